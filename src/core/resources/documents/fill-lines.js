import { warnOfFraction } from '../fraction-warning.ts';
import { products } from '../products.ts';
/** Notes faults of one line. */
export function lineFault(draft, index) {
  return (field, code, message) => draft.fault({ pointer: `/items/${index}/${field}`, code, message });
}
/** The lines with everything but their amounts, which the totals give. */
export function fillLines(draft, lines, terms) {
  const named = lines.flatMap(({ product_id }) => product_id ?? []);
  const news = named.filter((id) => !terms.known.some(({ product_id }) => product_id === id));
  // One is as quickly found by itself.
  if (news.length > 1) draft.readAhead(products, news);
  return lines.map((line, index) => {
    const fault = lineFault(draft, index);
    const isFirst = lines.findIndex(({ id }) => id === line.id) === index;
    const kept = (isFirst && terms.known.find(({ id }) => id === line.id)) || null;
    if (line.id !== null && kept === null)
      fault('id', 'not_found', 'The document has no other line with this id.');
    if (line.discount !== null && line.discount_percent !== null) {
      for (const field of ['discount', 'discount_percent']) {
        fault(field, 'mutually_exclusive', 'Give either discount or discount_percent.');
      }
    }
    warnOfFraction(draft, line.tax_rate, `/items/${index}/tax_rate`);
    // What a kept line has of its product is its own: the product may have changed since.
    const isNews = line.product_id !== null && line.product_id !== kept?.product_id;
    const product = isNews && line.product_id !== null ? findProduct(draft, line.product_id, fault) : null;
    const own = isNews || line.product_id === null ? null : kept;
    return fillLine(draft, line, { ...terms, kept, own, product, isLost: isNews && product === null, fault });
  });
}
function fillLine(draft, line, context) {
  const { currency, isTaxExempt, kept, own, product, isLost, fault } = context;
  if (product !== null && line.unit_price === null && product.currency !== currency) {
    const priced = String(product.currency);
    fault(
      'unit_price',
      'currency_mismatch',
      `The product is priced in ${priced}: give a unit_price in ${currency}.`,
    );
  }
  const description = line.description ?? textOf(product?.name) ?? textOf(own?.description);
  const unitPrice = line.unit_price ?? textOf((product ?? own)?.unit_price);
  if (description === null && !isLost) fault('description', 'required', 'Must be given, or a product_id.');
  if (unitPrice === null && !isLost) fault('unit_price', 'required', 'Must be given, or a product_id.');
  const taxSource = isTaxExempt || line.tax_rate !== null ? null : (product ?? own);
  return {
    ...line,
    id: kept?.id ?? draft.newId('li'),
    sku: textOf((product ?? own)?.sku),
    description: description ?? '',
    quantity: line.quantity ?? '1',
    unit: line.unit ?? textOf(product?.unit),
    tax_rate: line.tax_rate ?? textOf(taxSource?.tax_rate) ?? '0',
    tax_name: line.tax_name ?? textOf(taxSource?.tax_name),
    unit_price: unitPrice ?? '0',
    amount: '0',
  };
}
/** The product's record; a fault is noted when it is not there, or not offered any more. */
export function findProduct(draft, id, fault) {
  const product = draft.find(products, id);
  if (product === null) fault('product_id', 'not_found', `There is no product with the id ${id}.`);
  else if (product.active === false)
    fault('product_id', 'inactive_product', `The product ${id} is not active.`);
  return product;
}
function textOf(value) {
  return typeof value === 'string' ? value : null;
}

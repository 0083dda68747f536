/** Fills the lines of a document from their products, and notes what is missing. */
import { bothDiscounts } from '../../billing/discounts.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import { warnOfFraction } from '../fraction-warning.ts';
import { checkExemptionCode, unitCodeFor } from '../tax-fields.ts';
import { separateOutsideScope, type TreatedLine, treatLine, warnOfMissingCategory } from './line-tax.ts';
import type { Line, LineInput } from './line-items.ts';

export interface LineTerms {
  readonly currency: string;
  /** A tax-exempt customer's lines without a rate are not taxed. */
  readonly isTaxExempt: boolean;
  /** The lines that the document has already. */
  readonly known: readonly Line[];
}

type Product = RecordTypes['product'];

type Fault = (field: string, code: FieldCode, message: string) => void;

/** Notes faults of one line. */
function lineFault(tx: Transaction, index: number): Fault {
  return (field, code, message) => tx.fault({ pointer: `/items/${index}/${field}`, code, message });
}

/** The lines with everything but their amounts, which the totals give. */
export function fillLines(tx: Transaction, lines: readonly LineInput[], terms: LineTerms): Line[] {
  readProducts(tx, lines, terms.known);
  const filled = lines.map((line, index) => {
    const fault = lineFault(tx, index);
    const isFirst = lines.findIndex(({ id }) => id === line.id) === index;
    const kept = (isFirst && terms.known.find(({ id }) => id === line.id)) || null;
    if (line.id !== null && kept === null)
      fault('id', 'not_found', 'The document has no other line with this id.');
    checkDiscounts(line, fault);
    warnOfFraction(tx, line.tax_rate, `/items/${index}/tax_rate`);
    // A kept line has its own copy of its product's fields, because the product may have changed since.
    const isNamed = line.product_id !== null || line.sku !== null;
    const isNews = isNamed && (line.product_id === null || line.product_id !== kept?.product_id);
    const own = isNews || !isNamed ? null : kept;
    const product = isNews ? findProduct(tx, line, index) : own && productOfCleared(tx, line, own);
    const context = { ...terms, kept, own, product, isLost: isNews && product === null, fault };
    return fillLine(tx, line, context, `/items/${index}`);
  });
  const separate = separateOutsideScope(tx, filled);
  warnOfMissingCategory(tx, separate);
  return separate.map(({ line }) => line);
}

function checkDiscounts({ discount, discount_percent }: LineInput, fault: Fault): void {
  if (discount === null || discount_percent === null) return;
  for (const field of ['discount', 'discount_percent']) fault(field, ...bothDiscounts);
}

// A single product is found as quickly without reading ahead.
function readProducts(tx: Transaction, lines: readonly LineInput[], known: readonly Line[]): void {
  const ids = lines.flatMap(({ product_id }) => product_id ?? []);
  const skus = new Set(lines.flatMap(({ product_id, sku }) => (product_id === null && sku) || []));
  const news = ids.filter((id) => !known.some(({ product_id }) => product_id === id));
  if (news.length > 1) tx.readAhead('product', news);
  if (skus.size > 1) tx.readAheadByText('product', 'sku', [...skus]);
}

// A patch that clears a value which the product supplied takes the product's own, as it is now.
function productOfCleared(
  tx: Transaction,
  { product_id, description, unit_price, tax_rate, tax_category }: LineInput,
  own: Line,
): Product | null {
  const isTreatmentCleared = tax_category === null && (own.tax_category ?? null) !== null;
  const isCleared = description === null || unit_price === null || tax_rate === null || isTreatmentCleared;
  return isCleared ? tx.find('product', String(product_id)) : null;
}

interface LineContext extends LineTerms {
  readonly kept: Line | null;
  /** The kept line while it still names its product: the line's own values come before those of the product. */
  readonly own: Line | null;
  readonly product: Product | null;
  /** True when the named product does not exist: then what it would have filled in is not reported as missing, too. */
  readonly isLost: boolean;
  readonly fault: Fault;
}

const needed = 'Must be given where no product is named.';

function fillLine(tx: Transaction, line: LineInput, context: LineContext, pointer: string): TreatedLine {
  const { isTaxExempt, kept, own, product, isLost, fault } = context;
  checkCurrency(line, context);
  const description = line.description ?? product?.name ?? own?.description ?? null;
  const source = product ?? own;
  const unitPrice = line.unit_price ?? source?.unit_price ?? null;
  if (description === null && !isLost) fault('description', 'required', needed);
  if (unitPrice === null && !isLost) fault('unit_price', 'required', needed);
  const taxSource = isTaxExempt || line.tax_rate !== null ? null : source;
  const rate = line.tax_rate ?? taxSource?.tax_rate ?? '0';
  checkExemptionCode(tx, line.tax_exemption_code, `${pointer}/tax_exemption_code`);
  const { treatment, isDefault } = treatLine(tx, rate, line, product, fault);
  const complete = {
    ...line,
    id: kept?.id ?? tx.newId('li'),
    product_id: product?.id ?? line.product_id,
    sku: (own ?? product)?.sku ?? null,
    description: description ?? '',
    quantity: line.quantity ?? '1',
    ...unitOf(tx, line, own === null ? product : null, `${pointer}/unit_code`),
    tax_rate: rate,
    tax_name: line.tax_name ?? taxSource?.tax_name ?? null,
    ...treatment,
    unit_price: unitPrice ?? '0',
    amount: '0',
  };
  return { line: complete, isDefault };
}

// The product's code belongs to the product's unit.
function unitOf(
  tx: Transaction,
  line: LineInput,
  product: Product | null,
  pointer: string,
): Pick<Line, 'unit' | 'unit_code'> {
  const unit = line.unit ?? product?.unit ?? null;
  const given = line.unit_code ?? (line.unit === null ? product?.unit_code : null) ?? null;
  return { unit, unit_code: unitCodeFor(tx, { unit, unit_code: given }, pointer) };
}

function checkCurrency({ unit_price }: LineInput, { currency, product, fault }: LineContext): void {
  if (product === null || unit_price !== null || product.currency === currency) return;
  const message = `The product is priced in ${product.currency}: give a unit_price in ${currency}.`;
  fault('unit_price', 'currency_mismatch', message);
}

/** The product that a line names; a fault is noted when it is not there, or not offered any more. */
export function findProduct(
  tx: Transaction,
  { product_id: id, sku }: Pick<LineInput, 'product_id' | 'sku'>,
  index: number,
): Product | null {
  const fault = lineFault(tx, index);
  const [field, name] = id === null ? ['sku', `SKU ${sku}`] : ['product_id', `id ${id}`];
  const product =
    id === null ? (tx.findByText('product', 'sku', String(sku))[0] ?? null) : tx.find('product', id);
  if (product === null) fault(field, 'not_found', `There is no product with the ${name}.`);
  else if (!product.active) fault(field, 'inactive_product', `The product with the ${name} is not active.`);
  else if (sku !== null && sku !== product.sku) {
    const message = 'Both product_id and sku were given: the product was found by product_id.';
    tx.warn({ code: 'sku_ignored', message, pointer: `/items/${index}/sku` });
  }
  return product;
}

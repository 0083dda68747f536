/** Fills the lines of a document from their products, and notes what is missing. */
import type { Transaction } from '../../schema/transaction.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import { warnOfFraction } from '../fraction-warning.ts';
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
export function lineFault(tx: Transaction, index: number): Fault {
  return (field, code, message) => tx.fault({ pointer: `/items/${index}/${field}`, code, message });
}

/** The lines with everything but their amounts, which the totals give. */
export function fillLines(tx: Transaction, lines: readonly LineInput[], terms: LineTerms): Line[] {
  const named = lines.flatMap(({ product_id }) => product_id ?? []);
  const news = named.filter((id) => !terms.known.some(({ product_id }) => product_id === id));
  // A single product is found as quickly without reading ahead.
  if (news.length > 1) tx.readAhead('product', news);
  return lines.map((line, index) => {
    const fault = lineFault(tx, index);
    const isFirst = lines.findIndex(({ id }) => id === line.id) === index;
    const kept = (isFirst && terms.known.find(({ id }) => id === line.id)) || null;
    if (line.id !== null && kept === null)
      fault('id', 'not_found', 'The document has no other line with this id.');
    if (line.discount !== null && line.discount_percent !== null) {
      for (const field of ['discount', 'discount_percent']) {
        fault(field, 'mutually_exclusive', 'Give either discount or discount_percent.');
      }
    }
    warnOfFraction(tx, line.tax_rate, `/items/${index}/tax_rate`);
    // A kept line has its own copy of its product's fields, because the product may have changed since.
    const isNews = line.product_id !== null && line.product_id !== kept?.product_id;
    const product = isNews && line.product_id !== null ? findProduct(tx, line.product_id, fault) : null;
    const own = isNews || line.product_id === null ? null : kept;
    return fillLine(tx, line, { ...terms, kept, own, product, isLost: isNews && product === null, fault });
  });
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

function fillLine(tx: Transaction, line: LineInput, context: LineContext): Line {
  const { currency, isTaxExempt, kept, own, product, isLost, fault } = context;
  if (product !== null && line.unit_price === null && product.currency !== currency) {
    fault(
      'unit_price',
      'currency_mismatch',
      `The product is priced in ${product.currency}: give a unit_price in ${currency}.`,
    );
  }
  const description = line.description ?? product?.name ?? own?.description ?? null;
  const source = product ?? own;
  const unitPrice = line.unit_price ?? source?.unit_price ?? null;
  if (description === null && !isLost) fault('description', 'required', 'Must be given, or a product_id.');
  if (unitPrice === null && !isLost) fault('unit_price', 'required', 'Must be given, or a product_id.');
  const taxSource = isTaxExempt || line.tax_rate !== null ? null : source;
  return {
    ...line,
    id: kept?.id ?? tx.newId('li'),
    sku: source?.sku ?? null,
    description: description ?? '',
    quantity: line.quantity ?? '1',
    unit: line.unit ?? product?.unit ?? null,
    tax_rate: line.tax_rate ?? taxSource?.tax_rate ?? '0',
    tax_name: line.tax_name ?? taxSource?.tax_name ?? null,
    unit_price: unitPrice ?? '0',
    amount: '0',
  };
}

/** The product's record; a fault is noted when it is not there, or not offered any more. */
export function findProduct(tx: Transaction, id: string, fault: Fault): Product | null {
  const product = tx.find('product', id);
  if (product === null) fault('product_id', 'not_found', `There is no product with the id ${id}.`);
  else if (!product.active) fault('product_id', 'inactive_product', `The product ${id} is not active.`);
  return product;
}

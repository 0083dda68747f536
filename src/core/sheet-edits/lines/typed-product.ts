/** Finds the product of a line that a person has typed: by its SKU, its name or its id, or by the line's description. */
import { Refusal } from '../../errors/refusal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';

/** Reads ahead what several new lines may name: two searches in the place of two for each line. */
export function readNamedProducts(tx: Transaction, lines: readonly JsonObject[]): void {
  const typed = lines.map(({ product_id }) => product_id).filter(isText);
  const described = lines.flatMap(({ product_id, description }) => (isText(product_id) ? [] : [description]));
  const names = new Set([...typed, ...described.filter(isText)]);
  if (typed.length > 1) tx.readAheadByText('product', 'sku', [...new Set(typed)]);
  if (names.size > 1) tx.readAheadByText('product', 'name', [...names]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/**
 * The line with the id of the product that its cell names; a new line without one gets that of which its description is
 * the whole name. Two searches at most when the cell was changed.
 * @param written the line as the API wrote it, null for a new one
 * @throws Refusal validation_failed when no product has the name, or several have
 */
export function withTypedProduct(
  tx: Transaction,
  line: JsonObject,
  written: Readonly<JsonObject> | null,
): JsonObject {
  const typed = line.product_id ?? null;
  if (typed === null && written === null && isText(line.description)) {
    const [named, another] = tx.findByText('product', 'name', line.description);
    return named?.active === true && another === undefined ? { ...line, product_id: named.id } : line;
  }
  if (typed === null || typed === written?.product_id) return line;
  const product = productNamed(tx, String(typed));
  // A line that was copied elsewhere may show its own description for the name of a product without a SKU.
  if (product === null && typed === line.description) return { ...line, product_id: null };
  if (product === null)
    throw new Refusal(
      'validation_failed',
      `There is no product with the SKU or the name "${String(typed)}".`,
    );
  return { ...line, product_id: product.id };
}

function productNamed(tx: Transaction, text: string): RecordTypes['product'] | null {
  const bySku = tx.findByText('product', 'sku', text);
  const [found, another] = bySku.length > 0 ? bySku : tx.findByText('product', 'name', text);
  if (another !== undefined)
    throw new Refusal('validation_failed', `Several products are called "${text}": type the SKU.`);
  return found ?? productListed(tx, text) ?? tx.find('product', text);
}

// `G-1 – Gears`: a product as a list shows it, which must be both.
function productListed(tx: Transaction, text: string): RecordTypes['product'] | null {
  const [sku = '', ...name] = text.split(' – ');
  if (name.length === 0) return null;
  return tx.findByText('product', 'sku', sku).find((one) => one.name === name.join(' – ')) ?? null;
}

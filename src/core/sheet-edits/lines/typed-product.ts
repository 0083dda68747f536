/** Finds the product that a person has typed into a line, by its SKU, its name or its id. */
import { Refusal } from '../../errors/refusal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';

/**
 * The line with the id of the product that its cell names. Two searches at most when the cell was changed.
 * @param written the line as the API wrote it, null for a new one
 * @throws Refusal validation_failed when no product has the name, or several have
 */
export function withTypedProduct(
  tx: Transaction,
  line: JsonObject,
  written: Readonly<JsonObject> | null,
): JsonObject {
  const typed = line.product_id ?? null;
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
  return found ?? tx.find('product', text);
}

/** What invoices and quotations do alike. */
import type { Action } from '../../schema/action.ts';
import { isStored } from '../../schema/field.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { customerById, foundCustomer } from './billed-customer.ts';
import { findProduct, lineFault } from './fill-lines.ts';
import type { Line } from './line-items.ts';

/** Makes a new draft like the document; `blank` is what every new draft of its kind begins with. */
export function duplicateAction(
  resourceOf: () => Resource,
  blank: (record: JsonObject) => JsonObject,
): Action {
  return {
    name: 'duplicate',
    summary: 'Duplicate as a draft',
    fields: {},
    from: null,
    successStatus: 201,
    run(record, _input, tx) {
      const resource = resourceOf();
      const { content } = copyContent(tx, resource, record);
      tx.create(resource, { ...content, ...blank(record) });
    },
  };
}

/**
 * The document's content for a new one of `target`: lines, prices and texts as they are, the lines with new ids.
 * @returns the content, and the customer's record
 * @throws Refusal validation_failed when its customer or a product of it is not offered any more
 */
export function copyContent(
  tx: Transaction,
  target: Resource,
  record: JsonObject,
): { content: JsonObject; customer: JsonObject } {
  const found = customerById(tx, String(record.customer_id), null);
  const content: JsonObject = {};
  for (const [name, field] of Object.entries(target.fields)) {
    if (isStored(field)) content[name] = record[name] ?? null;
  }
  const items = (record.items as Line[]).map((item, index) => {
    if (item.product_id !== null) findProduct(tx, item.product_id, lineFault(tx, index));
    return { ...item, id: tx.newId('li') };
  });
  return {
    customer: foundCustomer(tx, found),
    content: { ...content, items, number: null, external_id: null, customer: null },
  };
}

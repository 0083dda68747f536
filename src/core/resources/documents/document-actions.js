import { isStored } from '../../schema/field.ts';
import { customerById, foundCustomer } from './billed-customer.ts';
import { findProduct, lineFault } from './fill-lines.ts';
/** Makes a new draft like the document; `blank` is what every new draft of its kind begins with. */
export function duplicateAction(resourceOf, blank) {
  return {
    name: 'duplicate',
    summary: 'Make a new draft with the same content',
    fields: {},
    from: null,
    successStatus: 201,
    run(record, _input, draft) {
      const resource = resourceOf();
      const { content } = copyContent(draft, resource, record);
      draft.create(resource, { ...content, ...blank(record) });
    },
  };
}
/**
 * The document's content for a new one of `target`: lines, prices and texts as they are, the lines with new ids.
 * @returns the content, and the customer's record
 * @throws Refusal validation_failed when its customer or a product of it is not offered any more
 */
export function copyContent(draft, target, record) {
  const found = customerById(draft, String(record.customer_id), null);
  const content = {};
  for (const [name, field] of Object.entries(target.fields)) {
    if (isStored(field)) content[name] = record[name] ?? null;
  }
  const items = record.items.map((item, index) => {
    if (item.product_id !== null) findProduct(draft, item.product_id, lineFault(draft, index));
    return { ...item, id: draft.newId('li') };
  });
  return {
    customer: foundCustomer(draft, found),
    content: { ...content, items, number: null, external_id: null, customer: null },
  };
}

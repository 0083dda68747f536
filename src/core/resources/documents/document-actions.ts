/** What invoices and quotations do alike. */
import { invalid } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import { isStored } from '../../schema/field.ts';
import type { Draft } from '../../schema/draft.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';

/** Makes a new draft like the document; `blank` is what every new draft of its kind begins with. */
export function duplicateAction(
  resourceOf: () => Resource,
  blank: (record: JsonObject) => JsonObject,
): Action {
  return {
    name: 'duplicate',
    summary: 'Make a new draft with the same content',
    fields: {},
    from: null,
    successStatus: 201,
    run(record, _input, draft) {
      const resource = resourceOf();
      draft.create(resource, { ...copyContent(draft, resource, record), ...blank(record) });
    },
  };
}

/** The document's content for a new one of `target`: lines, prices and texts as they are, the lines with new ids. */
export function copyContent(draft: Draft, target: Resource, record: JsonObject): JsonObject {
  const content: JsonObject = {};
  for (const [name, field] of Object.entries(target.fields)) {
    if (isStored(field)) content[name] = record[name] ?? null;
  }
  const items = (record.items as JsonObject[]).map((item) => ({ ...item, id: draft.newId('li') }));
  return { ...content, items, number: null, external_id: null, customer: null };
}

/**
 * The customer that a document names.
 * @throws Refusal validation_failed when a person has deleted its row
 */
export function customerOf(draft: Draft, customers: Resource, record: JsonObject): JsonObject {
  const customer = draft.find(customers, String(record.customer_id));
  if (customer !== null) return customer;
  throw invalid([{ pointer: '/customer_id', code: 'not_found', message: 'The customer is gone.' }]);
}

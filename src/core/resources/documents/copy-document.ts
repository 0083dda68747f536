/** Copies a document's content into a new one: a duplicate, or the invoice of a quotation. */
import type { Action } from '../../schema/action.ts';
import { type Fields, isStored } from '../../schema/field.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { customerById, customerOf } from './billed-customer.ts';
import { findProduct } from './fill-lines.ts';
import type { Line } from './line-items.ts';

/** Declares the action that makes a new draft like the document; `blank` has the first fields of every new draft. */
export function duplicateAction(
  object: 'invoice' | 'quotation',
  blank: (record: JsonObject) => JsonObject,
): Action {
  return {
    name: 'duplicate',
    summary: 'Duplicate as a draft',
    fields: {},
    successStatus: 201,
    run(record, _input, tx) {
      const { content } = copyContent(tx, record, Object.keys(record));
      tx.create(object, { ...content, service_date: null, service_period: null, ...blank(record) });
      return null;
    },
  };
}

// A new document is about its own day, and of the parties as they are when it is issued.
const blankReferences = {
  customer: null,
  seller: null,
  payment_reference: null,
  exchange_rate: null,
  exchange_rate_date: null,
  base_amounts: null,
};

/** The names of the fields that a document keeps. */
export function storedNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name] !== undefined && isStored(fields[name]));
}

/**
 * Returns the document's content for a new one: lines, prices and texts as they are, the lines with new ids.
 * @param names the fields that are copied
 * @returns the content, and the customer's record
 * @throws Refusal invalid_state when its customer was deleted, validation_failed when the customer or a product is not offered any more
 */
export function copyContent(
  tx: Transaction,
  record: JsonObject,
  names: readonly string[],
): { content: JsonObject; customer: RecordTypes['customer'] } {
  const customer = customerOf(tx, record);
  customerById(tx, customer.id, null);
  const content = Object.fromEntries(names.map((name) => [name, record[name] ?? null]));
  const items = (record.items as Line[]).map((item, index) => {
    if (item.product_id !== null) findProduct(tx, { ...item, sku: null }, index);
    return { ...item, id: tx.newId('li') };
  });
  tx.stopOnFaults();
  return {
    customer,
    content: {
      ...content,
      ...blankReferences,
      items,
      number: null,
      external_id: null,
    },
  };
}

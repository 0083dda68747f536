/** The workspace as the API knows it, while people type: what a cell says is nobody's before it is settled. */
import type { ResourceOrName } from '../schema/record-types.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';

/**
 * The draft with a search that finds a record by what the API wrote last, or by what this draft has made of it. The
 * row that is being settled shows what was typed: it would be found as the holder of its own new number or code.
 */
export function asWritten(tx: OpenTransaction): OpenTransaction {
  const findByText = (resource: ResourceOrName, field: string, text: string): JsonObject[] =>
    tx.findByText<string>(resource as string, field, text).filter((record) => {
      const isChanged = tx.changes.some((change) => change.record === record);
      const known = isChanged ? record : tx.placeOf(record).stored.written;
      return known[field] === text;
    });
  return { ...tx, findByText: findByText as OpenTransaction['findByText'] };
}

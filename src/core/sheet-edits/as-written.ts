/** The workspace as the API knows it, while people type: what a cell says is nobody's before it is settled. */
import type { OpenTransaction } from '../store/open-transaction.ts';

/**
 * The draft with a search that finds a record by what the API wrote last, or by what this draft has made of it. The
 * row that is being settled shows what was typed: it would be found as the holder of its own new number or code.
 */
export function asWritten(tx: OpenTransaction): OpenTransaction {
  return {
    ...tx,
    findByText: (resource, field, text) =>
      tx.findByText(resource, field, text).filter((record) => {
        const isDrafted = tx.changes.some((change) => change.record === record);
        const known = isDrafted ? record : tx.placeOf(record).stored.written;
        return known[field] === text;
      }),
  };
}

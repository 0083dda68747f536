/** What a person may correct in the columns of an invoice or a quotation. */
import { Refusal } from '../../errors/refusal.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Corrections } from '../../schema/resource.ts';
import { type DueDateWish, dueDate } from './due-date.ts';
import { refuseClosedPeriod } from './refuse-closed-period.ts';

const remarks = ['po_number', 'external_id'];
const parties = ['number', 'customer_name', 'customer_id', 'customer_email', 'currency'];

interface OwnFields {
  /** The document's day, and the one until which it counts. */
  readonly dates: readonly [string, DueDateWish['field']];
  readonly others?: readonly string[];
  /** What a correction is called where the books of its day are closed; missing: no books have such documents. */
  readonly booked?: string;
}

/**
 * @param isOpen true while it has been issued and nothing has come of it: then its lines may still be corrected
 * @param own fields that only this kind of document has: its dates, which are decided once it is issued, and others
 */
export function documentCorrections(record: JsonObject, isOpen: boolean, own: OwnFields): Corrections {
  const { status, shape } = record;
  const plain = [...own.dates, ...(own.others ?? []), ...remarks];
  if (status === 'draft') {
    return {
      fields: [...plain, ...parties, 'items', ...(shape === 'total' ? ['total'] : [])],
      revises: true,
    };
  }
  return {
    fields: isOpen ? [...plain, 'items'] : plain,
    needed: own.dates,
    revises: isOpen,
    check: (changes, tx) => checkIssued(record, changes, tx, own),
  };
}

function checkIssued(
  record: JsonObject,
  changes: Readonly<JsonObject>,
  tx: Transaction,
  { dates: [own, until], booked }: OwnFields,
): void {
  if (record.status === 'void')
    throw new Refusal(
      'invalid_state',
      'A void document cannot be changed. Copy the row to create a new one.',
    );
  const [before, after] = [record[own], changes[own] ?? record[own]].map(String) as [string, string];
  const isOfBooks = changes[own] !== undefined || changes.items !== undefined;
  if (booked !== undefined && isOfBooks)
    for (const day of [before, after]) refuseClosedPeriod(tx, day, booked);
  if (changes[own] === undefined && changes[until] === undefined) return;
  dueDate(tx, { from: after, given: String(changes[until] ?? record[until]), days: 0, field: until });
}

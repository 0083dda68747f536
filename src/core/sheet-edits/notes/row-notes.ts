/** The texts of notes at a record's row: why an edit was not taken, and where the cell can be changed. */
import { Refusal } from '../../errors/refusal.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { isGiven } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Cell } from '../../workspace.ts';
import { reasonsOf } from './owners-words.ts';
import { correctionsOf } from '../rows/correct-record.ts';
import { addNote, type RowEditContext } from '../rows/row-edit-context.ts';

const sums = ['discount_total', 'tax_total', 'total'];
const payments = ['amount_paid', 'amount_due'];
const credits = ['amount_credited', 'credit_notes_total'];
const uses = ['applied_amount', 'refunded_amount', 'remaining_credit', 'unapplied_amount'];
const booked = ['amount', 'invoice_number', 'invoice_id', 'credit_note_number', 'payment_id', 'lines'];
const parties = ['number', 'customer_name', 'customer_id', 'currency'];

/** What to do in place of a change of a booking, by its object: money that has moved stays as it was booked. */
const rebook: Readonly<Record<string, string>> = {
  payment: 'A recorded payment does not change: set its Status to voided, and record another.',
  refund: 'A recorded refund does not change: set its Status to voided, and record another.',
  credit_note: 'An issued credit note does not change: set its Status to void, and issue another.',
};

/** The fields of an issued credit note that are as they were issued. */
const issued = [...booked, ...parties, ...sums, 'credit_note_date', 'reason', 'reason_text', 'items'];

/**
 * Adds a note on a refusal, at the cell that it is about.
 * @param edited the fields whose cells were edited; none for a row that is no record yet
 */
export function noteRefusal(
  context: RowEditContext,
  { row, cells }: ReadRow,
  refusal: Refusal,
  edited: readonly string[],
): void {
  const problems = refusal.facts.problems ?? [];
  // The code of a conflict begins with the field whose value another record has.
  const [, taken = ''] = /^(.+)_(?:taken|reserved)$/.exec(refusal.code) ?? [];
  const named = [...problems.map(({ pointer }) => pointer.split('/')[1] ?? ''), taken];
  // A part of an object has a column of its own.
  const parts = problems.map(({ pointer }) => pointer.slice(1).replace('/', '.'));
  // An edited cell gets the note, because the note quotes what was typed there.
  const wanted = [
    ...parts.filter((part) => part.includes('.')),
    ...named.filter((name) => edited.length === 0 || edited.includes(name)),
    ...(edited.includes('status') ? ['status'] : edited),
    ...['status', 'name'],
  ];
  const { columns } = context.table;
  const columnOf = (name: string): number =>
    columns.findIndex(({ key, part }) => key === name || part?.field === name);
  const index = wanted.map(columnOf).find((at) => at >= 0) ?? 0;
  const { resource } = context.table;
  const typed = String(cells[index] ?? '');
  const yet = waitsForOther(refusal) ? ' yet' : '';
  const what = typed === '' ? `Not taken${yet}.` : `"${typed}" was not taken${yet}.`;
  addNote(context, row, index, [what, ...reasonsOf(resource, refusal)].join('\n'));
}

/** True where a cell of another record has to be corrected first: the next sweep takes the edit after that. */
export function waitsForOther(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'record_quarantined';
}

/** A sentence on what stood in a cell that was restored, and one on where to change it. */
export function restoredCellText(typed: Cell | undefined, advice: string): string {
  const what = typed === '' || typed === undefined ? 'An empty cell' : `"${String(typed)}"`;
  return `${typed instanceof Date ? 'The date' : what} was not taken, and the cell was restored. ${advice}`;
}

/**
 * Where a person can change a field of a record that its own cell does not change.
 * @param record as the API wrote it last
 */
export function whereToChange(resource: Resource, record: JsonObject, name: string): string {
  const { object, itemsSheet } = resource;
  const { fields, needed = [] } = correctionsOf(resource, record);
  const reissue = sheetRulesOf(resource).reissue?.(record) ?? '';
  if (fields.includes(name) && needed.includes(name)) return 'This cell cannot be empty.';
  if (name === 'discount_total' && fields.includes(name))
    return `Type it again once the lines stand in the sheet ${itemsSheet ?? ''}.`;
  if (uses.includes(name))
    return 'It is computed from what it is applied to over the API, and from the refunds in the sheet Refunds.';
  if (object === 'credit_note') return whereToCredit(record, name);
  if (booked.includes(name) && rebook[object] !== undefined) return rebook[object];
  if (itemsSheet === undefined) return 'Only the API sets this.';
  if (credits.includes(name))
    return 'It is computed from the credit notes: issue or void one in the sheet Credit notes.';
  if (payments.includes(name))
    return 'It is computed from the payments: record or void a payment in the sheet Payments.';
  if (sums.includes(name))
    return fields.includes('items')
      ? `It is computed from the lines: change them in the sheet ${itemsSheet}.`
      : `It is computed from the lines, which cannot change while the ${object} is ${String(record.status)}. ${reissue}`.trim();
  const field = resource.fields[name];
  if (field !== undefined && isGiven(field)) return `It can change only in a draft. ${reissue}`.trim();
  return 'Only the API sets this.';
}

function whereToCredit({ status }: JsonObject, name: string): string {
  if (status !== 'draft' && issued.includes(name)) return rebook.credit_note ?? '';
  return sums.includes(name)
    ? 'It is computed from the invoice: change the Amount, which is with tax; blank credits all that is left.'
    : 'Only the API sets this.';
}

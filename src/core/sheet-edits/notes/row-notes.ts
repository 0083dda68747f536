/** The texts of notes at a record's row: why an edit was not taken, and where the cell can be changed. */
import type { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Cell } from '../../workspace.ts';
import { correctionsOf } from '../rows/correct-record.ts';
import { addNote, type RowEditContext } from '../rows/row-edit-context.ts';

const sums = ['discount_total', 'tax_total', 'total'];
const payments = ['amount_paid', 'amount_due'];
const booked = ['amount', 'invoice_number', 'invoice_id'];
const parties = ['number', 'customer_name', 'customer_id', 'currency'];

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
  // An edited cell gets the note, because the note quotes what was typed there.
  const wanted = [
    ...named.filter((name) => edited.length === 0 || edited.includes(name)),
    ...(edited.includes('status') ? ['status'] : edited),
    ...['status', 'name'],
  ];
  const keys = context.table.columns.map(({ key }) => key);
  const index = wanted.map((key) => keys.indexOf(key)).find((at) => at >= 0) ?? 0;
  const reasons = problems.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`);
  const typed = String(cells[index] ?? '');
  const what = typed === '' ? 'Not taken.' : `"${typed}" was not taken.`;
  addNote(context, row, index, [what, ...(reasons.length > 0 ? reasons : [refusal.message])].join('\n'));
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
  if (fields.includes(name) && needed.includes(name)) return 'This cell cannot be empty.';
  if (object === 'payment' && booked.includes(name))
    return 'A recorded payment does not change: set its Status to voided, and record another.';
  if (itemsSheet === undefined) return 'Only the API sets this.';
  if (payments.includes(name))
    return 'It is computed from the payments: record or void a payment in the sheet Payments.';
  if (sums.includes(name))
    return fields.includes('items')
      ? `It is computed from the lines: change them in the sheet ${itemsSheet}.`
      : `It is computed from the lines, which cannot change while the ${object} is ${String(record.status)}.`;
  if (parties.includes(name))
    return `It can change only in a draft. To change it now, copy the row, change the copy, and void or cancel this ${object}.`;
  return 'Only the API sets this.';
}

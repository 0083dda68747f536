/** The texts of notes at a record's row: why an edit was not taken, and where the cell can be changed. */
import type { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { ReadRow } from '../../store/read/read-records.ts';
import type { Cell } from '../../workspace.ts';
import { correctionsOf } from '../rows/correct-record.ts';
import { addNote, type RowEditContext } from '../rows/row-edit-context.ts';
import { percentQuestion, type TypedPercent } from '../rows/typed-percents.ts';

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

/** Asks about percentages of a row that are probably a mistake. */
export function askAboutPercents(
  context: RowEditContext,
  row: number,
  percents: readonly TypedPercent[],
): void {
  for (const percent of percents) {
    const text = percentQuestion(percent);
    if (text !== null) addNote(context, row, percent.index, text);
  }
}

/** A sentence on what stood in a cell that was restored, and one on where to change it. */
export function restoredCellText(typed: Cell | undefined, advice: string): string {
  const what = typed === '' || typed === undefined ? 'A blank' : `"${String(typed)}"`;
  return `${typed instanceof Date ? 'A date' : what} was put back. ${advice}`;
}

/**
 * Where a person can change a field of a record that its own cell does not change.
 * @param record as the API wrote it last
 */
export function whereToChange(resource: Resource, record: JsonObject, name: string): string {
  const { object, itemsSheet } = resource;
  const { fields, needed = [] } = correctionsOf(resource, record);
  if (fields.includes(name) && needed.includes(name)) return 'This cell cannot be blank.';
  if (object === 'payment' && booked.includes(name))
    return 'A payment stays as it was booked: set its Status to voided, and book another.';
  if (itemsSheet === undefined) return 'The API alone decides this.';
  if (payments.includes(name))
    return 'The API adds it up from the payments: book one in the sheet Payments, or void one there.';
  if (sums.includes(name))
    return fields.includes('items')
      ? `The API adds it up from the lines: change them in the sheet ${itemsSheet}.`
      : `The API adds it up from the lines, which cannot change while it is ${String(record.status)}.`;
  if (parties.includes(name))
    return `Only a draft can have another. To change it now, copy the row, change the copy, and end this ${object}.`;
  return 'The API alone decides this.';
}

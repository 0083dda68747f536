/** Tells a person at which cell what was refused, and why. */
import type { Refusal } from '../errors/refusal.ts';
import type { ReadRow } from '../store/read/read-records.ts';
import { type Hand, leaveNote } from './hand.ts';

/** @param edited the fields whose cells were edited; none for a row that is no record yet */
export function explainRefusal(hand: Hand, read: ReadRow, refusal: Refusal, edited: readonly string[]): void {
  const { table } = hand;
  const problems = refusal.facts.problems ?? [];
  // A conflict is named after the field whose value another record has.
  const [, taken = ''] = /^(.+)_(?:taken|reserved)$/.exec(refusal.code) ?? [];
  const named = [...problems.map(({ pointer }) => pointer.split('/')[1] ?? ''), taken];
  // Where something was edited, the note belongs there: what was typed fits badly to the cell that is named.
  const wanted = [
    ...named.filter((name) => edited.length === 0 || edited.includes(name)),
    ...(edited.includes('status') ? ['status'] : edited),
    ...['status', 'name'],
  ];
  const keys = table.columns.map(({ key }) => key);
  const index = wanted.map((key) => keys.indexOf(key)).find((at) => at >= 0) ?? 0;
  const reasons = problems.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`);
  const typed = String(read.cells[index] ?? '');
  const what = typed === '' ? 'Not taken.' : `"${typed}" was not taken.`;
  leaveNote(hand, read.row, index, [what, ...(reasons.length > 0 ? reasons : [refusal.message])].join('\n'));
}

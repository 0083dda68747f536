/** Decides what one row of a sheet is, and settles what a person has done to it. */
import { Refusal } from '../errors/refusal.ts';
import { isCorrectable } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { ReadRow } from '../store/read-records.ts';
import { sequenceOf } from '../store/record-id.ts';
import { encodeRecord, fingerprint, unpack } from '../store/row-codec.ts';
import type { Cell } from '../workspace.ts';
import { adoptTypedRow } from './adopt-typed-row.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import { type Hand, leaveNote } from './hand.ts';
import { readTypedValues } from './typed-values.ts';

/** Drafts what a row has become. What cannot be taken is restored, with a note that says why. */
export function settleRow(hand: Hand, read: ReadRow): void {
  const { table, isOriginal } = hand;
  const { cells, row } = read;
  const isBlankBehind = cells[table.dataIndex] === '' && cells[table.revIndex] === '';
  if (isBlankBehind) {
    attempt(hand, read, null, () => adoptTypedRow(hand, read, null));
    return;
  }
  const written = unpack(table, cells);
  const seq = written === null ? null : sequenceOf(String(written.id), table.resource.idPrefix);
  // Its data is gone: the row is quarantined until the owner brings it back.
  if (written === null || seq === null) return;
  if (cells[table.revIndex] === '' || !isOriginal(row, String(written.id))) {
    attempt(hand, read, null, () => adoptTypedRow(hand, read, written));
    if (!hand.claimed.some((claim) => claim.row === row)) disown(hand, read);
    return;
  }
  if (cells[table.checkIndex] !== fingerprint(table, cells)) settleEdited(hand, read, { written, seq });
}

// A copy that cannot be a record yet loses what makes it look like the first; without a revision it stays a copy.
function disown({ table, restored }: Hand, { row, cells }: ReadRow): void {
  const number = table.columns.findIndex(({ key }) => key === 'number');
  for (const index of [table.idIndex, table.revIndex, number]) {
    if (index >= 0 && cells[index] !== '') restored.push({ row, index, cell: '' });
  }
}

function settleEdited(
  hand: Hand,
  read: ReadRow,
  { written, seq }: { written: JsonObject; seq: number },
): void {
  const { table, draft, habits } = hand;
  const { resource } = table;
  const { values, unreadable } = readTypedValues(table, resource.fields, read.cells, habits);
  const wrong = unreadable.find(({ key }) => mayCorrect(hand, written, key));
  if (wrong !== undefined) {
    leaveNote(hand, read.row, wrong.index, `The API cannot use this record: the cell ${wrong.reason}.`);
    return;
  }
  const differing = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        (value ?? null) !== (written[name] ?? null) && (name === 'status' || mayCorrect(hand, written, name)),
    ),
  );
  const rev = Number(read.cells[table.revIndex]);
  const stored = { record: written, written, seq, rev, fingerprint: '', isUntouched: false };
  const id = String(written.id);
  // The commit finds the row by its id.
  if (read.id !== id) hand.restored.push({ row: read.row, index: table.idIndex, cell: id });
  attempt(hand, read, written, () => {
    const record = draft.take({ ...read, id, decoded: { ok: true, stored } });
    if (!correctRecord(draft, resource, record, differing)) restore(hand, read, written);
  });
}

function mayCorrect({ table }: Hand, written: JsonObject, name: string): boolean {
  const field = table.resource.fields[name];
  if (field === undefined) return false;
  return (
    correctionsOf(table.resource, written).fields.includes(name) && (isCorrectable(field) || name === 'total')
  );
}

// What is refused leaves no trace in the draft, and the row as it was.
function attempt(hand: Hand, read: ReadRow, written: JsonObject | null, run: () => void): void {
  const undo = hand.draft.savepoint();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
    explain(hand, read, error);
    if (written !== null) restore(hand, read, written);
  }
}

function explain(hand: Hand, read: ReadRow, refusal: Refusal): void {
  const { table } = hand;
  const problems = refusal.facts.problems ?? [];
  const named = problems.map(({ pointer }) => pointer.split('/')[1] ?? '');
  const keys = table.columns.map(({ key }) => key);
  const index = [...named, 'status', 'name'].map((key) => keys.indexOf(key)).find((at) => at >= 0) ?? 0;
  const reasons = problems.map(({ pointer, message }) => `${pointer.slice(1)}: ${message}`);
  const typed = String(read.cells[index] ?? '');
  const what = typed === '' ? 'Not taken.' : `"${typed}" was not taken.`;
  leaveNote(hand, read.row, index, [what, ...(reasons.length > 0 ? reasons : [refusal.message])].join('\n'));
}

/** Gives a row the cells that the API wrote there. */
function restore(hand: Hand, { row, cells }: ReadRow, written: JsonObject): void {
  const { table, restored } = hand;
  const wanted: Cell[] = encodeRecord(table, written, Number(cells[table.revIndex]));
  for (const [index, cell] of wanted.entries()) {
    if (cell !== cells[index]) restored.push({ row, index, cell });
  }
}

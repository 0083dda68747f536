/** Decides what one row of a sheet is, and settles what a person has done to it. */
import { Refusal } from '../errors/refusal.ts';
import { isCorrectable } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { ReadRow } from '../store/read/read-records.ts';
import { sequenceOf } from '../store/record-id.ts';
import { encodeRecord, fingerprint, unpack } from '../store/row-codec.ts';
import type { Cell } from '../workspace.ts';
import { adoptTypedRow } from './adopt-typed-row.ts';
import { bringBack } from './bring-back.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import { askAbout, type Hand, leaveNote } from './hand.ts';
import { explainRefusal } from './explain-refusal.ts';
import { putBackWords, remedyFor } from './put-back.ts';
import { withPercents } from './shown-percents.ts';
import { readTypedValues, type TypedValues } from './typed-values.ts';

// Older than any: where the journal still knows the record, the sweep writes it again with its own.
const unknownRevision = 0;

/** Drafts what a row has become. What cannot be taken is restored, with a note that says why. */
export function settleRow(hand: Hand, read: ReadRow): void {
  const { table, isOriginal } = hand;
  const { cells, row } = read;
  const isBlankBehind = cells[table.dataIndex] === '' && cells[table.revIndex] === '';
  // What is cleared along with it does not make a known record a new one.
  if (isBlankBehind && read.seq !== null && hand.isKnown(read.id) && isOriginal(row, read.id)) return;
  if (isBlankBehind) {
    attempt(hand, read, null, () => adoptTypedRow(hand, read, null));
    return;
  }
  const written = unpack(table, cells);
  const seq = written === null ? null : sequenceOf(String(written.id), table.resource.idPrefix);
  if (written === null || seq === null) {
    // Its data is gone: the row is quarantined until the owner brings it back, unless it is a copy.
    if (read.seq !== null && !isOriginal(row, read.id)) disown(hand, read);
    return;
  }
  const isLost = cells[table.revIndex] === '';
  // Whose id stands in no other row is no copy: a person has cleared its revision.
  const isCopy = !isOriginal(row, String(written.id)) || (isLost && read.id !== written.id);
  if (isCopy) {
    attempt(hand, read, null, () => adoptTypedRow(hand, read, written));
    if (!hand.claimed.some((claim) => claim.row === row)) disown(hand, read);
    return;
  }
  if (isLost) hand.restored.push({ row, index: table.revIndex, cell: unknownRevision });
  const isEdited = cells[table.checkIndex] !== fingerprint(table, cells);
  if (isEdited) settleEdited(hand, read, { written, seq });
  if (hand.wasDeleted(String(written.id)))
    attempt(hand, read, null, () => settleReturned(hand, read, { written, seq }));
}

// A row that cannot be read is no record yet; one whose number or other code has gone to another is a copy.
function settleReturned(hand: Hand, read: ReadRow, { written, seq }: Written): void {
  if (!read.decoded.ok) return;
  const { tx, table } = hand;
  const corrected = tx.changes.find(({ record }) => record.id === written.id)?.record;
  const record = corrected ?? takeWritten(hand, read, { written, seq });
  const isTaken = Object.keys(table.resource.unique).some((name) => {
    const text = record[name];
    return (
      typeof text === 'string' && tx.findByText(table.resource, name, text).some(({ id }) => id !== record.id)
    );
  });
  if (!isTaken) {
    bringBack(hand, read, record, { isCorrected: corrected !== undefined });
    return;
  }
  attempt(hand, read, null, () => adoptTypedRow(hand, read, written));
  if (!hand.claimed.some((claim) => claim.row === read.row)) disown(hand, read);
}

// A copy that cannot be a record yet loses what makes it look like the first; without a revision it stays a copy.
function disown({ table, restored }: Hand, { row, cells }: ReadRow): void {
  const number = table.columns.findIndex(({ key }) => key === 'number');
  for (const index of [table.idIndex, table.revIndex, number]) {
    if (index >= 0 && cells[index] !== '') restored.push({ row, index, cell: '' });
  }
}

/** A record as the API wrote it last into a row. */
interface Written {
  readonly written: JsonObject;
  readonly seq: number;
}

function settleEdited(hand: Hand, read: ReadRow, { written, seq }: Written): void {
  const { table, tx, habits } = hand;
  const { resource } = table;
  const id = String(written.id);
  // The commit finds the row by its id, and who asks for a record that cannot be read is to hear of it.
  if (read.id !== id) hand.restored.push({ row: read.row, index: table.idIndex, cell: id });
  const percents = hand.percentsIn(read.row, read.cells, resource.fields, written);
  const cells = withPercents(read.cells, percents);
  const { values, unreadable } = readTypedValues(table, resource.fields, cells, habits);
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
  notePutBacks(hand, read, written, { values, unreadable });
  // However it was typed, it is shown as the API writes it; and nothing is taken from a row that has moved since.
  for (const percent of percents) hand.restored.push({ row: read.row, ...percent });
  attempt(hand, read, written, () => {
    const record = takeWritten(hand, read, { written, seq });
    if (correctRecord(tx, resource, record, differing)) askAbout(hand, read.row, percents);
    else restore(hand, read, written);
  });
}

// What the API decides is put back by whatever becomes of the row.
function notePutBacks(
  hand: Hand,
  { row, cells }: ReadRow,
  written: JsonObject,
  { values, unreadable }: TypedValues,
): void {
  const { resource, columns } = hand.table;
  const { needed = [] } = correctionsOf(resource, written);
  const cannotBe = new Set(unreadable.map(({ key }) => key));
  for (const [index, { key, hidden }] of columns.entries()) {
    if (hidden || key === 'status' || !(key in resource.fields)) continue;
    const value = values[key] ?? null;
    if (!cannotBe.has(key) && value === (written[key] ?? null)) continue;
    if (mayCorrect(hand, written, key) && !(value === null && needed.includes(key))) continue;
    leaveNote(hand, row, index, putBackWords(cells[index], remedyFor(resource, written, key)));
  }
}

// What a person has typed is settled column by column: until then the record is what the API wrote.
// A row that was copied and left behind, or brought back, may show an older state than the record's last.
function takeWritten(hand: Hand, read: ReadRow, { written, seq }: Written): JsonObject {
  const { tx, table } = hand;
  const id = String(written.id);
  const rev = Number(read.cells[table.revIndex]);
  const record = hand.laterState(id, rev) ?? written;
  const stored = { record, written, seq, rev, fingerprint: '', isUntouched: false };
  return tx.take({ ...read, id, decoded: { ok: true, stored } });
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
  const undo = hand.tx.savepoint();
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    undo();
    explainRefusal(hand, read, error, written === null ? [] : editedIn(hand, read, written));
    if (written !== null) restore(hand, read, written);
  }
}

/** The fields that a person may decide and whose cells are not as the API wrote them. */
function editedIn(hand: Hand, { cells }: ReadRow, written: JsonObject): string[] {
  const { table } = hand;
  const wanted: Cell[] = encodeRecord(table, written, 0);
  return table.columns.flatMap(({ key }, index) =>
    cells[index] !== wanted[index] && (key === 'status' || mayCorrect(hand, written, key)) ? [key] : [],
  );
}

/** Gives a row the cells that the API wrote there. */
function restore(hand: Hand, { row, cells }: ReadRow, written: JsonObject): void {
  const { table, restored } = hand;
  const wanted: Cell[] = encodeRecord(table, written, Number(cells[table.revIndex]));
  for (const [index, cell] of wanted.entries()) {
    if (cell !== cells[index]) restored.push({ row, index, cell });
  }
}

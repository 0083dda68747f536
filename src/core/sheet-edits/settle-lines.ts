/** Makes what the rows of one document's line items have become a correction of it, or gives them back what they were. */
import { Refusal } from '../errors/refusal.ts';
import { isSame } from '../schema/canonical-json.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import { commitTransaction, notIdempotent } from '../store/commit.ts';
import { beginTransaction } from '../store/begin-transaction.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { redoTail } from '../store/redo-tail.ts';
import { correctionsOf, correctRecord } from './correct-record.ts';
import type { CellNote } from './hand.ts';
import { withShownPercents } from './item-percents.ts';
import { itemPutBacks } from './item-put-backs.ts';
import { type ItemRow, lineIds, readOwnRows } from './item-rows.ts';
import type { Desk } from './desk.ts';
import { type FoundLines, findLines, isTypedOn, restore, typedOver } from './found-lines.ts';
import { nameRows, releaseRows } from './name-rows.ts';
import { isWaiting, type LineNote, reasonOf, renumberedNotes, repeatedNote } from './line-notes.ts';
import { linesOf, typedLines } from './typed-lines.ts';

export interface TouchedDocument {
  readonly id: string;
  /** Those that the person touched; a note about it goes to the first. */
  readonly rows: readonly number[];
  /** Rows that are to become lines of it. */
  readonly typed: readonly ItemRow[];
}

export interface SettledLines {
  /** `moved`: somebody has moved rows meanwhile, and the next sweep looks again. */
  readonly outcome: 'changed' | 'same' | 'refused' | 'moved';
  readonly notes: readonly LineNote[];
  /** Those that go to cells of their own. */
  readonly cellNotes: readonly CellNote[];
  /** Copies that name another document, and are no lines of this one any more. */
  readonly leaving: readonly ItemRow[];
}

const nothing = { notes: [], cellNotes: [], leaving: [] };

// Nobody types faster than that for long; what is typed later has a trigger of its own.
const looksMax = 3;

/** One commit at most, under the lock. */
export function settleLines(desk: Desk, touched: TouchedDocument, looks = looksMax): SettledLines {
  const { id, rows, typed } = touched;
  const row = rows[0] ?? null;
  const { session, resource, table, habits } = desk;
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const tx = beginTransaction(session, tail);
  let found: FoundLines;
  let repeated: readonly ItemRow[] = [];
  try {
    const record = tx.find(resource, id);
    if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
    const lost = typed.filter(({ lineId }) => lineIds(record).includes(lineId));
    const left = giveBack(desk, id, lost);
    if (left === null) return { ...nothing, outcome: 'moved' };
    repeated = left;
    found = findLines(desk, record, tx.placeOf(record).stored.rev);
  } catch (error) {
    // What cannot be read cannot be shown either.
    const text = reasonOf('Not taken.', error);
    return { ...nothing, outcome: 'refused', notes: row === null ? [] : [{ row, text }] };
  }
  const { record, own, copies } = found;
  const leaving = releaseRows(session, table, found.leaving);
  if (leaving === null) return { ...nothing, outcome: 'moved' };
  const notes = [...renumberedNotes(record, own), ...repeated.map(repeatedNote)];
  const cellNotes = itemPutBacks(desk, found.wanted, own);
  try {
    const others = [...copies, ...typed.filter(({ lineId }) => !lineIds(record).includes(lineId))];
    const seen = withShownPercents(desk, record, [...own, ...others]);
    const lines = typedLines(resource, record, { own: seen.of(own), others: seen.of(others) }, habits);
    const isChanged =
      !isSame(lines.items, linesOf(resource, record)) &&
      mayCorrect(resource, record) &&
      correctRecord(tx, resource, record, { items: lines.items });
    if (!isChanged) {
      restore(desk, found);
      return { outcome: 'same', notes, cellNotes, leaving };
    }
    const after = tx.changes.find((change) => change.record.id === id)?.record ?? record;
    const ids = lineIds(after).slice(-lines.fresh.length);
    const named = lines.fresh.map((fresh, index) => ({
      // As it stands in the sheet, its percentages as Google keeps them.
      row: others.find(({ row: at }) => at === fresh.row) ?? fresh,
      documentId: id,
      lineId: ids[index] ?? '',
    }));
    // Whoever types on meanwhile is not to find the cell as it was: the lines are written over as whole rows.
    if (looks > 1 && isTypedOn(desk, found)) return { ...settleLines(desk, touched, looks - 1), leaving };
    // Where the lines are written, a new one goes to the row where it was typed.
    if (!nameRows(session, table, named)) return { outcome: 'moved', notes, cellNotes, leaving };
    cellNotes.push(...seen.doubts);
  } catch (error) {
    const text = reasonOf(own.length < found.wanted.length ? 'The line was put back.' : 'Not taken.', error);
    // A copy that cannot be a line is none; a person decides what becomes of it.
    if (releaseRows(session, table, copies) === null) return { outcome: 'moved', notes, cellNotes, leaving };
    const damaged = refuse(desk, found, error);
    const reasons = (row === null ? damaged : [row]).map((at) => ({ row: at, text }));
    return { outcome: 'refused', notes: [...notes, ...reasons], cellNotes, leaving };
  }
  commitTransaction(session, tail, tx, notIdempotent);
  return { outcome: 'changed', notes, cellNotes, leaving };
}

// A person has cleared the document's id: the rows get it back whose lines stand nowhere else. The others; null when
// somebody has moved rows meanwhile.
function giveBack(
  { session, table }: Desk,
  documentId: string,
  lost: readonly ItemRow[],
): readonly ItemRow[] | null {
  if (lost.length === 0) return [];
  const standing = readOwnRows(session, table, documentId).map(({ lineId }) => lineId);
  const isLeft = ({ lineId }: ItemRow): boolean => standing.includes(lineId);
  const named = lost.filter((row) => !isLeft(row)).map((row) => ({ row, documentId, lineId: row.lineId }));
  return nameRows(session, table, named) ? lost.filter(isLeft) : null;
}

/** @throws Refusal invalid_state */
function mayCorrect(resource: Resource, record: JsonObject): boolean {
  if (correctionsOf(resource, record).fields.includes('items')) return true;
  throw new Refusal(
    'invalid_state',
    `Its lines cannot change while it is ${String(record.status)}. Bill a difference on a document of its own.`,
  );
}

// What another record stands in the way of stays as it was typed.
function refuse(desk: Desk, found: FoundLines, error: unknown): number[] {
  return isWaiting(error) ? typedOver(desk, found) : restore(desk, found);
}

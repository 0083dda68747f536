/** Makes the rows of one document's line items an update of the document, or restores the rows. */
import { Refusal } from '../../errors/refusal.ts';
import { isSame } from '../../schema/canonical-json.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { beginTransaction } from '../../store/begin-transaction.ts';
import { commitTransaction, notIdempotent } from '../../store/commit.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { redoTail } from '../../store/redo-tail.ts';
import type { CellNote } from '../notes/cell-notes.ts';
import {
  refusedLineText,
  renumberedNotes,
  repeatedNote,
  restoredLineNotes,
  waitsForOther,
} from '../notes/line-notes.ts';
import { correctionsOf, correctRecord } from '../rows/correct-record.ts';
import {
  type ComparedLines,
  compareLines,
  firstDifferingRow,
  hasChangedSince,
  restoreLines,
} from './compare-lines.ts';
import { type LineEditContext, lineNote } from './line-edit-context.ts';
import { assignRows, type LineRow, lineIds, readRowsOfDocument, releaseRows } from './line-rows.ts';
import { linesOf, readTypedLines } from './typed-lines.ts';

export interface EditedDocument {
  readonly id: string;
  /** Those that the person has touched; a note about the document goes to the first. */
  readonly rows: readonly number[];
  /** Rows without an id that are to become lines of it. */
  readonly typed: readonly LineRow[];
}

export interface AppliedLines {
  /** `moved`: somebody has moved rows meanwhile, and the next sweep looks at them. */
  readonly outcome: 'changed' | 'same' | 'refused' | 'moved';
  readonly notes: readonly CellNote[];
  /** Copies that name another document, and are no lines of this one any more. */
  readonly leaving: readonly LineRow[];
}

// Nobody types on for longer than three attempts; later edits have a trigger of their own.
const attemptsMax = 3;

/** Commits one transaction at most, under the lock. */
export function applyDocumentLines(
  context: LineEditContext,
  edited: EditedDocument,
  attempts = attemptsMax,
): AppliedLines {
  const { id, rows, typed } = edited;
  const { session, resource, table } = context;
  const notesAt = (at: readonly number[], text: string): CellNote[] =>
    at.map((one) => lineNote(context, one, 'document_number', text));
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const tx = beginTransaction(session, tail);
  let compared: ComparedLines;
  let repeated: readonly LineRow[] = [];
  try {
    const record = tx.find(resource, id);
    if (record === null) throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
    const lost = typed.filter(({ lineId }) => lineIds(record).includes(lineId));
    const left = restoreDocumentIds(context, id, lost);
    if (left === null) return { outcome: 'moved', notes: [], leaving: [] };
    repeated = left;
    compared = compareLines(context, record, tx.placeOf(record).stored.rev);
  } catch (error) {
    // A document that cannot be read cannot be shown either.
    const text = refusedLineText('Not taken.', error);
    return { outcome: 'refused', notes: notesAt(rows.slice(0, 1), text), leaving: [] };
  }
  const { record, own, copies } = compared;
  const leaving = releaseRows(session, table, compared.leaving);
  if (leaving === null) return { outcome: 'moved', notes: [], leaving: [] };
  const notes = [
    ...renumberedNotes(context, record, own),
    ...repeated.map((one) => repeatedNote(context, one)),
    ...restoredLineNotes(context, compared.wanted, own),
  ];
  try {
    const others = [...copies, ...typed.filter(({ lineId }) => !lineIds(record).includes(lineId))];
    const lines = readTypedLines(context, record, { own, others });
    const isChanged =
      !isSame(lines.items, linesOf(resource, record)) &&
      mayCorrectLines(resource, record) &&
      correctRecord(tx, resource, record, { items: lines.items });
    if (!isChanged) {
      restoreLines(context, compared);
      return { outcome: 'same', notes, leaving };
    }
    const after = tx.changes.find((change) => change.record.id === id)?.record ?? record;
    const freshIds = lineIds(after).slice(-lines.fresh.length);
    const assigned = lines.fresh.map((fresh, index) => ({
      row: fresh,
      documentId: id,
      lineId: freshIds[index] ?? '',
    }));
    // The commit writes the lines as whole rows, over cells that somebody may have typed into meanwhile.
    if (attempts > 1 && hasChangedSince(context, compared))
      return { ...applyDocumentLines(context, edited, attempts - 1), leaving };
    // The commit finds a new line by these ids, and writes it into the row where it was typed.
    if (!assignRows(session, table, assigned)) return { outcome: 'moved', notes, leaving };
    notes.push(...lines.questions);
  } catch (error) {
    const first = own.length < compared.wanted.length ? 'The line was put back.' : 'Not taken.';
    const text = refusedLineText(first, error);
    // A refused copy becomes a row of no document; a person decides what to do with it.
    if (releaseRows(session, table, copies) === null) return { outcome: 'moved', notes, leaving };
    // An edit that waits for another record stays as it was typed.
    const damaged = waitsForOther(error)
      ? firstDifferingRow(context, compared)
      : restoreLines(context, compared);
    notes.push(...notesAt(rows.length === 0 ? damaged : rows.slice(0, 1), text));
    return { outcome: 'refused', notes, leaving };
  }
  commitTransaction(session, tail, tx, notIdempotent);
  return { outcome: 'changed', notes, leaving };
}

// Rows whose document id a person has cleared get it back, unless their line stands in another row by now.
// Returns those others; null when somebody has moved rows meanwhile.
function restoreDocumentIds(
  { session, table }: LineEditContext,
  documentId: string,
  lost: readonly LineRow[],
): readonly LineRow[] | null {
  if (lost.length === 0) return [];
  const standing = readRowsOfDocument(session, table, documentId).map(({ lineId }) => lineId);
  const isElsewhere = ({ lineId }: LineRow): boolean => standing.includes(lineId);
  const assigned = lost
    .filter((row) => !isElsewhere(row))
    .map((row) => ({ row, documentId, lineId: row.lineId }));
  return assignRows(session, table, assigned) ? lost.filter(isElsewhere) : null;
}

/** @throws Refusal invalid_state */
function mayCorrectLines(resource: Resource, record: JsonObject): boolean {
  if (correctionsOf(resource, record).fields.includes('items')) return true;
  throw new Refusal(
    'invalid_state',
    `Its lines cannot change while it is ${String(record.status)}. Bill a difference on a document of its own.`,
  );
}

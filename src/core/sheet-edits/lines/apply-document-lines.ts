/** Makes the rows of one document's line items an update of the document, or restores the rows. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import { deletionsIn, readRecordedChanges } from '../../store/journal/recorded-changes.ts';
import { type CellNote, noteAt } from '../notes/cell-notes.ts';
import {
  refusedLineText,
  renumberedNotes,
  repeatedNote,
  restoredLineNotes,
  unknownNumberNote,
} from '../notes/line-notes.ts';
import { waitsForOther } from '../notes/row-notes.ts';
import { beginEdits } from '../rows/begin-edits.ts';
import { correctionsOf, correctRecord } from '../rows/correct-record.ts';
import { standAsRead } from '../rows/read-rows.ts';
import { type ComparedLines, compareLines, firstDifferingRow, restoreLines } from './compare-lines.ts';
import {
  asAssigned,
  assignRows,
  type LineEditContext,
  type LineRow,
  lineIds,
  readRowsOfDocument,
  withoutIds,
} from './line-rows.ts';
import { readTypedLines, type TypedLines } from './typed-lines.ts';

export interface EditedDocument {
  readonly id: string;
  /** Those that the person has touched; a note about the document goes to the first. */
  readonly rows: readonly number[];
  /** Rows without an id that are to become lines of it. */
  readonly typed: readonly LineRow[];
  /** Where its lines stood before the lock was taken; none when that is not known. */
  readonly likely: readonly number[];
}

export interface AppliedLines {
  /** The document as it is now, when it has changed. */
  readonly taken?: JsonObject;
  readonly notes: readonly CellNote[];
  /** Copies that name another document, and are no lines of this one any more. */
  readonly leaving: readonly LineRow[];
}

// Nobody types on for longer than three attempts; later edits have a trigger of their own.
const attemptsMax = 3;

/**
 * Commits one transaction at most, under the lock.
 * @returns null when somebody has moved rows meanwhile: the next sweep looks at them
 */
export function applyDocumentLines(
  context: LineEditContext,
  edited: EditedDocument,
  attempts = attemptsMax,
): AppliedLines | null {
  const { id, rows } = edited;
  const { session, resource, table } = context;
  const notesAt = (at: readonly number[], text: string): CellNote[] =>
    at.map((row) => noteAt(context, row, 'document_number', text));
  const { tx, commit } = beginEdits(session);
  let compared: ComparedLines;
  try {
    const record = tx.find(resource, id);
    if (record === null) return releaseLines(context, id);
    compared = compareLines(context, { record, rev: tx.placeOf(record).stored.rev }, edited);
  } catch (error) {
    // A document that cannot be read cannot be shown either.
    const notes = notesAt(rows.slice(0, 1), refusedLineText(resource, 'Not taken.', error));
    return { notes, leaving: [] };
  }
  const { record, wanted, own, added, assigned } = compared;
  const notes = [
    ...renumberedNotes(context, record, own),
    ...compared.repeated.map((one) => repeatedNote(context, one)),
    ...restoredLineNotes(context, wanted, own),
  ];
  const leaving = compared.leaving.map((row) => asAssigned(table, withoutIds(row)));
  let lines: TypedLines;
  try {
    lines = readTypedLines(context, tx, record, { own, others: added });
    const isChanged =
      lines.isChanged &&
      mayCorrectLines(resource, record) &&
      correctRecord(tx, resource, record, { items: lines.items });
    if (!isChanged) {
      if (!assignRows(session, table, assigned)) return null;
      restoreLines(context, compared);
      return { notes, leaving };
    }
  } catch (error) {
    const text = refusedLineText(resource, becameOf(compared, rows), error);
    // A refused copy becomes a row of no document; a person decides what to do with it.
    const copies = added.filter(({ documentId }) => documentId !== '');
    if (!assignRows(session, table, [...assigned, ...copies.map(withoutIds)])) return null;
    // An edit that waits for another record stays as it was typed.
    const damaged = waitsForOther(error)
      ? firstDifferingRow(context, compared)
      : restoreLines(context, compared);
    notes.push(...notesAt(rows.length === 0 ? damaged : rows.slice(0, 1), text));
    return { notes, leaving };
  }
  // The commit writes the lines as whole rows, over cells that somebody may have typed into meanwhile.
  if (attempts > 1 && !standAsRead(session, table, compared.read))
    return applyDocumentLines(context, edited, attempts - 1);
  // The commit finds a new line by these ids, and writes it into the row where it was typed.
  const after = tx.changes.find((change) => change.record.id === id)?.record ?? record;
  const freshIds = lineIds(after).slice(-lines.fresh.length);
  const fresh = lines.fresh.map((row, index) => ({ ...row, documentId: id, lineId: freshIds[index] ?? '' }));
  if (!assignRows(session, table, [...assigned, ...fresh])) return null;
  commit();
  return {
    taken: after,
    notes: [...notes, ...whereTheyStand(context, id, lines.questions, [...own, ...fresh])],
    leaving,
  };
}

/**
 * Lines that a person has brought back wait for a document of that name once their own was deleted.
 * @throws Refusal not_found when nobody has recorded its deletion: it may be back as well
 */
function releaseLines(context: LineEditContext, id: string): AppliedLines | null {
  const { session, resource, table } = context;
  if (!deletionsIn(readRecordedChanges(session, resource)).has(id))
    throw new Refusal('not_found', `There is no ${resource.object} with the id ${id}.`);
  const lines = readRowsOfDocument(session, table, id);
  if (!assignRows(session, table, lines.map(withoutIds))) return null;
  return { notes: lines.map((line) => unknownNumberNote(context, line)), leaving: [] };
}

// What has become of the lines when an edit of these rows is refused.
function becameOf({ own, wanted, added }: ComparedLines, [first]: readonly number[]): string {
  if (own.length < wanted.length) return 'The line was restored.';
  const isNew = added.some(({ row, documentId }) => row === first && documentId === '');
  return isNew ? 'This row is not a line yet.' : 'Not taken.';
}

// A line that goes takes its row along, so those below it stand elsewhere now: a search, when there is a note at all.
function whereTheyStand(
  { session, table }: LineEditContext,
  documentId: string,
  notes: readonly CellNote[],
  before: readonly LineRow[],
): readonly CellNote[] {
  if (notes.length === 0) return notes;
  const now = readRowsOfDocument(session, table, documentId);
  return notes.map((note) => {
    const line = before.find(({ row }) => row === note.row);
    return { ...note, row: now.find(({ lineId }) => lineId === line?.lineId)?.row ?? note.row };
  });
}

/** @throws Refusal invalid_state */
function mayCorrectLines(resource: Resource, record: JsonObject): boolean {
  if (correctionsOf(resource, record).fields.includes('items')) return true;
  throw new Refusal(
    'invalid_state',
    `Its lines cannot change while it is ${String(record.status)}. ${sheetRulesOf(resource).reissue?.(record) ?? ''}`.trim(),
  );
}

/** Corrects the documents of which the sheet of items shows fewer lines than they have, or more, near rows that have moved. */
import type { Resource } from '../../schema/resource.ts';
import { likelyRow } from '../../store/locate/find-record.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { type PartialRecord, readVerifiedColumns } from '../../store/read/read-columns.ts';
import { shownLines } from '../../store/row/item-rows.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import type { Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { itemsTable, recordTable, type Table } from '../../store/table.ts';
import { readIds } from '../deletions/compare-ids.ts';
import { keepMarks, lookForMoves, markRows, knownPlaces } from '../deletions/known-places.ts';
import type { EditWork, RowRange } from '../edit-run.ts';
import { readColumn, readTexts, rowNumbersOf } from '../rows/read-rows.ts';
import { correctLines } from './apply-in-slices.ts';
import { findDocuments } from './shown-lines.ts';

// The lines of a document stand together, unless somebody has added some later.
const linesAround = 250;

// The search goes this many rows beyond where a record should stand, because no hint knows of rows that came or went.
const rowsMoved = 100;

// Documents between two others are read along with them, as long as there are not many more.
const documentsBetweenMax = 3_000;

/**
 * Looks where rows of line items came or went: at all of them when that is not known.
 * @param stored all properties
 * @returns what corrects the documents; it is called once the records are reconciled, whose deletion moves lines as well
 */
export function lookForMovedLines(
  work: EditWork,
  session: Session,
  resource: Resource,
  stored: Readonly<Record<string, string>>,
): () => void {
  const table = itemsTable(resource);
  if (table === null) return () => undefined;
  const { properties } = work.workspace;
  const marks = knownPlaces(stored, table);
  const moves = lookForMoves(session, table, lineIdIndex(table), marks, 'where');
  if (moves === null)
    return () => {
      correctMiscounted(work, session, resource, null);
      keepMarks(properties, stored, table, markRows([], 2, readLineIds(session, table)));
    };
  const windows = moves.ids.length === 0 ? moves.windows : [...moves.windows, moves.below];
  return () => {
    correctMiscounted(work, session, resource, windows);
    keepMarks(properties, stored, table, markRows(moves.marks, moves.below.first, moves.ids));
  };
}

/** The ids of the lines themselves, row by row: two document calls. */
export function readLineIds(session: Session, lines: Table): string[] {
  return readColumn(session, lines, lineIdIndex(lines));
}

function lineIdIndex({ columns }: Table): number {
  return columns.findIndex(({ key }) => key === 'id');
}

/** Corrects the documents whose lines stood in rows that a person has cleared, or in rows near them. */
export function reconcileLinesNear(work: EditWork, resource: Resource, rows: RowRange): void {
  correctMiscounted(work, startSession(work.workspace), resource, [rows]);
}

/**
 * Corrects the documents that have another number of lines than the sheet shows. One line in place of another is left to
 * the sweep.
 * @param windows where rows of lines came or went; null when that is not known
 */
function correctMiscounted(
  work: EditWork,
  session: Session,
  resource: Resource,
  windows: readonly RowRange[] | null,
): void {
  const lines = itemsTable(resource);
  if (lines === null) return;
  const near = new Set<string>();
  const isTold = windows?.every((window) => {
    const found = miscountedNear(session, resource, lines, window);
    for (const id of found ?? []) near.add(id);
    return found !== null;
  });
  correctLines(work, resource, isTold ? [...near] : findMiscounted(work, session, resource, lines));
}

// With 100,000 invoices of three lines each, the column of the lines takes about 3 s and the data of the documents 9 s.
function findMiscounted(work: EditWork, session: Session, resource: Resource, lines: Table): string[] {
  const table = recordTable(resource);
  const isMiscounted = miscountTest(readIds(session, lines));
  const all = { first: 2, last: session.workspace.document.lastContentRow(table.sheet) };
  return findDocuments(session, table, all, isMiscounted, [], work.isLate);
}

/** Makes the function that is true for a document with another number of lines than rows have its id. */
function miscountTest(ids: readonly string[]): (document: PartialRecord) => boolean {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ id, record }) => shownLines(record).length !== (counts.get(id) ?? 0);
}

// Returns null when the rows do not tell which documents to read.
function miscountedNear(
  session: Session,
  resource: Resource,
  lines: Table,
  { first, last }: RowRange,
): string[] | null {
  const from = Math.max(2, first - linesAround);
  const documents = withVerifiedColumns(session, lines, (layout) => {
    const to = Math.min(last + linesAround, session.workspace.document.lastContentRow(lines.sheet));
    return readTexts(session, lines.sheet, layout[lines.idIndex] ?? 1, { first: from, last: to });
  });
  // The neighbours of the rows are looked at as well: all lines of a document between them may be gone.
  const core = new Set(documents.slice(Math.max(0, first - from - 1), last - from + 2));
  const all = [...core].flatMap((id) => sequenceOf(id, resource.idPrefix) ?? []).sort((a, b) => a - b);
  const middle = all[all.length >> 1];
  if (middle === undefined) return [];
  // Lines that were added to older documents stand apart: those documents are left to the sweep.
  const seqs = all.filter((seq) => Math.abs(seq - middle) <= documentsBetweenMax / 2);
  const isEnd = documents.length <= last - from + 1;
  const table = recordTable(resource);
  const newest = isEnd ? (session.hints.tails[table.sheet]?.seq ?? 0) : 0;
  const [low, high] = [Math.min(...seqs), Math.max(...seqs, Math.min(newest, middle + documentsBetweenMax))];
  const top = Math.max(2, likelyRow(session, table, low) - rowsMoved);
  const bottom = likelyRow(session, table, high) + rowsMoved;
  const rows = rowNumbersOf({ first: top, last: bottom });
  const records = readVerifiedColumns(session, table, ['shape', 'items'], rows);
  const read = new Set(records.map(({ seq }) => seq));
  if (!seqs.every((seq) => read.has(seq))) return null;
  const near = records.filter(({ seq, record }) => seq >= low && seq <= high && Array.isArray(record.items));
  return near.filter(miscountTest(documents)).map(({ id }) => id);
}

/** Corrects the documents of which the sheet of items shows fewer lines than they have, or more, near rows that have moved. */
import type { Resource } from '../../schema/resource.ts';
import { likelyRow } from '../../store/locate/find-record.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { readVerifiedColumns } from '../../store/read/read-verified-columns.ts';
import { shownLines } from '../../store/row/item-rows.ts';
import { readWindow } from '../../store/read/window.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import type { Session } from '../../store/session.ts';
import { startSession } from '../../store/start-session.ts';
import { itemsTable, recordTable, type Table } from '../../store/table.ts';
import { keepMarks, lookForMoves, markRows, knownPlaces } from '../deletions/known-places.ts';
import type { Work, RowRange } from '../edit-run.ts';
import { correctLines } from './apply-in-slices.ts';
import { findMiscounted } from './find-changed-documents.ts';

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
  work: Work,
  resource: Resource,
  stored: Readonly<Record<string, string>>,
): () => void {
  const table = itemsTable(resource);
  if (table === null) return () => undefined;
  const { properties } = work.workspace;
  const session = startSession(work.workspace);
  const marks = knownPlaces(stored, table);
  if (marks.length === 0 && isUnused(session, resource, table)) return () => undefined;
  const line = table.columns.findIndex(({ key }) => key === 'id');
  const moves = lookForMoves(session, table, line, marks, 'where');
  if (moves === null)
    return () => {
      correctLines(work, resource, findMiscounted(session, resource, work.isLate));
      keepMarks(properties, stored, table, markRows([], 2, readColumn(session, table, line)));
    };
  const windows = moves.ids.length === 0 ? moves.windows : [...moves.windows, moves.below];
  return () => {
    const near = miscountedIn(session, resource, windows) ?? findMiscounted(session, resource, work.isLate);
    correctLines(work, resource, near);
    keepMarks(properties, stored, table, markRows(moves.marks, moves.below.first, moves.ids));
  };
}

// Where there is neither a line nor a document, no line can have come or gone: two document calls.
function isUnused({ workspace: { document } }: Session, { sheet }: Resource, lines: Table): boolean {
  return document.lastContentRow(lines.sheet) < 2 && document.lastContentRow(sheet) < 2;
}

/** Corrects the documents whose lines stood in rows that a person has cleared, or in rows near them. */
export function reconcileLinesNear(work: Work, resource: Resource, rows: RowRange): void {
  const session = startSession(work.workspace);
  const near = miscountedIn(session, resource, [rows]);
  correctLines(work, resource, near ?? findMiscounted(session, resource, work.isLate));
}

// Returns null when the rows do not tell which documents to read.
function miscountedIn(
  session: Session,
  resource: Resource,
  windows: readonly RowRange[],
): readonly string[] | null {
  const found = new Set<string>();
  for (const window of windows) {
    const ids = miscountedNear(session, resource, window);
    if (ids === null) return null;
    for (const id of ids) found.add(id);
  }
  return [...found];
}

function miscountedNear(session: Session, resource: Resource, { first, last }: RowRange): string[] | null {
  const lines = itemsTable(resource);
  if (lines === null) return [];
  const from = Math.max(2, first - linesAround);
  const documents = withVerifiedColumns(session, lines, (layout) => {
    const area = { column: layout[lines.idIndex] ?? 1, columns: 1 };
    const { document } = session.workspace;
    const to = Math.min(last + linesAround, document.lastContentRow(lines.sheet));
    const { rows } = readWindow(document, lines.sheet, { first: from, last: to }, area);
    return rows.map(([id]) => String(id));
  });
  const counts = new Map<string, number>();
  for (const id of documents) counts.set(id, (counts.get(id) ?? 0) + 1);
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
  const rows = Array.from({ length: bottom - top + 1 }, (_none, at) => top + at);
  const records = readVerifiedColumns(session, table, ['shape', 'items'], rows);
  const read = new Set(records.map(({ seq }) => seq));
  if (!seqs.every((seq) => read.has(seq))) return null;
  return records.flatMap(({ id, seq, record }) => {
    const isNear = seq >= low && seq <= high && Array.isArray(record.items);
    return isNear && shownLines(record).length !== (counts.get(id) ?? 0) ? [id] : [];
  });
}

function readColumn(session: Session, table: Table, index: number): string[] {
  const { document } = session.workspace;
  return withVerifiedColumns(session, table, (layout) => {
    const range = { first: 2, last: document.lastContentRow(table.sheet) };
    const area = { column: layout[index] ?? 1, columns: 1 };
    return readWindow(document, table.sheet, range, area).rows.map(([id]) => String(id));
  });
}

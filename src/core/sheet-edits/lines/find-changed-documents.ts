/** Finds the documents whose lines the sheet of items does not show as they are. */
import type { Resource } from '../../schema/resource.ts';
import { readVerifiedColumns } from '../../store/read/read-verified-columns.ts';
import { hashCells } from '../../store/row/row-hash.ts';
import { shownLines } from '../../store/row/item-rows.ts';
import { openColumns } from '../../store/made-columns.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import { itemsTable, recordTable, type Table } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import { readIds } from '../deletions/compare-ids.ts';
import type { RowRange } from '../edit-run.ts';
import { readLineRows } from './line-rows.ts';

export interface ShownLines {
  /** True when the sheet shows these rows of a document and no others, in whatever order. */
  readonly shows: (documentId: string, rows: readonly (readonly Cell[])[]) => boolean;
  /** The rows of a document, from top to bottom. */
  readonly rowsOf: (documentId: string) => readonly number[];
}

// As many cells as 2,000 rows of records have: a document call of 0.7 s. The data cells of so many documents are some
// megabytes of text, and a document call of 0.3 s.
const rowsPerRead = 5_000;

/** Reads rows of the sheet of items, 5,000 rows a call: 8.5 µs for each cell of them. */
export function readShownLines(session: Session, table: Table, { first, last }: RowRange): ShownLines {
  const hashes = new Map<string, string[]>();
  const rows = new Map<string, number[]>();
  const open = openIn(session, table);
  for (let start = first; start <= last; start += rowsPerRead) {
    const range = { first: start, last: Math.min(last, start + rowsPerRead - 1) };
    for (const { row, documentId, cells } of readLineRows(session, table, range)) {
      const own = hashes.get(documentId);
      if (own === undefined) hashes.set(documentId, [hashOf(table, cells, open)]);
      else own.push(hashOf(table, cells, open));
      if (own === undefined) rows.set(documentId, [row]);
      else rows.get(documentId)?.push(row);
    }
  }
  return {
    shows: (documentId, shown) =>
      inAnyOrder(hashes.get(documentId) ?? []) ===
      inAnyOrder(shown.map((cells) => hashOf(table, cells, open))),
    rowsOf: (documentId) => rows.get(documentId) ?? [],
  };
}

/** The same for the same rows, in whatever order and whichever transactions wrote them. */
export function digestOf(session: Session, table: Table, rows: readonly (readonly Cell[])[]): string {
  const open = openIn(session, table);
  return inAnyOrder(rows.map((cells) => hashOf(table, cells, open)));
}

/**
 * Finds the documents that have another number of lines than the sheet shows. With 100,000 invoices of three lines each,
 * the column of the lines takes about 3 s and the data of the documents 9 s. One line in place of another is left to the
 * sweep.
 * @param isLate asked between reads: true leaves the rest to the sweep
 * @returns ids of documents
 */
export function findMiscounted(session: Session, resource: Resource, isLate: () => boolean): string[] {
  const lines = itemsTable(resource);
  if (lines === null) return [];
  const counts = new Map<string, number>();
  for (const id of readIds(session, lines)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const table = recordTable(resource);
  const end = session.workspace.document.lastContentRow(table.sheet);
  const found: string[] = [];
  for (let first = 2; first <= end && !isLate(); first += rowsPerRead) {
    const rows = Array.from({ length: Math.min(rowsPerRead, end - first + 1) }, (_none, at) => first + at);
    for (const { id, record } of readVerifiedColumns(session, table, ['shape', 'items'], rows)) {
      // The lines of a record whose data cannot be read are not known.
      if (Array.isArray(record.items) && shownLines(record).length !== (counts.get(id) ?? 0)) found.push(id);
    }
  }
  return found;
}

// Cells of columns that Set up has not made or filled yet say nothing.
function hashOf({ revIndex }: Table, cells: readonly Cell[], open: readonly number[]): string {
  return hashCells(cells.filter((_, index) => index !== revIndex && !open.includes(index)));
}

function openIn(session: Session, table: Table): readonly number[] {
  return openColumns(session.settings, table, seenLayout(session, table));
}

function inAnyOrder(hashes: readonly string[]): string {
  return [...hashes].sort().join();
}

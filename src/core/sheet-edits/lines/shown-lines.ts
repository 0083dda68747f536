/** Tells whether the sheet of items shows the lines of a document as they are. */
import { type PartialRecord, readVerifiedColumns } from '../../store/read/read-columns.ts';
import { hashCells } from '../../store/row/row-hash.ts';
import { openColumns } from '../../store/made-columns.ts';
import { type Session, seenLayout } from '../../store/session.ts';
import type { RecordTable, Table } from '../../store/table.ts';
import type { Cell } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';
import { addTo, rowNumbersOf } from '../rows/read-rows.ts';
import { readLineRows } from './line-rows.ts';

export interface ShownLines {
  /** True when the sheet shows these rows of a document and no others, in whatever order. */
  readonly shows: (documentId: string, rows: readonly (readonly Cell[])[]) => boolean;
  /** The rows of a document, from top to bottom. */
  readonly rowsOf: (documentId: string) => readonly number[];
}

// As many cells as 2,000 rows of records have: a document call of 0.7 s.
const rowsPerRead = 5_000;

/** Reads rows of the sheet of items, 5,000 rows a call: 8.5 µs for each cell of them. */
export function readShownLines(session: Session, table: Table, { first, last }: RowRange): ShownLines {
  const hashes = new Map<string, string[]>();
  const rows = new Map<string, number[]>();
  const open = openIn(session, table);
  for (let start = first; start <= last; start += rowsPerRead) {
    const range = { first: start, last: Math.min(last, start + rowsPerRead - 1) };
    for (const { row, documentId, cells } of readLineRows(session, table, range)) {
      addTo(hashes, documentId, hashOf(table, cells, open));
      addTo(rows, documentId, row);
    }
  }
  return {
    shows: (documentId, shown) =>
      inAnyOrder(hashes.get(documentId) ?? []) ===
      inAnyOrder(shown.map((cells) => hashOf(table, cells, open))),
    rowsOf: (documentId) => rows.get(documentId) ?? [],
  };
}

// The data cells of so many documents are some megabytes of text, and a document call of 0.3 s.
const documentsPerRead = 5_000;

/**
 * Finds documents by their lines; those of a record whose data cannot be read are not known.
 * @param names further fields that `isWanted` looks at
 * @param isLate asked between reads: true leaves the rest out
 * @returns their ids
 */
export function findDocuments(
  session: Session,
  table: RecordTable,
  { first, last }: RowRange,
  isWanted: (document: PartialRecord) => boolean,
  names: readonly string[] = [],
  isLate: () => boolean = () => false,
): string[] {
  const found: string[] = [];
  for (let start = first; start <= last && !isLate(); start += documentsPerRead) {
    const rows = rowNumbersOf({ first: start, last: Math.min(last, start + documentsPerRead - 1) });
    for (const document of readVerifiedColumns(session, table, [...names, 'shape', 'items'], rows))
      if (Array.isArray(document.record.items) && isWanted(document)) found.push(document.id);
  }
  return found;
}

/** The same for the same rows, in whatever order and whichever transactions wrote them. */
export function digestOf(session: Session, table: Table, rows: readonly (readonly Cell[])[]): string {
  const open = openIn(session, table);
  return inAnyOrder(rows.map((cells) => hashOf(table, cells, open)));
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

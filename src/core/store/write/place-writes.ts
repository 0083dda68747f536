/**
 * Finds the places for the writes of a transaction. All of them are placed before the first is buffered, because the next
 * read of a sheet would flush what is buffered for it.
 */
import type { Cell } from '../../workspace.ts';
import type { Tail } from '../hints.ts';
import { type Layout, runs } from '../layout.ts';
import { findAppendRow } from '../locate/find-append-row.ts';
import { findItems, findRows, type VerifiedLayouts } from '../locate/find-rows.ts';
import { hashCells } from '../row/row-hash.ts';
import type { Session } from '../session.ts';
import { cellFormat, type Table } from '../table.ts';
import type {
  AdoptedRow,
  AppendedRows,
  DeletedRows,
  ReplacedItems,
  RowWrite,
  UpdatedRow,
  WrittenPropertyRecord,
} from './row-write.ts';

interface PlacedWrites {
  /** In the order in which they are buffered. */
  readonly writes: readonly (PlacedCells | WrittenPropertyRecord)[];
  /** Rows to delete when all others are written, by sheet: a deletion moves what stands below it. */
  readonly deletions: ReadonlyMap<string, readonly RowToDelete[]>;
}

/** Cells with their row and columns. */
export interface PlacedCells {
  readonly kind: 'cells';
  readonly sheet: string;
  /** The first row. */
  readonly row: number;
  /** Columns side by side, so that no column of a person is written. */
  readonly runs: readonly CellRun[];
  /** The newest record of the sheet once these cells are written, when they make it. */
  readonly tail?: Tail;
}

interface CellRun {
  readonly column: number;
  readonly values: readonly (readonly Cell[])[];
  /** The format of each column; null leaves the formats as they are. */
  readonly formats: readonly string[] | null;
}

export interface RowToDelete {
  readonly row: number;
  /** The sequence number of its record, 0 for line items. */
  readonly seq: number;
}

/** The findings of the placing pass so far. */
interface Placing {
  readonly session: Session;
  /** The columns of each sheet as they were seen since the commit. */
  readonly layouts: VerifiedLayouts;
  /** Rows that go below all others, gathered so that each sheet gets one place for all of them. */
  readonly appended: Map<string, AppendedRows>;
  readonly deletions: Map<string, RowToDelete[]>;
}

/** One or two document calls for each write: the row that is written, and the header when its columns have moved. */
export function placeWrites(session: Session, writes: readonly RowWrite[]): PlacedWrites {
  const placing: Placing = { session, layouts: new Map(), appended: new Map(), deletions: new Map() };
  const placed = writes.flatMap((write) => placeWrite(placing, write));
  for (const append of placing.appended.values()) placed.push(placeBelowOthers(placing, append));
  return { writes: placed, deletions: placing.deletions };
}

function placeWrite(placing: Placing, write: RowWrite): (PlacedCells | WrittenPropertyRecord)[] {
  switch (write.kind) {
    case 'append':
      return placeAppended(placing, write);
    case 'update':
      return placeUpdated(placing, write);
    case 'adopt':
      return placeAdopted(placing, write);
    case 'items':
      return placeItems(placing, write);
    case 'delete':
      return placeDeleted(placing, write);
    case 'property':
      return [write];
  }
}

function placeAppended({ appended }: Placing, write: AppendedRows): [] {
  const above = appended.get(write.table.sheet)?.rows ?? [];
  appended.set(write.table.sheet, { ...write, rows: [...above, ...write.rows] });
  return [];
}

function placeBelowOthers({ session, layouts }: Placing, { table, rows, seq }: AppendedRows): PlacedCells {
  const { row, layout } = findAppendRow(session, layouts, table, { count: rows.length, seq });
  const tail = { row: row + rows.length - 1, seq, check: hashCells(rows[rows.length - 1] ?? []) };
  return { ...wholeRows(table, layout, row, rows), tail };
}

// A row that a person has deleted since it was read is written again, because the change was acknowledged.
function placeUpdated(placing: Placing, write: UpdatedRow): (PlacedCells | WrittenPropertyRecord)[] {
  const { table, id, cells, changed } = write;
  const { rows, layout } = findRows(placing.session, placing.layouts, table, id, write.likelyRow);
  const [row] = rows;
  if (row === undefined) return placeWrite(placing, write.otherwise);
  const columns = changed.map((index) => layout[index] ?? 0);
  const values = changed.map((index) => cells[index] ?? '');
  const formats = runs(
    columns,
    changed.map((index) => formatOf(table, index)),
  );
  const changedRuns = runs(columns, values).map((run, index) => ({
    column: run.column,
    values: [run.cells],
    formats:
      write.isFormatted || run.cells.some((cell) => needsFormat(placing.session, cell))
        ? (formats[index]?.cells.map(String) ?? null)
        : null,
  }));
  return [{ kind: 'cells', sheet: table.sheet, row, runs: changedRuns }];
}

// A text that begins with a sign may stand without a joiner in a cell that is formatted as text along with the write.
function needsFormat({ settings }: Session, cell: Cell): boolean {
  return typeof cell === 'string' && cell !== '' && settings.plain_signs.includes(cell.charAt(0));
}

/** The text in the check column of a row that is claimed for the record with this id. */
export function claimOf(id: string): string {
  return `claimed for ${id}`;
}

// A claimed row that a person has deleted since is written again below all others.
function placeAdopted(placing: Placing, { table, cells, id, seq, likelyRow }: AdoptedRow): PlacedCells[] {
  const { session, layouts } = placing;
  const byCheck = { ...table, idIndex: table.checkIndex };
  const { rows, layout } = findRows(session, layouts, byCheck, claimOf(id), likelyRow);
  const [row] = rows;
  // A sort just before the claim was written may have brought a record there: its row must not be overwritten.
  if (row === undefined || readCell(session, table.sheet, row, layout[table.idIndex] ?? 1) !== '')
    return placeAppended(placing, { kind: 'append', table, rows: [cells], seq });
  return [{ ...wholeRows(table, layout, row, [cells]), tail: { row, seq } }];
}

/**
 * Writes each line where its id stands, because somebody may be typing beside it. A line without a row takes the row of
 * a removed line, or goes below all others. The other rows of removed lines are deleted.
 */
function placeItems(placing: Placing, { table, documentId, rows }: ReplacedItems): PlacedCells[] {
  const { shown, layout } = findItems(placing.session, table, documentId, placing.layouts);
  const line = table.columns.findIndex(({ key }) => key === 'id');
  // Copies stand below their original: of several rows with one id the uppermost is written.
  const standing = new Map([...shown].reverse().map(({ row, cells }) => [cells[line], row]));
  const known = rows.map((cells) => standing.get(cells[line] ?? ''));
  const free = shown.map(({ row }) => row).filter((row) => !known.includes(row));
  const places = known.map((row) => row ?? free.shift());
  const lacking = rows.filter((_, index) => places[index] === undefined);
  if (lacking.length > 0) placeAppended(placing, { kind: 'append', table, rows: lacking, seq: 0 });
  addDeletions(placing, table.sheet, free, 0);
  return places.flatMap((row, index) =>
    row === undefined ? [] : [wholeRows(table, layout, row, [rows[index] ?? []])],
  );
}

function placeDeleted(placing: Placing, { table, id, likelyRow, seq }: DeletedRows): [] {
  const { rows } = findRows(placing.session, placing.layouts, table, id, likelyRow);
  addDeletions(placing, table.sheet, rows, seq);
  return [];
}

function addDeletions({ deletions }: Placing, sheet: string, rows: readonly number[], seq: number): void {
  deletions.set(sheet, [...(deletions.get(sheet) ?? []), ...rows.map((row) => ({ row, seq }))]);
}

/** Whole rows that stand one below the other, with their formats. */
function wholeRows(
  table: Table,
  layout: Layout,
  row: number,
  rows: readonly (readonly Cell[])[],
): PlacedCells {
  const valueRuns = rows.map((cells) => runs(layout, cells));
  const wholeRuns = runs(layout, table.columns.map(cellFormat)).map(({ column, cells }, index) => ({
    column,
    values: valueRuns.map((perRow) => perRow[index]?.cells ?? []),
    formats: cells.map(String),
  }));
  return { kind: 'cells', sheet: table.sheet, row, runs: wholeRuns };
}

function formatOf({ columns }: Table, index: number): string {
  const column = columns[index];
  return column === undefined ? '' : cellFormat(column);
}

function readCell({ workspace }: Session, sheet: string, row: number, column: number): Cell | undefined {
  return workspace.document.read(sheet, { row, column, rows: 1, columns: 1 })[0]?.[0];
}

/**
 * Finds the places for the writes of a transaction. All of them are placed before the first is buffered, because the next
 * read of a sheet would flush what is buffered for it.
 */
import type { Cell } from '../../workspace.ts';
import { type Layout, pick, runs, span } from '../layout.ts';
import { findAppendRow } from '../locate/find-append-row.ts';
import { type FoundItems, type RowLookup, findItems, findRows, readRowsAhead } from '../locate/find-rows.ts';
import { readLayout, type Session } from '../session.ts';
import type { Table } from '../table.ts';
import { formatOf, type PlacedCells, wholeRows, withFilled } from './placed-cells.ts';
import type {
  AppendedRows,
  DeletedRows,
  ReplacedItems,
  RowWrite,
  UpdatedRow,
  WrittenPropertyRecord,
} from './row-write.ts';

interface PlacedWrites {
  /** In the order in which they are buffered. */
  readonly writes: readonly Placed[];
  /** Rows to delete when all others are written, by sheet: a deletion moves what stands below it. */
  readonly deletions: ReadonlyMap<string, readonly RowToDelete[]>;
}

export interface RowToDelete {
  readonly row: number;
  /** The sequence number of its record, 0 for line items. */
  readonly seq: number;
}

/** The findings of the placing pass so far. */
export interface Placing extends RowLookup {
  readonly writes: readonly RowWrite[];
  /** The rows that show the line items of all documents whose lines are written, by sheet. */
  readonly items: Map<string, FoundItems>;
  /** Rows that go below all others, gathered so that each sheet gets one place for all of them. */
  readonly appended: Map<string, AppendedRows>;
  readonly deletions: Map<string, RowToDelete[]>;
}

/**
 * One document call for the header of each sheet, and one or two for each write; rows that stand near each other are read
 * in one call. The headers are read here, behind the commit: a row shows where its filled columns stand, and nothing
 * about those that are blank in it.
 * @throws Refusal workspace_misconfigured when a header is missing; nothing is buffered then
 */
export function placeWrites(session: Session, writes: readonly RowWrite[]): PlacedWrites {
  const tables = new Map(
    writes.flatMap((write) => (write.kind === 'property' ? [] : [[write.table.sheet, write.table]])),
  );
  const layouts = new Map([...tables].map(([sheet, table]) => [sheet, readLayout(session, table)]));
  const ahead = readRowsAhead(
    session,
    layouts,
    writes.filter((write) => 'likelyRow' in write),
  );
  const placing: Placing = {
    session,
    layouts,
    ahead,
    writes,
    items: new Map(),
    appended: new Map(),
    deletions: new Map(),
  };
  const placed = writes.flatMap((write) => placeWrite(placing, write));
  for (const append of placing.appended.values()) placed.push(placeBelowOthers(placing, append));
  const gone = writes.flatMap((write) => (write.kind === 'delete' && write.likelyRow === 0 ? [write] : []));
  for (const sheet of new Set(gone.map(({ table }) => table.sheet)))
    placeDeleted(
      placing,
      gone.filter(({ table }) => table.sheet === sheet),
    );
  return { writes: placed, deletions: placing.deletions };
}

export type Placed = PlacedCells | WrittenPropertyRecord;

function placeWrite(placing: Placing, write: RowWrite): Placed[] {
  switch (write.kind) {
    case 'append':
      return placeAppended(placing, write);
    case 'update':
      return placeUpdated(placing, write);
    case 'adopt':
      return placing.session.workspace.background.placeAdopted(placing, write);
    case 'items':
      return placeItems(placing, write);
    case 'delete':
      return write.likelyRow > 0 ? placeDeleted(placing, [write]) : [];
    case 'property':
      return [write];
  }
}

export function placeAppended({ appended }: Placing, write: AppendedRows): [] {
  const above = appended.get(write.table.sheet)?.rows ?? [];
  appended.set(write.table.sheet, { ...write, rows: [...above, ...write.rows] });
  return [];
}

function placeBelowOthers({ session, layouts }: Placing, { table, rows, seq }: AppendedRows): PlacedCells {
  const { row, layout } = findAppendRow(session, layouts, table, { count: rows.length, seq });
  return { ...wholeRows(table, layout, row, rows), tail: { row: row + rows.length - 1, seq } };
}

// A row that a person has deleted since it was read is written again, because the change was acknowledged.
function placeUpdated(placing: Placing, write: UpdatedRow): Placed[] {
  const { table, id } = write;
  const { rows, layout } = findRows(placing, table, id, write.likelyRow);
  const [row] = rows;
  if (row === undefined) return placeWrite(placing, write.otherwise);
  const changed = [...write.changed, ...madeSince(placing, write, layout, row)];
  // The check names what this write or an earlier one has put into the row.
  const cells = withFilled(
    table,
    write.cells,
    (index, key) => layout[index] !== 0 && (changed.includes(index) || write.filled.includes(key)),
  );
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

// Columns that Set up has made since the write was planned get what the record has there, unless a person has typed into
// them: one document call where there are such columns.
function madeSince(
  { session }: Placing,
  { table, cells, unmade }: UpdatedRow,
  layout: Layout,
  row: number,
): number[] {
  const late = unmade.filter(({ index }) => layout[index] !== 0);
  if (late.length === 0) return [];
  const area = span(layout);
  const [now = []] = session.workspace.document.read(table.sheet, { row, rows: 1, ...area });
  const shown = pick(layout, area.column, now);
  return late.flatMap(({ index, old }) => (['', old, cells[index]].includes(shown[index]) ? [index] : []));
}

// A text that begins with a sign may stand without a joiner in a cell that is formatted as text along with the write.
function needsFormat({ settings }: Session, cell: Cell): boolean {
  return typeof cell === 'string' && cell !== '' && settings.plain_signs.includes(cell.charAt(0));
}

/**
 * Writes each line where its id stands, because somebody may be typing beside it. A line without a row takes the row of
 * a removed line, or goes below all others. The other rows of removed lines are deleted.
 */
function placeItems(placing: Placing, { table, documentId, rows }: ReplacedItems): PlacedCells[] {
  const { shown: all, layout } = itemsOf(placing, table);
  const shown = all.filter(({ cells }) => cells[table.idIndex] === documentId);
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

// One search finds the lines of all documents.
function itemsOf({ session, layouts, writes, items }: Placing, table: Table): FoundItems {
  const ids = writes.flatMap((write) =>
    write.kind === 'items' && write.table.sheet === table.sheet ? [write.documentId] : [],
  );
  const found = items.get(table.sheet) ?? findItems(session, table, ids, layouts);
  items.set(table.sheet, found);
  return found;
}

// Line items of several documents are found by one search.
function placeDeleted(placing: Placing, writes: readonly DeletedRows[]): [] {
  const [{ table, id, likelyRow, seq }, ...others] = writes as [DeletedRows];
  const ids = writes.map((write) => write.id);
  const { rows } = findRows(placing, table, others.length > 0 ? `^(${ids.join('|')})$` : id, likelyRow);
  if (others.length === 0 || seq === 0) addDeletions(placing, table.sheet, rows, seq);
  else if (rows.length > 0) for (const write of writes) placeDeleted(placing, [write]);
  return [];
}

function addDeletions({ deletions }: Placing, sheet: string, rows: readonly number[], seq: number): void {
  deletions.set(sheet, [...(deletions.get(sheet) ?? []), ...rows.map((row) => ({ row, seq }))]);
}

/**
 * Rows as a workbook file gives them, kept by column: a large workbook takes half the memory of plain arrays, and the
 * garbage collector finds a few long texts instead of millions of short ones.
 */
import { type PackedColumn, packColumn, packedCell } from './packed-column.ts';
import type { StoredCell } from './workbook-snapshot.ts';

type Row = readonly StoredCell[];

/** Rows that were packed together. */
interface Block {
  readonly columns: readonly PackedColumn[];
  /** The number of cells of each row. */
  readonly lengths: Uint16Array;
}

/** A row is an array once it may be changed, and until then its number among the packed ones. */
type Kept = StoredCell[] | number;

/** Packed rows as plain data, which a message to another thread can carry. */
export interface PackedRows {
  readonly kept: Kept[];
  readonly blocks: readonly Block[];
}

/** Rows of one block; more would make the row that is looked up last no dearer, and the block dearer to pack. */
const blockRows = 256;

const stores = new WeakMap<object, PackedRows>();

/** Takes the rows of a sheet one by one. Rows with formulas are not packed, so that formulas are found without unpacking. */
export function createRowPacker() {
  const kept: Kept[] = [];
  const blocks: Block[] = [];
  let waiting: Row[] = [];
  const pack = (): void => {
    if (waiting.length === 0) return;
    blocks.push(packBlock(waiting));
    waiting = [];
  };
  return {
    /** Takes the next row; the array may be used again for another one. */
    add(cells: Row): void {
      if (cells.length === 0 || cells.some((cell) => typeof cell === 'object')) {
        kept.push(cells.slice());
        return;
      }
      kept.push(blocks.length * blockRows + waiting.length);
      waiting.push(cells.slice());
      if (waiting.length === blockRows) pack();
    },
    /** All rows taken. */
    close(): StoredCell[][] {
      pack();
      return rowsFromPacked({ kept, blocks });
    },
  };
}

function packBlock(rows: readonly Row[]): Block {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    columns: Array.from({ length: width }, (_, column) => packColumn(rows.map((cells) => cells[column]))),
    lengths: Uint16Array.from(rows, ({ length }) => length),
  };
}

/** An array of rows to whoever asks; a row that is taken out of it is unpacked for good, because it may be changed. */
export function rowsFromPacked(store: PackedRows): StoredCell[][] {
  const { kept, blocks } = store;
  const view = new Proxy(kept as StoredCell[][], {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value !== 'number' || key === 'length') return value;
      const cells = unpacked(blocks, value);
      kept[Number(key)] = cells;
      return cells;
    },
  });
  stores.set(view, store);
  return view;
}

function unpacked(blocks: readonly Block[], number: number): StoredCell[] {
  const block = blocks[Math.floor(number / blockRows)];
  const at = number % blockRows;
  return Array.from({ length: block?.lengths[at] ?? 0 }, (_, column) =>
    packedCell(block?.columns[column], at),
  );
}

/** What the packer has made of rows. @throws Error for rows that it has not made */
export function packedRowsOf(rows: readonly Row[]): PackedRows {
  const store = stores.get(rows);
  if (store === undefined) throw new Error('These rows were not packed.');
  return store;
}

/** The content of one cell, counted from zero; the row stays as it is. */
export function cellIn(rows: readonly Row[], row: number, column: number): StoredCell {
  const store = stores.get(rows);
  const kept = store === undefined ? rows[row] : store.kept[row];
  return typeof kept === 'number' ? packedIn(store, kept, column) : kept?.[column];
}

function packedIn(store: PackedRows | undefined, number: number, column: number): StoredCell {
  return packedCell(store?.blocks[Math.floor(number / blockRows)]?.columns[column], number % blockRows);
}

/** Reads cells of the rows one after the other, faster than `cellIn`; only until one of the rows is changed. */
export function cellReader(rows: readonly Row[]): (row: number, column: number) => StoredCell {
  const store = stores.get(rows);
  if (store === undefined) return (row, column) => rows[row]?.[column];
  const { kept } = store;
  return (row, column) => {
    const cells = kept[row];
    return typeof cells === 'number' ? packedIn(store, cells, column) : cells?.[column];
  };
}

/** A copy of one row, counted from zero; blank below the last. */
export function rowCopy(rows: readonly Row[], row: number): StoredCell[] {
  const store = stores.get(rows);
  const kept = store === undefined ? rows[row] : store.kept[row];
  if (typeof kept === 'number') return unpacked(store?.blocks ?? [], kept);
  return kept?.slice() ?? [];
}

/** The number of cells of one row, counted from zero; 0 below the last. */
export function rowLength(rows: readonly Row[], row: number): number {
  const store = stores.get(rows);
  const kept = store === undefined ? rows[row] : store.kept[row];
  if (typeof kept !== 'number') return kept?.length ?? 0;
  return store?.blocks[Math.floor(kept / blockRows)]?.lengths[kept % blockRows] ?? 0;
}

/** The number of cells of the longest row. */
export function widestRow(rows: readonly Row[]): number {
  let most = 0;
  for (let row = 0; row < rows.length; row += 1) most = Math.max(most, rowLength(rows, row));
  return most;
}

/** The rows, counted from zero, that may have formulas; their arrays may be changed. */
export function* rowsWithFormulas(rows: StoredCell[][]): Generator<readonly [number, StoredCell[]]> {
  const kept: readonly Kept[] = stores.get(rows)?.kept ?? rows;
  for (const [row, cells] of kept.entries()) if (typeof cells !== 'number') yield [row, cells];
}

/** A copy of all rows, cut after the last cell of each; changes of one leave the other alone. */
export function copyRows(rows: readonly Row[], copyOf: (cells: Row) => StoredCell[]): StoredCell[][] {
  const store = stores.get(rows);
  if (store === undefined) return rows.map(copyOf);
  // What is packed is never changed, so both have it.
  const kept = store.kept.map((cells) => (typeof cells === 'number' ? cells : copyOf(cells)));
  return rowsFromPacked({ kept, blocks: store.blocks });
}

/** Removes and inserts whole rows, which stay packed, as `splice` does. */
export function spliceRows(
  rows: StoredCell[][],
  row: number,
  removed: number,
  inserted: readonly StoredCell[][],
): void {
  const kept: Kept[] = stores.get(rows)?.kept ?? rows;
  kept.splice(row, removed);
  // In slices, because the arguments of one call are limited; each goes before those that stand there already.
  for (let end = inserted.length; end > 0; end -= splicedAtOnce)
    kept.splice(row, 0, ...inserted.slice(Math.max(0, end - splicedAtOnce), end));
}

const splicedAtOnce = 10_000;

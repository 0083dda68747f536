/**
 * Remembers which rows of a sheet the sweep has looked at, and when, so that a share of them each hour is enough: every
 * row is looked at once a day, wherever a person moves it meanwhile.
 */
import { timeOf } from '../../schema/record-id.ts';
import { hashCells } from '../../store/row/row-hash.ts';
import type { Properties } from '../../workspace.ts';

/** Neighbouring rows that the sweep has looked at together. They count as seen as long as their ids stand in this order. */
interface SeenBlock {
  /** Where the first of them stood. */
  readonly row: number;
  readonly rows: number;
  /** The id in the first of them; empty where it has none. */
  readonly id: string;
  /** The fingerprint of all their ids. */
  readonly check: string;
  /** Milliseconds since the Unix epoch: what a person did in these rows before was seen. */
  readonly seenMs: number;
  /** Where the lines of the first of these documents stood in the sheet of items; 0 when that is not known. */
  readonly line: number;
}

/** The rows of one sheet that the sweep has looked at, and when. */
export interface SeenRows {
  /** The sweep has seen all that a person did in the sheet before this time: milliseconds since the Unix epoch. */
  readonly sinceMs: number;
  /** When its sums and its typed lines were looked at. */
  readonly wholeMs: number;
  /** When a row was last left with a note. */
  readonly notedMs: number;
  /** When all lines were compared at once, because they do not stand in the order of their documents. */
  readonly linesMs: number;
  /** When lines were last left to that comparison. */
  readonly leftMs: number;
  readonly blocks: readonly SeenBlock[];
}

/** Rows to look at together, both ends included. */
export interface Slice {
  readonly first: number;
  readonly last: number;
  /** The sweep has seen all that a person did in these rows before this time. */
  readonly seenMs: number;
  /** True for rows that came, or that a person has moved, since the sweep looked at them. */
  readonly isNew: boolean;
  readonly line: number;
}

const nothingSeen: SeenRows = { sinceMs: 0, wholeMs: 0, notedMs: 0, linesMs: 0, leftMs: 0, blocks: [] };

// A property holds 9,000 characters, and a block takes at most 130.
const blocksMax = 65;
const rowsPerSliceMin = 2_000;

/** How many rows are looked at together: 2,000 rows of 35 columns take one document call of 0.7 s. */
function rowsPerSlice(rows: number): number {
  return Math.max(rowsPerSliceMin, Math.ceil((2 * rows) / blocksMax));
}

/** Reads which rows of a kind of record the sweep has seen. */
export function readSeenRows(properties: Readonly<Record<string, string>>, object: string): SeenRows {
  const text = properties[nameOf(object)];
  return text === undefined ? nothingSeen : { ...nothingSeen, ...(JSON.parse(text) as Partial<SeenRows>) };
}

/** Stores what was seen: one service call. What does not fit is looked at again. */
export function writeSeenRows(properties: Properties, object: string, seen: SeenRows): void {
  const newest = [...seen.blocks].sort((one, other) => other.seenMs - one.seenMs).slice(0, blocksMax);
  properties.set(nameOf(object), JSON.stringify({ ...seen, blocks: newest }));
}

/** When that was seen which was seen longest ago. */
export function oldestOf({ sinceMs, wholeMs, blocks }: SeenRows): number {
  return Math.min(sinceMs, wholeMs, ...blocks.map(({ seenMs }) => seenMs));
}

function nameOf(object: string): string {
  return `sweep_${object}`;
}

/**
 * Leaves out of the rows seen those that a person has moved, and their neighbours: these count as unseen again.
 * @param ids those that stand in the sheet now, the first of them in row 2
 */
export function stillSeen(seen: SeenRows, ids: readonly string[]): SeenRows {
  const blocks: SeenBlock[] = [];
  let end = 1;
  for (const block of seen.blocks) {
    const stands = (row: number): boolean =>
      row > 1 && checkOf(ids.slice(row - 2, row - 2 + block.rows)) === block.check;
    // Rows that were inserted or deleted above have moved the block as a whole.
    if (stands(block.row)) blocks.push(block);
    else {
      const row = ids.indexOf(block.id) + 2;
      if (stands(row)) blocks.push({ ...block, row });
    }
  }
  const standing = blocks
    .sort((one, other) => one.row - other.row)
    .filter((block) => {
      const isFree = block.row > end;
      if (isFree) end = block.row + block.rows - 1;
      return isFree;
    });
  const oldestMs = Math.min(...standing.map(({ seenMs }) => seenMs));
  // A record that was made later was not there to be edited before.
  const isWhole = gapsBetween(standing, ids.length).every(([first, last]) =>
    ids.slice(first - 2, last - 1).every((id) => id.includes('_') && timeOf(id) > oldestMs),
  );
  const sinceMs = isWhole && Number.isFinite(oldestMs) ? Math.max(seen.sinceMs, oldestMs) : seen.sinceMs;
  return { ...seen, sinceMs, blocks: standing };
}

/**
 * Divides the rows of a sheet into slices, those that are new or moved first, then those that were looked at longest ago.
 * @param rows how many rows there are below the header
 */
export function planSlices({ sinceMs, blocks }: SeenRows, rows: number): Slice[] {
  const most = rowsPerSlice(rows);
  const slices: Slice[] = [];
  for (const [first, last] of gapsBetween(blocks, rows))
    for (let row = first; row <= last; row += most)
      slices.push({
        first: row,
        last: Math.min(last, row + most - 1),
        seenMs: sinceMs,
        isNew: true,
        line: 0,
      });
  const seen: Slice[] = [];
  for (const { row, rows: count, seenMs, line } of blocks) {
    const open = seen[seen.length - 1];
    const end = row + count - 1;
    // Small neighbours become one, or each hour's new rows would stay a slice of their own.
    if (open !== undefined && open.last === row - 1 && end - open.first < most)
      seen[seen.length - 1] = { ...open, last: end, seenMs: Math.min(open.seenMs, seenMs) };
    else seen.push({ first: row, last: end, seenMs, isNew: false, line });
  }
  return [...slices, ...seen.sort((one, other) => one.seenMs - other.seenMs)];
}

/**
 * Adds the rows of a slice to what was seen.
 * @param ids as they were read when the slice was looked at, row by row
 * @param seenMs when that began
 */
export function withSlice(
  seen: SeenRows,
  { first, last }: Pick<Slice, 'first' | 'last'>,
  { ids, seenMs, line }: { readonly ids: readonly string[]; readonly seenMs: number; readonly line: number },
): SeenRows {
  const others = seen.blocks.filter(({ row, rows }) => row > last || row + rows - 1 < first);
  const block = { row: first, rows: last - first + 1, id: ids[0] ?? '', check: checkOf(ids), seenMs, line };
  return { ...seen, blocks: [...others, block] };
}

function checkOf(ids: readonly string[]): string {
  return `${ids.length} ${hashCells(ids)}`;
}

/** The rows that no block covers: pairs of the first and the last. */
function gapsBetween(blocks: readonly SeenBlock[], rows: number): [number, number][] {
  const gaps: [number, number][] = [];
  let next = 2;
  for (const { row, rows: count } of blocks) {
    if (row > next) gaps.push([next, row - 1]);
    next = row + count;
  }
  if (rows + 1 >= next) gaps.push([next, rows + 1]);
  return gaps;
}

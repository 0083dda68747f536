/** Remembers when the sweep has looked at which rows of a sheet, so that a share of them each hour is enough. */
import type { Properties } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';

/** The rows of one sheet that the sweep has looked at; times are milliseconds since the Unix epoch. */
export interface SeenRows {
  /** When each slice was looked at, from the top of the sheet: what a person did there before was seen. */
  readonly slicesMs: readonly number[];
  /** How many rows there were then. */
  readonly rows: number;
  /** When its sums and its typed lines were looked at. */
  readonly wholeMs: number;
  /** When a row was last left with a note. */
  readonly notedMs: number;
  /** When all lines were compared at once, because they do not stand in the order of their documents. */
  readonly linesMs: number;
  /** When lines were last left to that comparison. */
  readonly leftMs: number;
}

/** Rows to look at together. */
export interface Slice extends RowRange {
  readonly seenMs: number;
  /** True when rows have come since they were looked at. */
  readonly isNew: boolean;
}

const nothingSeen: SeenRows = { slicesMs: [], rows: 0, wholeMs: 0, notedMs: 0, linesMs: 0, leftMs: 0 };

// So many rows of 35 columns take one document call of 0.7 s. A property holds 9,000 characters: the times of 600 slices.
const rowsPerSlice = 2_000;

/** Reads which rows of a kind of record the sweep has seen. */
export function readSeenRows(properties: Readonly<Record<string, string>>, object: string): SeenRows {
  const text = properties[nameOf(object)];
  const kept = JSON.parse(text ?? '{}') as Partial<SeenRows>;
  // Version 1.0 remembered groups of rows.
  return kept.slicesMs === undefined ? nothingSeen : { ...nothingSeen, ...kept };
}

/** Stores what was seen: one service call. */
export function writeSeenRows(properties: Properties, object: string, seen: SeenRows): void {
  properties.set(nameOf(object), JSON.stringify(seen));
}

function nameOf(object: string): string {
  return `sweep_${object}`;
}

/** When that row was seen which was seen longest ago; 0 for a sheet in which none was. */
export function oldestRowMs({ slicesMs }: SeenRows): number {
  return slicesMs.length === 0 ? 0 : Math.min(...slicesMs);
}

/** What was seen of a sheet that has so many rows by now. */
export function seenOf(seen: SeenRows, rows: number): SeenRows {
  const slices = Math.ceil(rows / rowsPerSlice);
  const slicesMs = Array.from({ length: slices }, (_none, index) => seen.slicesMs[index] ?? 0);
  return { ...seen, slicesMs, rows: Math.min(seen.rows, rows) };
}

/** Divides the rows of a sheet into slices, from top to bottom. A row that a person moves may wait for the next day. */
export function planSlices(seen: SeenRows, rows: number): Slice[] {
  return seen.slicesMs.map((seenMs, index) => {
    const first = 2 + index * rowsPerSlice;
    const last = Math.min(first + rowsPerSlice - 1, rows + 1);
    return { first, last, seenMs, isNew: last > seen.rows + 1 };
  });
}

/**
 * Adds the rows of a slice to what was seen.
 * @param seenMs when the sweep began to look at them
 */
export function withSlice(seen: SeenRows, { first, last }: RowRange, seenMs: number): SeenRows {
  const index = (first - 2) / rowsPerSlice;
  const slicesMs = seen.slicesMs.map((ms, at) => (at === index ? seenMs : ms));
  return { ...seen, slicesMs, rows: Math.max(seen.rows, last - 1) };
}

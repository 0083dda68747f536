/** Lays the formats of areas over the cells that have content: which style each of them shows. */

import type { CellStyle, FormatArea } from '../../../emulator/spreadsheet/workbook/workbook-snapshot.ts';

/** The style of each cell of a block that begins at A1, each distinct style once. */
export interface BlockStyles {
  /** Distinct styles; the first is the plain one. */
  readonly styles: readonly CellStyle[];
  /** Runs of rows that look alike, in their order. */
  readonly bands: readonly Band[];
}

interface Band {
  /** Its last row, counted from zero. */
  readonly last: number;
  /** Index into `styles` by column. */
  readonly indexes: Uint32Array;
}

/** Lays `formats` over a block of `rows` by `columns` cells, later ones over earlier ones. */
export function layFormats(formats: readonly FormatArea[], rows: number, columns: number): BlockStyles {
  const styles: CellStyle[] = [{}];
  const places = new Map([[keyOf({}), 0]]);
  // A style laid over the same style gives the same result: each pair is merged once.
  const merged = new Map<CellStyle, Map<number, number>>();
  const over = (under: number, style: CellStyle): number => {
    const known = merged.get(style) ?? new Map<number, number>();
    merged.set(style, known);
    const found = known.get(under);
    if (found !== undefined) return found;
    const both = { ...styles[under], ...style };
    const place = places.get(keyOf(both)) ?? styles.push(both) - 1;
    places.set(keyOf(both), place);
    known.set(under, place);
    return place;
  };
  const starts = formats.flatMap(({ area }) => [area.row - 1, area.row - 1 + area.rows]);
  const edges = [...new Set([0, ...starts])].filter((row) => row < rows).sort((one, other) => one - other);
  const coming = formats
    .map((format, order) => ({ ...format, order }))
    .sort((one, other) => one.area.row - other.area.row);
  let active: typeof coming = [];
  let next = 0;
  const bands = edges.map((first, index): Band => {
    active = active.filter(({ area }) => area.row - 1 + area.rows > first);
    for (; (coming[next]?.area.row ?? Number.POSITIVE_INFINITY) - 1 <= first; next += 1)
      active.push(coming[next] as (typeof coming)[number]);
    active.sort((one, other) => one.order - other.order);
    const indexes = new Uint32Array(columns);
    for (const { area, style } of active)
      for (let at = area.column - 1; at < Math.min(area.column - 1 + area.columns, columns); at += 1)
        indexes[at] = over(indexes[at] ?? 0, style);
    return { last: (edges[index + 1] ?? rows) - 1, indexes };
  });
  return { styles, bands };
}

function keyOf(style: CellStyle): string {
  return JSON.stringify(Object.entries(style).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const outside = new Uint32Array();

/** Tells the styles of a row, counted from zero, as indexes into `styles` by column; none outside the block. */
export function styleReader({ bands }: BlockStyles): (row: number) => Uint32Array {
  let at = 0;
  return (row) => {
    if (row <= (bands[at - 1]?.last ?? -1)) at = 0;
    while (at < bands.length && (bands[at]?.last ?? 0) < row) at += 1;
    return bands[at]?.indexes ?? outside;
  };
}

/** Finds a text in what a sheet shows, from one cell to the next. */
import type { SearchResult } from '../../pages/workbook/protocol.ts';

interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cells of a sheet that are searched, and what each shows. */
interface SearchedSheet {
  readonly rows: number;
  /** Those that are shown, in their order. */
  readonly columns: readonly number[];
  readonly shownText: (row: number, column: number) => string;
}

/**
 * The next cell with the text behind a place, or before it; behind the last one comes the first. Capital letters make
 * no difference.
 */
export function findCell(
  { rows, columns, shownText }: SearchedSheet,
  text: string,
  from: Place,
  direction: 'next' | 'previous',
): SearchResult {
  const sought = text.toLowerCase();
  const places: Place[] = [];
  for (let row = 1; row <= rows; row += 1)
    for (const column of columns)
      if (shownText(row, column).toLowerCase().includes(sought)) places.push({ row, column });
  const behind = ({ row, column }: Place): number => row - from.row || column - from.column;
  const next = places.findIndex((place) => behind(place) > 0);
  const previous = places.filter((place) => behind(place) < 0).length - 1;
  const index = direction === 'next' ? Math.max(0, next) : previous === -1 ? places.length - 1 : previous;
  return { count: places.length, number: index + 1, place: places[index] ?? null };
}

/**
 * Remembers which rows stood where, every few hundred of them: a deleted or inserted row is then looked for between two
 * of them, and a sheet in which nobody did either is known by the last one.
 */
import { hashCells } from '../../store/row/row-hash.ts';
import { assumedLayout, type Session } from '../../store/session.ts';
import type { Table } from '../../store/table.ts';
import { OutsideGrid, type Properties } from '../../workspace.ts';
import type { RowRange } from '../edit-run.ts';
import { readTexts } from '../rows/read-rows.ts';

/** A row that was seen: where it stood, and a short fingerprint of its id. */
export type Mark = readonly [row: number, check: string];

/** The places of a sheet where rows have moved since its marks were made. */
export interface Moves {
  /** Where rows came or went: one of them was between the rows above and below. */
  readonly windows: readonly RowRange[];
  /** The rows below the last mark, which are not marked yet. */
  readonly below: RowRange;
  /** The ids of the rows below the last mark. */
  readonly ids: readonly string[];
  /** The id of the last row with a mark. */
  readonly marked: string;
  /** The marks where they stand now. */
  readonly marks: readonly Mark[];
}

// A property holds 9,000 characters, and a mark takes at most 16.
const marksMax = 400;
const rowsPerMarkMin = 500;
const checkLength = 5;

// Whoever deletes more rows at once has the whole sheet compared.
const reach = 500;

// More places cost more than a comparison of the whole sheet.
const probesMax = 40;

/** The marks of a sheet in what the properties hold. */
export function knownPlaces(properties: Readonly<Record<string, string>>, { sheet }: Table): readonly Mark[] {
  return JSON.parse(properties[nameOf(sheet)] ?? '[]') as Mark[];
}

/** Stores marks: one service call, none when they are the same. */
export function keepMarks(
  properties: Properties,
  before: Readonly<Record<string, string>>,
  { sheet }: Table,
  marks: readonly Mark[],
): void {
  const text = JSON.stringify(marks);
  if (text !== (before[nameOf(sheet)] ?? '[]')) properties.set(nameOf(sheet), text);
}

function nameOf(sheet: string): string {
  return `places_${sheet}`;
}

/**
 * Marks rows below the marks that there are, the last of them always: as long as it stands, no row above has moved.
 * @param first the row of the first id
 */
export function markRows(marks: readonly Mark[], first: number, ids: readonly string[]): readonly Mark[] {
  const step = Math.max(rowsPerMarkMin, Math.ceil((first + ids.length) / marksMax));
  const end = ids.reduce((last, id, index) => (id === '' ? last : index), -1);
  if (end < 0) return marks;
  const [last = 1, before = 1] = marks.map(([row]) => row).reverse();
  const kept = last - before < step ? marks.slice(0, -1) : [...marks];
  let next = (kept[kept.length - 1]?.[0] ?? 1) + step;
  const added = ids.slice(0, end + 1).flatMap((id, index): Mark[] => {
    const row = first + index;
    if (id === '' || (row < next && index < end)) return [];
    next = row + step;
    return [[row, checkOf(id)]];
  });
  return [...kept, ...added].slice(-marksMax);
}

function checkOf(id: string): string {
  return hashCells([id]).slice(0, checkLength);
}

/**
 * Compares marks with the sheet: two document calls when nothing has moved, and one more for each half of the sheet that
 * is looked at where something has.
 * @param marked the column of the ids that are marked
 * @param asks `whether`: a caller who then compares the whole sheet need not know where, so no half is looked at
 * @returns null when the marks do not tell, or rows have moved and it does not matter where: then the whole sheet is to
 * be compared
 */
export function lookForMoves(
  session: Session,
  table: Table,
  marked: number,
  marks: readonly Mark[],
  asks: 'whether' | 'where',
): Moves | null {
  const column = assumedLayout(session, table)[marked] ?? 1;
  const read = (first: number, last: number): string[] =>
    readTexts(session, table.sheet, column, { first, last });
  const newest = marks[marks.length - 1];
  if (newest === undefined) return null;
  try {
    const end = session.workspace.document.lastContentRow(table.sheet);
    const from = Math.max(2, (marks[marks.length - 2] ?? newest)[0] - reach);
    const ids = read(from, end);
    const shifts = new Map<number, number>([[-1, 0]]);
    const note = (index: number, first: number, found: readonly string[]): boolean => {
      const [row, check] = marks[index] as Mark;
      const places = found.flatMap((id, at) => (checkOf(id) === check ? [first + at - row] : []));
      const [nearest] = places.sort((one, other) => Math.abs(one) - Math.abs(other));
      if (nearest !== undefined) shifts.set(index, nearest);
      return nearest !== undefined;
    };
    // A person may have deleted the last row itself.
    const bottom = [marks.length - 1, marks.length - 2].find((index) => index >= 0 && note(index, from, ids));
    if (bottom === undefined) return null;
    let probes = 0;
    const windows: RowRange[] = [];
    const rowAt = (index: number): number => (marks[index]?.[0] ?? 1) + (shifts.get(index) ?? 0);
    /** @returns false when a mark is not where it could be, or nobody asks where rows have moved */
    const compare = (above: number, below: number): boolean => {
      const [shift, other] = [shifts.get(above) ?? 0, shifts.get(below) ?? 0];
      if (shift === other) {
        for (let index = above + 1; index < below; index += 1) shifts.set(index, shift);
        return true;
      }
      if (asks === 'whether') return false;
      if (below - above === 1) {
        windows.push({ first: rowAt(above) + 1, last: rowAt(below) });
        return true;
      }
      const middle = (above + below) >> 1;
      const row = marks[middle]?.[0] ?? 2;
      const first = Math.max(2, row - reach);
      probes += 1;
      if (probes > probesMax || !note(middle, first, read(first, Math.min(end, row + reach)))) return false;
      return compare(above, middle) && compare(middle, below);
    };
    if (!compare(-1, bottom)) return null;
    const first = rowAt(bottom) + 1;
    return {
      windows,
      below: { first, last: end },
      ids: ids.slice(first - from),
      marked: ids[first - from - 1] ?? '',
      marks: marks.slice(0, bottom + 1).map(([, check], index) => [rowAt(index), check]),
    };
  } catch (error) {
    // A person has deleted a column since the header was read.
    if (error instanceof OutsideGrid) return null;
    throw error;
  }
}

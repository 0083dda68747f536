/** Work on ranges of a sheet. The ranges of several works are asked for together, because each question is a service call. */
import { type CellArea, rangesOf } from './paint.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

export interface RangeWork {
  /** A few words for each part of the formatting that is renewed. */
  readonly changes: readonly string[];
  readonly areas: readonly CellArea[];
  /** @param ranges those of the areas, in their order */
  readonly run: (ranges: readonly Range[]) => void;
}

export const nothingToDo: RangeWork = { changes: [], areas: [], run: () => undefined };

/** @returns all changes */
export function runWorks(sheet: Sheet, works: readonly RangeWork[]): string[] {
  const ranges = rangesOf(
    sheet,
    works.flatMap(({ areas }) => areas),
  );
  let first = 0;
  for (const { areas, run } of works) {
    run(ranges.slice(first, first + areas.length));
    first += areas.length;
  }
  return works.flatMap(({ changes }) => changes);
}

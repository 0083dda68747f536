/**
 * Makes formulas of the first row that a figure has to look at. Google computes all figures again after a change, and
 * the next request waits for that; the rows above, in most books the older years, are settled.
 */
import { type FormulaNames, lastRowName } from './formula-names.ts';

/** A number larger than any row. */
const rowCeiling = 10_000_000;

/** A formula: the first row whose status is one of these, or the last row when there is none. */
export function firstRowWith(
  { column, figure }: FormulaNames,
  sheet: string,
  statuses: readonly string[],
): string {
  const rows = statuses.map(
    (status) => `IFERROR(MATCH("${status}";${column(sheet, 'Status')};0);${rowCeiling})`,
  );
  return `MIN(${[...rows, figure(lastRowName(sheet))].join(';')})`;
}

/** A formula: the first row with this day or a later one, or the last row when there is none. Days are compared as texts. */
export function firstRowSince(
  { records, figure }: FormulaNames,
  sheet: string,
  header: string,
  day: string,
): string {
  const days = records(sheet, header);
  const found = `${rowCeiling}-SUMPRODUCT(MAX((${days}>=${day})*(${rowCeiling}-ROW(${days}))))`;
  return `MIN(${found};${figure(lastRowName(sheet))})`;
}

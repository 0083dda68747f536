/** Lets the colours of a sheet, a person's own among them, reach down to new rows at its end. */
import type { SheetLayout } from './sheet-layout.ts';

type Range = GoogleAppsScript.Spreadsheet.Range;

// Extends the colour rules of a sheet to new rows at its end, also the rules that a person has added.
export function extendColours({ sheet, lastRow }: SheetLayout, first: number): void {
  const rules = sheet.getConditionalFormatRules();
  const isShort = (range: Range): boolean => range.getLastRow() >= first - 1 && range.getLastRow() < lastRow;
  if (!rules.some((rule) => rule.getRanges().some(isShort))) return;
  const extended = (range: Range): Range =>
    isShort(range)
      ? sheet.getRange(range.getRow(), range.getColumn(), lastRow - range.getRow() + 1, range.getNumColumns())
      : range;
  sheet.setConditionalFormatRules(
    rules.map((rule) => rule.copy().setRanges(rule.getRanges().map(extended)).build()),
  );
}

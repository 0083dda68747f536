/** Finds the cells that show their numbers as percentages, for example 0.01 as 1%. */

/** @returns true or false for each row from `first` to `last` */
export function showsPercent(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  sheet: string,
  column: number,
  { first, last }: { readonly first: number; readonly last: number },
): boolean[] {
  const cells = spreadsheet.getSheetByName(sheet)?.getRange(first, column, last - first + 1, 1);
  if (cells === undefined) return [];
  const formats = cells.getNumberFormats();
  // The displayed text decides, because Google shows a formula of percentages as one even without a percent format.
  return cells
    .getDisplayValues()
    .map(([text = ''], index) => text.includes('%') && !isMereSign(formats[index]?.[0] ?? ''));
}

// A format can add a literal percent sign to a number without multiplying it by 100.
function isMereSign(format: string): boolean {
  return /"[^"]*%[^"]*"|\\%/.test(format);
}

/** Tells which cells show their numbers as percentages, a hundredth as 1%. */

/** @returns one answer for each of the rows, both ends included */
export function showsPercent(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  sheet: string,
  column: number,
  { first, last }: { readonly first: number; readonly last: number },
): boolean[] {
  const cells = spreadsheet.getSheetByName(sheet)?.getRange(first, column, last - first + 1, 1);
  if (cells === undefined) return [];
  const formats = cells.getNumberFormats();
  // A formula is shown as a percentage by the numbers that it is made of, whatever the format of its cell.
  return cells
    .getDisplayValues()
    .map(([text = ''], index) => text.includes('%') && !isMereSign(formats[index]?.[0] ?? ''));
}

// A format can put the sign behind a number that is not multiplied.
function isMereSign(format: string): boolean {
  return /"[^"]*%[^"]*"|\\%/.test(format);
}

/** A hidden sheet on which something is tried without touching data. */
type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** Adds the sheet, uses it, and removes it in any case. One that a run left when it died is removed first. */
export function withScratchSheet<Result>(
  spreadsheet: Spreadsheet,
  name: string,
  use: (sheet: Sheet) => Result,
): Result {
  const left = spreadsheet.getSheetByName(name);
  if (left !== null) spreadsheet.deleteSheet(left);
  const sheet = spreadsheet.insertSheet(name);
  try {
    sheet.hideSheet();
    return use(sheet);
  } finally {
    spreadsheet.deleteSheet(sheet);
  }
}

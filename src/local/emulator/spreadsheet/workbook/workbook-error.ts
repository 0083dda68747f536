/** A refusal of the workbook itself, with Google's text; SpreadsheetApp throws it into the script as `Exception`. */

/** What the workbook cannot do, in Google's words. */
export class WorkbookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkbookError';
  }
}

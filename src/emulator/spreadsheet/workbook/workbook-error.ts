/** The error of a change that the workbook refuses; SpreadsheetApp throws it into the script as `Exception`. */

/** A refused change, with Google's text. */
export class WorkbookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WorkbookError';
  }
}

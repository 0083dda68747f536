/** All that the API needs of its host: one workspace, its workbook and its services. */
/** A sheet that the API needs is not in the workbook. */
export class SheetMissing extends Error {
  sheet;
  constructor(sheet) {
    super(`The sheet "${sheet}" is missing.`);
    this.name = 'SheetMissing';
    this.sheet = sheet;
  }
}
/** The area reaches beyond the grid of its sheet. */
export class OutsideGrid extends Error {
  constructor(sheet, area) {
    super(`Rows ${area.row} to ${area.row + area.rows - 1} reach beyond the grid of "${sheet}".`);
    this.name = 'OutsideGrid';
  }
}
/** A service of the host failed in passing, or a quota of it is used up: the same request may do later. */
export class ServiceFailure extends Error {
  constructor(message) {
    super(message);
    this.name = 'ServiceFailure';
  }
}

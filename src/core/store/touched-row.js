/** A person has changed a row that is about to be written. */
export class TouchedRow extends Error {
  sheet;
  row;
  id;
  /** Of the row as the person has left it. */
  fingerprint;
  constructor({ sheet, row, id }, { fingerprint }) {
    super(`Row ${row} of "${sheet}" has been edited by hand.`);
    this.name = 'TouchedRow';
    this.sheet = sheet;
    this.row = row;
    this.id = id;
    this.fingerprint = fingerprint;
  }
}

/** Says that a person has changed a row that is about to be written. */
import type { ReadRow } from './read/read-records.ts';
import type { StoredRecord } from './row-codec.ts';

/** A person has changed a row that is about to be written. */
export class TouchedRow extends Error {
  readonly sheet: string;
  readonly row: number;
  readonly id: string;
  /** Of the row as the person has left it. */
  readonly fingerprint: string;
  constructor({ sheet, row, id }: ReadRow, { fingerprint }: StoredRecord) {
    super(`Row ${row} of "${sheet}" has been edited by hand.`);
    this.name = 'TouchedRow';
    this.sheet = sheet;
    this.row = row;
    this.id = id;
    this.fingerprint = fingerprint;
  }
}

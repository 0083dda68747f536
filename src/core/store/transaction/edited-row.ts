/** The error by which a write stops at a row that a person has edited, so that the edit is committed first. */
import type { ReadRow } from '../read/read-records.ts';
import type { StoredRecord } from '../row/row-codec.ts';

export class EditedRow extends Error {
  readonly sheet: string;
  readonly row: number;
  readonly id: string;
  /** The fingerprint of the row as the person has left it. */
  readonly fingerprint: string;
  constructor({ sheet, row, id }: ReadRow, { fingerprint }: StoredRecord) {
    super(`Row ${row} of "${sheet}" has been edited by hand.`);
    this.name = 'EditedRow';
    this.sheet = sheet;
    this.row = row;
    this.id = id;
    this.fingerprint = fingerprint;
  }
}

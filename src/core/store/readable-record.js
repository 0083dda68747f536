/** Takes the record out of a row that was read, or says what a person has to correct there. */
import { Refusal } from '../errors/refusal.ts';
/** @throws Refusal record_quarantined */
export function readableRecord(read) {
  if (read.decoded.ok) return read.decoded.stored;
  const { id, column, reason } = read.decoded.quarantine;
  throw new Refusal(
    'record_quarantined',
    `The record ${id} cannot be used: in its row ${read.row} of the sheet, the cell in column "${column}" ${reason}. Correct that cell.`,
    { members: { existing_id: id, column, reason } },
  );
}

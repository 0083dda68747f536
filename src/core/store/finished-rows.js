/** Shows readers what was committed, where the execution that committed it died before it was written whole. */
import { committedRecord } from './journal/committed-record.ts';
import { readEntryAt } from './journal/find-earlier.ts';
import { readJournalTail } from './journal/journal-tail.ts';
import { decodeRow, encodeRecord } from './row-codec.ts';
/**
 * One document call when all that was committed is written; else two more, and the rows are read again, because they
 * may have been finished meanwhile.
 */
export function finishedRows(session, table, read, readAgain) {
  const tail = readJournalTail(session);
  if (tail.isApplied || session.hints.applied >= tail.transaction) return read;
  const { records, transaction } = readEntryAt(session, tail.row);
  const { rows, reachesEnd } = readAgain();
  return {
    rows: rows.map((row) => {
      const record = records.find(({ id }) => id === row.id);
      if (isAsWritten(row) || record === undefined || record.kind === 'deleted') return row;
      const cells = encodeRecord(table, committedRecord(table.resource, record.text), transaction);
      return { ...row, cells, decoded: decodeRow(table, cells) };
    }),
    reachesEnd,
  };
}
/** True for a row that is a record exactly as the API wrote it. */
export function isAsWritten({ decoded }) {
  return decoded.ok && decoded.stored.isUntouched;
}

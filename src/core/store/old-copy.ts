/** Tells a row that is an old copy of a record: the journal's tail knows of a later write. */
import type { RowMark } from './journal/row-marks.ts';
import type { ReadRow } from './read-records.ts';

/**
 * What finds a row's later write: its transaction, 0 when the tail tells of none. A person may have copied the row
 * before that, and the copy stands now where the record was thought to.
 */
export function laterWrites(marks: readonly RowMark[]): (row: ReadRow) => number {
  const newest = new Map<string, number>();
  for (const { kind, sheet, seq, transaction } of marks)
    if (kind !== 'deleted') newest.set(`${sheet}:${seq}`, transaction);
  return ({ sheet, seq, decoded }) => {
    const written = newest.get(`${sheet}:${seq}`) ?? 0;
    return decoded.ok && decoded.stored.rev < written ? written : 0;
  };
}

/** Reads columns of a sheet before the lock is taken, and brings them up to date under it from the journal alone. */
import { committedRecord } from '../store/journal/journal-entry.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import { readEntries } from '../store/journal/read-entries.ts';
import { type PartialRecord, readVerifiedColumns } from '../store/read/read-columns.ts';
import type { Session } from '../store/session.ts';
import type { RecordTable } from '../store/table.ts';
import type { OpenTransaction } from '../store/transaction/open-transaction.ts';

type ReadRecord = Pick<PartialRecord, 'id' | 'seq' | 'record'>;

/** Some fields of all records of a sheet, as they were before the lock was taken. */
export interface ReadBefore {
  readonly table: RecordTable;
  readonly names: readonly string[];
  readonly records: readonly ReadRecord[];
  /** The newest transaction then. */
  readonly since: number;
}

/**
 * Reads these fields of all records without the lock, which takes seconds of a hundred thousand.
 * @throws Refusal workspace_busy, workspace_misconfigured
 */
export function readBeforeLock(session: Session, table: RecordTable, names: readonly string[]): ReadBefore {
  const { transaction: since } = readJournalTail(session);
  return { table, names, records: readVerifiedColumns(session, table, names), since };
}

/**
 * The records as they are under the lock: the entries of the journal since they were read tell what others have changed.
 * Two document calls. The entry that was the newest then is read again, because its rows may have been missing.
 */
export function upToNow(
  session: Session,
  { number }: OpenTransaction,
  { table, records, since }: ReadBefore,
): readonly ReadRecord[] {
  const last = number - 1;
  if (last < 1) return records;
  const known = new Map(records.map((one) => [one.id, one]));
  for (const entry of readEntries(session, readJournalTail(session), Math.max(1, since), last)) {
    for (const written of entry.records) {
      const { object, id, seq, kind } = written;
      if (object !== table.resource.object || kind === 'recorded') continue;
      if (kind === 'deleted') known.delete(id);
      else known.set(id, { id, seq, record: committedRecord(table.resource, written) });
    }
  }
  return [...known.values()];
}

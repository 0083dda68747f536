/** How each record stood before an entry of the journal, for what compares the two. */
import type { JournalEntry } from '../../core/store/journal/journal-entry.ts';
import { parsedRecord } from './parsed-record.ts';

/** A record as it was committed. */
export type RecordState = Readonly<Record<string, unknown>>;

/**
 * Goes through the journal from its first entry.
 * @param judge told of each entry with the states before it; a record that was deleted keeps its last one, because an
 * undo brings it back as it was
 */
export function withStatesBefore(
  journal: readonly JournalEntry[],
  judge: (entry: JournalEntry, states: ReadonlyMap<string, RecordState>) => readonly string[],
): string[] {
  const states = new Map<string, RecordState>();
  return journal.flatMap((entry) => {
    const faults = judge(entry, states);
    for (const record of entry.records) {
      if (record.kind !== 'recorded' && record.kind !== 'deleted')
        states.set(record.id, parsedRecord(record));
    }
    return faults;
  });
}

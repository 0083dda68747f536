/** What the records of the journal say, read once: the runs of a scene share most of them. */
import type { JournalRecord } from '../../core/store/journal/journal-entry.ts';

const known = new WeakMap<JournalRecord, Readonly<Record<string, unknown>>>();

/** The record as the answer showed it. */
export function parsedRecord(record: JournalRecord): Readonly<Record<string, unknown>> {
  const parsed = known.get(record) ?? (JSON.parse(record.text) as Readonly<Record<string, unknown>>);
  known.set(record, parsed);
  return parsed;
}

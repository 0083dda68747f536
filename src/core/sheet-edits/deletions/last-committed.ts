/** Finds what records were when they were last committed, though their rows are gone or show an older state. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { readEntryAt } from '../../store/journal/find-entry.ts';
import { committedRecord, journalSheet } from '../../store/journal/journal-entry.ts';
import type { RecordedChange } from '../../store/journal/recorded-changes.ts';
import { readWindow } from '../../store/read/window.ts';
import type { Session } from '../../store/session.ts';

/**
 * By id, without the records that the journal has forgotten. Two document calls, and one for each entry.
 * @param told the journal's entries of this kind of record, in the order of the commits
 */
export function lastCommitted(
  session: Session,
  resource: Resource,
  told: readonly RecordedChange[],
  ids: readonly string[],
): ReadonlyMap<string, JsonObject> {
  const wanted = new Set(ids);
  const newest = new Map<string, number>();
  for (const one of told) if (wanted.has(one.id) && isWritten(one)) newest.set(one.id, one.transaction);
  if (newest.size === 0) return new Map();
  const rowOf = readEntryRows(session);
  const found = [...newest].flatMap(([id, transaction]): [string, JsonObject][] => {
    const row = rowOf.get(transaction);
    const records = row === undefined ? [] : readEntryAt(session, row).records;
    const written = records.find((record) => record.id === id);
    return written === undefined ? [] : [[id, committedRecord(resource, written)]];
  });
  return new Map(found);
}

/** A record as it was committed after a revision of its row; undefined when it was not. */
export function committedAfter(
  session: Session,
  resource: Resource,
  told: readonly RecordedChange[],
  { id, rev }: { readonly id: string; readonly rev: number },
): JsonObject | undefined {
  const isLater = told.some((one) => one.id === id && isWritten(one) && one.transaction > rev);
  return isLater ? lastCommitted(session, resource, told, [id]).get(id) : undefined;
}

function isWritten({ kind }: RecordedChange): boolean {
  return kind !== 'deleted' && kind !== 'recorded';
}

// Row by transaction: a person may have sorted the journal.
function readEntryRows({ workspace: { document } }: Session): ReadonlyMap<unknown, number> {
  const last = document.lastContentRow(journalSheet);
  const { rows } = readWindow(document, journalSheet, { first: 2, last }, { column: 1, columns: 1 });
  return new Map(rows.map(([transaction], index) => [transaction, index + 2]));
}

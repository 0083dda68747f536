/** Gives other records again what they had of a record before its deletion, when a person has brought that back. */
import type { Resource } from '../schema/resource.ts';
import { committedRecord, journalSheet } from '../store/journal/journal-entry.ts';
import { readEntryAt } from '../store/journal/read-entries.ts';
import { deletionsIn, readRecordedChanges } from '../store/journal/recorded-changes.ts';
import { updatedEvent } from '../records/update-record.ts';
import type { Hand } from './hand.ts';
import { lastCommitted } from './last-committed.ts';
import { leniently } from './leniently.ts';

/** Drafts the return of what the deletion has changed with it, where nothing has changed that since. */
export function undoRemoval({ session, tx, resources }: Hand, resource: Resource, id: string): void {
  // Nothing changes with the deletion of what has no such rule.
  if (resource.prepareDeletion === undefined) return;
  const deletion = deletionsIn(readRecordedChanges(session, resource)).get(id);
  if (deletion === undefined) return;
  const { transaction } = deletion;
  const [row] = session.workspace.document.find(journalSheet, 1, 2, String(transaction));
  const records = row === undefined ? [] : readEntryAt(session, row).records;
  for (const { object, id: otherId, kind, text } of records) {
    const other = resources.find((one) => one.object === object);
    if (kind !== 'updated' || other === undefined) continue;
    const told = readRecordedChanges(session, other).filter((one) => one.transaction < transaction);
    const before = lastCommitted(session, other, told, [otherId]).get(otherId);
    if (before === undefined || !Object.values(before).includes(id)) continue;
    leniently(tx, () => {
      const now = tx.find(other, otherId);
      if (now === null || now.version !== committedRecord(other, text).version) return;
      tx.change(other, now, before, [updatedEvent(other)]);
    });
  }
}

/** Keeps in mind the records that the journal is about to forget: by that the deletion of their rows is noticed. */
import type { IndexedRecord } from '../../store/journal/journal-entry.ts';
import { updateKnownIds } from '../../store/known-ids.ts';
import type { Run } from './run.ts';

/** @param records of the entries that are to be removed, the oldest first */
export function rememberRetired({ session }: Run, records: readonly IndexedRecord[]): void {
  for (const resource of session.resources) {
    const isThere = new Map<string, boolean>();
    for (const { object, id, kind } of records) {
      if (object === resource.object) isThere.set(id, kind !== 'deleted');
    }
    const ids = [...isThere.keys()];
    updateKnownIds(session, resource, {
      fresh: ids.filter((id) => isThere.get(id) === true),
      gone: ids.filter((id) => isThere.get(id) === false),
    });
  }
}

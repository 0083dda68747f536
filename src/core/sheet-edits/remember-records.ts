/** Takes all records that have a row for known, where earlier code has left some out. */
import { updateKnownIds } from '../store/known-ids.ts';
import { sequenceOf } from '../store/record-id.ts';
import { recordTable } from '../store/table.ts';
import { deletionsIn, readRecordedChanges } from '../store/journal/recorded-changes.ts';
import { readIds } from './population.ts';
import { type HandsWorkspace, locked } from './settle.ts';

/** Five document calls for each kind of record; nothing is written when all of them are known. */
export function rememberRecords(hands: HandsWorkspace): void {
  for (const resource of hands.resources) {
    locked(hands, (session) => {
      const cells = readIds(session, recordTable(resource));
      // The row of a deleted one may be back, and wait for somebody to make it readable.
      const deletions = deletionsIn(readRecordedChanges(session, resource));
      const fresh = cells.filter((id) => sequenceOf(id, resource.idPrefix) !== null && !deletions.has(id));
      updateKnownIds(session, resource, { fresh });
    });
  }
}

/** Takes all records that have a row for known, where earlier code has left some out. */
import { rememberIds } from '../store/known-ids.ts';
import { sequenceOf } from '../store/record-id.ts';
import { recordTable } from '../store/table.ts';
import { readIds } from './population.ts';
import { type HandsWorkspace, locked } from './settle.ts';

/** Three document calls for each kind of record; nothing is written when all of them are known. */
export function rememberRecords(hands: HandsWorkspace): void {
  for (const resource of hands.resources) {
    locked(hands, (session) => {
      const cells = readIds(session, recordTable(resource));
      const fresh = cells.filter((id) => sequenceOf(id, resource.idPrefix) !== null);
      rememberIds(session, resource, { fresh });
    });
  }
}

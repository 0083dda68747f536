/** Tells from the rows themselves whether the newest transaction is written, when the cache has forgotten it. */
import type { Resource } from '../schema/resource.ts';
import { readEntryAt } from './journal/find-earlier.ts';
import type { JournalTail } from './journal/journal-tail.ts';
import { findById } from './locate.ts';
import type { Session } from './session.ts';
import { recordTable } from './table.ts';

/**
 * True when each record of the tail stands as the tail wrote it: one document call for the entry and one for each
 * record. A row that a person has edited since proves nothing: then the next writer finds out.
 */
export function isTailWritten(session: Session, tail: JournalTail, resources: readonly Resource[]): boolean {
  const { records, transaction } = readEntryAt(session, tail.row);
  return records.every(({ object, id, kind }) => {
    if (kind === 'told') return true;
    const resource = resources.find((one) => one.object === object);
    // What stands in no sheet proves nothing there.
    if (resource === undefined) return false;
    const found = findById(session, recordTable(resource), id);
    if (found === null) return kind === 'deleted';
    // Of a row that is written in parts the check proves that all of them are there.
    return found.decoded.ok && found.decoded.stored.rev === transaction && found.decoded.stored.isUntouched;
  });
}

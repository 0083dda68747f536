/**
 * Says when a group of writes is full: when its rows stand in too many places, or its callers would wait for too long.
 */
import { isSame } from '../../schema/canonical.ts';
import { rowRanges } from '../read/window.ts';
import type { Session } from '../session.ts';
import type { OpenTransaction } from './open-transaction.ts';

// Each place where rows are updated takes a call behind the commit, and a person may sort the sheet until all of them
// are written.
const updatedPlacesMax = 4;

// Nobody holds the lock longer than two seconds: when the writes so far have taken most of that, with what the rows of
// each sheet will take, the others wait for the next group.
const decidedMsMax = 1_500;
const msPerSheet = 200;

/** True when the changes update rows in more places than may wait for each other. No service calls. */
export function isScattered({ changes }: OpenTransaction): boolean {
  const updated = changes.flatMap(({ before, resource, record }) =>
    before === null ? [] : [{ before, resource, record }],
  );
  const ranges = [...new Set(updated.map(({ resource }) => resource))].flatMap((resource) =>
    rowRanges(updated.filter((one) => one.resource === resource).map(({ before }) => before.row)),
  );
  const items = updated.filter(
    ({ before, record }) => !isSame(record.items ?? null, before.stored.record.items ?? null),
  );
  // Near rows are one place; the line items of a document, which are searched for, are one more.
  return ranges.length + items.length > updatedPlacesMax;
}

/** True when another write would make the others wait for too long. No service calls. */
export function isLong({
  session,
  tx,
  startedMs,
}: {
  readonly session: Session;
  readonly tx: OpenTransaction;
  /** When the group had the lock, in milliseconds since the Unix epoch. */
  readonly startedMs: number;
}): boolean {
  const sheets = new Set(tx.changes.flatMap(({ resource: { sheet, itemsSheet } }) => [sheet, itemsSheet]));
  sheets.delete(undefined);
  const takenMs = session.workspace.clock.now() - startedMs;
  return takenMs + sheets.size * msPerSheet >= decidedMsMax;
}

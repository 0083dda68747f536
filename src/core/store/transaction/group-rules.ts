/**
 * The rules of writes that are committed together: what each may build on, and when a group is full, because its rows
 * stand in too many places or its callers would wait for too long. A lone write has no use for them.
 */
import { isSame } from '../../schema/canonical.ts';
import { rowRanges } from '../read/window.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { PlacedRecord } from '../write/record-change.ts';
import type { Turn, Write } from './commit-writes.ts';
import { NeighbourChange } from './found-records.ts';
import type { OpenTransaction } from './open-transaction.ts';
import { readAhead } from './read-ahead.ts';

// Each place where rows are updated takes a call behind the commit, and a person may sort the sheet until all of them
// are written.
const updatedPlacesMax = 4;

// Nobody holds the lock longer than two seconds: when the writes so far have taken most of that, with what the rows of
// each sheet will take, the others wait for the next group.
const decidedMsMax = 1_500;
const msPerSheet = 200;

/** True when the changes update rows in more places than may wait for each other. No service calls. */
function isScattered({ tx, requests }: Turn): boolean {
  if (requests.size === 0) return false;
  const updated = tx.changes.flatMap(({ before, resource, record }) =>
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

/**
 * True when a write must wait for the next group: another request has its key, or the others would wait for too long. No
 * service calls.
 */
function isFull({ session, tx, startedMs, requests }: Turn, { attempt: { idempotencyKey } }: Write): boolean {
  if (requests.size === 0) return false;
  const keys = Array.from(requests.values(), (one) => one.idempotencyKey);
  if (idempotencyKey !== '' && keys.includes(idempotencyKey)) return true;
  const sheets = new Set(tx.changes.flatMap(({ resource: { sheet, itemsSheet } }) => [sheet, itemsSheet]));
  sheets.delete(undefined);
  const takenMs = session.workspace.clock.now() - startedMs;
  return takenMs + sheets.size * msPerSheet >= decidedMsMax;
}

/**
 * A write may build on what its neighbours have changed without answering it, such as the invoice of a payment, because
 * all of them are committed or none. It cannot be held to a tag of that, which stands in no sheet yet.
 * @returns where a record stands; it throws NeighbourChange for one that a neighbour has changed
 */
function shieldNeighbours({ tx, requests }: Turn): OpenTransaction['placeOf'] {
  tx.shield(
    [...requests.values()].flatMap(({ shown }) =>
      'record' in shown ? [shown.record] : tx.changes.map((_, at) => at),
    ),
  );
  const changed = new Set(tx.changes.map(({ record }) => record));
  return (record: JsonObject): PlacedRecord => {
    if (changed.has(record)) throw new NeighbourChange();
    return tx.placeOf(record);
  };
}

export const groupRules = { readAhead, isFull, isScattered, shieldNeighbours };

export type GroupRules = typeof groupRules;

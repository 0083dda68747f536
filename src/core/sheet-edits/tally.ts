/** Makes sums right again that records keep of others, when a person has deleted some of those or brought some back. */
import { compareDecimals, type Decimal, sumDecimals } from '../billing/decimal.ts';
import { Refusal } from '../errors/refusal.ts';
import { updatedEvent } from '../records/update-record.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource, Rollup } from '../schema/resource.ts';
import { commitTransaction, notIdempotent } from '../store/commit.ts';
import { beginTransaction } from '../store/begin-transaction.ts';
import { readJournalTail } from '../store/journal/journal-tail.ts';
import type { OpenTransaction } from '../store/open-transaction.ts';
import { withVerifiedColumns } from '../store/locate/verified-columns.ts';
import { readVerifiedColumns } from '../store/read/read-columns.ts';
import { redoTail } from '../store/redo-tail.ts';
import { unpack } from '../store/row-codec.ts';
import type { Session } from '../store/session.ts';
import { recordTable } from '../store/table.ts';
import { isHeld } from './held-records.ts';
import { readAt } from './read-at.ts';

// As many documents as a journal row holds well.
const keepersPerCommit = 25;

/**
 * Commits every sum over these records that is not right, under the lock: a scan of the columns that tell.
 * @param isLate asked between commits: true leaves the rest for the next sweep
 * @returns how many were not right
 */
export function settleTallies(session: Session, resource: Resource, isLate: () => boolean): number {
  const doubtful = doubtfulKeepers(session, resource);
  let changes = 0;
  for (let start = 0; start < doubtful.length && !isLate(); start += keepersPerCommit) {
    const tail = readJournalTail(session);
    redoTail(session, tail);
    const tx = beginTransaction(session, tail);
    draftTallies(session, tx, resource, doubtful.slice(start, start + keepersPerCommit));
    if (tx.changes.length > 0) commitTransaction(session, tail, tx, notIdempotent);
    changes += tx.changes.length;
  }
  return changes;
}

/** Drafts the sums of these keepers, by default of the first that may not be right. */
export function draftTallies(
  session: Session,
  tx: OpenTransaction,
  resource: Resource,
  keepers: readonly string[] = doubtfulKeepers(session, resource).slice(0, keepersPerCommit),
): void {
  const { rollup } = resource;
  if (rollup === undefined) return;
  for (const id of keepers) {
    try {
      retally(session, tx, { resource, rollup, id });
    } catch (error) {
      // Its row is to be mended first: until then each sweep finds it.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

interface Tallied {
  readonly resource: Resource;
  readonly rollup: Rollup;
  /** Of the keeper. */
  readonly id: string;
}

/**
 * Drafts the keeper's sum, where it is another.
 * @throws Refusal when the keeper cannot have it, or cannot be read
 */
export function retally(session: Session, tx: OpenTransaction, tallied: Tallied): void {
  const { rollup, id } = tallied;
  const parent = parentOf(session, rollup);
  const record = tx.find(parent, id);
  if (record === null) return;
  const changes = sumChanges(session, tx, tallied, record);
  if (changes !== null) tx.change(parent, record, changes, [updatedEvent(parent)]);
}

/**
 * What the sum changes in its keeper; null when it is right.
 * @throws Refusal when the keeper cannot have it
 */
export function sumChanges(
  session: Session,
  tx: OpenTransaction,
  { resource, rollup, id }: Tallied,
  keeper: JsonObject,
): JsonObject | null {
  const table = recordTable(resource);
  // The data tells what the API knows, whatever a person is writing into the other cells.
  const pattern = `^.*"${rollup.link}":"${id}".*$`;
  const { document } = session.workspace;
  const found = withVerifiedColumns(session, table, (layout) =>
    document.find(table.sheet, layout[table.dataIndex] ?? 1, 2, pattern, true),
  );
  const parts = new Map<unknown, JsonObject>();
  for (const { cells } of readAt(session, table, found)) {
    const written = unpack(table, cells);
    // A copy that is no record has no revision.
    if (written !== null && cells[table.revIndex] !== '') parts.set(written.id, written);
  }
  for (const { record, kind } of tx.changes)
    if (parts.has(record.id)) parts.set(record.id, kind === 'deleted' ? {} : record);
  const sum = sumDecimals(
    [...parts.values()]
      .filter((record) => record[rollup.link] === id && rollup.counts(record))
      .map((record) => String(record[rollup.part])),
  );
  if (compareDecimals(sum, String(keeper[rollup.whole])) === 0) return null;
  // What has vanished still counts, until somebody says that it was deleted.
  return isHeld(session, resource) ? null : rollup.applySum(keeper, sum, tx.now);
}

// Two columns are summed up as they are shown: whoever differs, or cannot be read, is to be looked at.
function doubtfulKeepers(session: Session, resource: Resource): string[] {
  const { rollup } = resource;
  if (rollup === undefined || isHeld(session, resource)) return [];
  const { link, part, whole, needs, counts } = rollup;
  const sums = new Map<unknown, Decimal | null>();
  for (const { record } of readVerifiedColumns(session, recordTable(resource), [link, part, ...needs])) {
    const before = sums.get(record[link]);
    const isReadable = [part, ...needs].every((name) => name in record);
    if (!isReadable) sums.set(record[link], null);
    else if (before !== null && counts(record))
      sums.set(record[link], sumDecimals([before ?? '0', String(record[part])]));
  }
  return readVerifiedColumns(session, recordTable(parentOf(session, rollup)), [whole]).flatMap(
    ({ id, record }) => {
      const sum = sums.has(id) ? sums.get(id) : '0';
      const isRight = typeof sum === 'string' && compareDecimals(sum, String(record[whole] ?? '0')) === 0;
      return isRight ? [] : [id];
    },
  );
}

function parentOf({ resources }: Session, { parent }: Rollup): Resource {
  const resource = resources.find(({ object }) => object === parent);
  if (resource === undefined) throw new Error(`There is no resource ${parent}.`);
  return resource;
}

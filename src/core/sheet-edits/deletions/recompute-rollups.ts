/** Corrects the sums that records keep of others, after a person has deleted some of those or brought some back. */
import { compareDecimals, type Decimal, sumDecimals } from '../../billing/decimal.ts';
import { updatedEvent } from '../../records/update-record.ts';
import { sheetRulesOf } from '../../resources/sheet-rules.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Rollup } from '../../schema/sheet-rules.ts';
import { readVerifiedColumns } from '../../store/read/read-columns.ts';
import { resourceNamed, type Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import type { OpenTransaction } from '../../store/transaction/open-transaction.ts';
import { beginUnasked } from '../../store/transaction/unasked.ts';
import { nothingApplied, type EditWork, runSlices } from '../edit-run.ts';
import { runUnlessRefused } from '../rows/begin-edits.ts';
import { type FindParts, findPartsOf } from './part-rows.ts';
import { unconfirmedSheets } from './unconfirmed-deletions.ts';

/** Each parent is read and written apart, and others wait for the lock meanwhile. */
export const sumsPerCommit = 3;

/**
 * Commits every sum of these parents that is wrong, a few of them under each lock.
 * @returns how many were wrong
 */
export function recomputeRollups(work: EditWork, resource: Resource, parents: readonly string[]): number {
  const { changes } = runSlices(work, parents, ({ session }, left) => {
    const { tx, commit } = beginUnasked(session);
    addRollups(session, tx, resource, left.slice(0, sumsPerCommit));
    commit();
    return { ...nothingApplied, changes: tx.changes.length, left: left.slice(sumsPerCommit) };
  });
  return changes;
}

/** Adds to the transaction the sums of these parents. */
export function addRollups(
  session: Session,
  tx: OpenTransaction,
  resource: Resource,
  parents: readonly string[],
): void {
  // Where one is refused, somebody has to correct the parent's row first; every sweep finds it until then.
  const findParts = findPartsOf(session, parents);
  for (const sum of keptSums(session, resource, parents))
    runUnlessRefused(tx, () => recomputeRollup(session, tx, sum, findParts));
}

/** The sums that these parents keep: the prefix of an id says which of them it can be. */
export function keptSums(session: Session, resource: Resource, ids: readonly string[]): KeptSum[] {
  return (sheetRulesOf(resource).rollups ?? []).flatMap((rollup) => {
    const { idPrefix } = resourceNamed(session, rollup.parent);
    return ids.filter((id) => id.startsWith(`${idPrefix}_`)).map((id) => ({ resource, rollup, id }));
  });
}

/** The ids of all records that keep a sum in which this one is. */
export function parentsOf(resource: Resource, record: Readonly<JsonObject>): readonly string[] {
  const { rollups = [] } = sheetRulesOf(resource);
  return [...new Set(rollups.flatMap(({ parents }) => parents(record)))];
}

/** One parent's sums. */
interface KeptSum {
  readonly resource: Resource;
  readonly rollup: Rollup;
  /** The id of the parent, which keeps the sum. */
  readonly id: string;
}

/**
 * Adds the parent's sum to the transaction, where it has changed.
 * @throws Refusal when the parent cannot have it, or cannot be read
 */
export function recomputeRollup(
  session: Session,
  tx: OpenTransaction,
  sum: KeptSum,
  findParts: FindParts,
): void {
  const { rollup, id } = sum;
  const parent = resourceNamed(session, rollup.parent);
  const record = tx.find(parent, id);
  if (record === null) return;
  const changes = rollupChanges(session, tx, sum, { parent: record, findParts });
  if (changes !== null) tx.change(parent, record, changes, [updatedEvent(parent)]);
}

/**
 * The changes of the parent that its sum asks for; null when the sum is right.
 * @throws Refusal when the parent cannot have it
 */
export function rollupChanges(
  session: Session,
  tx: OpenTransaction,
  { resource, rollup, id }: KeptSum,
  { parent, findParts }: { readonly parent: JsonObject; readonly findParts: FindParts },
): JsonObject | null {
  const parts = new Map<unknown, JsonObject>();
  for (const { written } of findParts(resource, rollup, id)) parts.set(written.id, written);
  for (const { record, kind } of tx.changes)
    if (parts.has(record.id)) parts.set(record.id, kind === 'deleted' ? {} : record);
  const counted = [...parts.values()].filter(
    (record) => rollup.counts(record) && rollup.parents(record).includes(id),
  );
  const sums = rollup.sums(counted, id);
  const isRight = Object.entries(sums).every(
    ([field, sum]) => compareDecimals(sum, String(parent[field] ?? '0')) === 0,
  );
  if (isRight) return null;
  // Records whose deletion is not confirmed still count.
  return isWaiting(session, resource) ? null : rollup.applySums(parent, sums, tx.now);
}

/**
 * The ids of the parents whose sum differs from the cells that people see, or whose parts cannot be read. With 100,000
 * payments of as many invoices the columns take some 6 s.
 */
export function doubtfulParents(session: Session, resource: Resource): string[] {
  const { rollups = [] } = sheetRulesOf(resource);
  if (isWaiting(session, resource)) return [];
  return rollups.flatMap((rollup) => doubtfulOf(session, resource, rollup));
}

function doubtfulOf(session: Session, resource: Resource, rollup: Rollup): string[] {
  const { link, part, whole, needs, counts } = rollup;
  const sums = new Map<unknown, Decimal | null>();
  for (const { record } of readVerifiedColumns(session, recordTable(resource), [link, part, ...needs])) {
    const before = sums.get(record[link]);
    const isReadable = [part, ...needs].every((name) => name in record);
    if (!isReadable) sums.set(record[link], null);
    else if (before !== null && counts(record))
      sums.set(record[link], sumDecimals([before ?? '0', String(record[part])]));
  }
  return readVerifiedColumns(session, recordTable(resourceNamed(session, rollup.parent)), [whole]).flatMap(
    ({ id, record }) => {
      const sum = sums.has(id) ? sums.get(id) : '0';
      const isRight = typeof sum === 'string' && compareDecimals(sum, String(record[whole] ?? '0')) === 0;
      return isRight ? [] : [id];
    },
  );
}

function isWaiting({ workspace }: Session, { sheet }: Resource): boolean {
  return unconfirmedSheets(workspace).includes(sheet);
}

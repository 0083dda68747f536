/** Writes what the dispatcher has seen of the sheets, so that the next runs know when there is nothing to do. */
import { sequenceOf } from '../../schema/record-id.ts';
import type { Workspace } from '../../workspace.ts';
import { deliveryPrefix } from '../deliveries/delivery.ts';
import type { Anchor, DeliveryScan, PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { type CachedState, cachedStateName, parseCachedState, rescanMs } from './find-work.ts';

// It is read anew long before the cache drops it.
const ttlSeconds = (2 * rescanMs) / 1000;

// In test mode a state that is lost is not read anew before the next request, so it is kept as long as the cache can.
const testTtlSeconds = 21_600;

/** Caches the state for the next runs. Only a holder of the lock may call it, or a change of another would be lost. */
export function writeCachedState({ cache, livemode }: Workspace, state: CachedState): void {
  cache.put(cachedStateName, JSON.stringify(state), livemode ? ttlSeconds : testTtlSeconds);
}

/**
 * Makes the next run read the whole sheet of deliveries: rows above those that it reads otherwise have become due.
 * Only a holder of the lock may call it.
 */
export function forgetCachedState({ cache }: Pick<Workspace, 'cache'>): void {
  cache.remove(cachedStateName);
}

/** Makes sure that the next run finds what is due by then. Only a holder of the lock may call it. */
export function expectDue(workspace: Workspace, dueMs: readonly number[]): void {
  if (dueMs.length === 0) return;
  const state = parseCachedState(workspace.cache.get(cachedStateName));
  const first = Math.min(...dueMs);
  if (state === null || (state.nextDueMs !== null && state.nextDueMs <= first)) return;
  writeCachedState(workspace, { ...state, nextDueMs: first });
}

/**
 * Makes sure that a run looks for mails by then, and not before. Only a holder of the lock may call it.
 * @param seenMs what the run has left there before it looked: another run that has changed it since may have found a mail
 * that this one has not seen, so the earlier time counts then
 */
export function expectMail(workspace: Workspace, seenMs: number | null, dueMs: number): void {
  const state = parseCachedState(workspace.cache.get(cachedStateName));
  if (state === null) return;
  const { mailDueMs = null } = state;
  writeCachedState(workspace, {
    ...state,
    mailDueMs: mailDueMs === seenMs ? dueMs : firstOf(mailDueMs, dueMs),
  });
}

/** The earlier of two times, of which each may be missing. */
export function firstOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * The first row that the next run has to read; the last row when it needs none, because new ones are added below it.
 * @param fannedOut the newest transaction that is fanned out
 * @param newest the newest transaction of the journal
 */
export function nextAnchor(
  { rows }: DeliveryScan,
  added: readonly PlacedDelivery[],
  fannedOut: number,
  newest: number,
): Anchor | null {
  // A recovery makes deliveries before their entries are fanned out: a run that did not read them would make them a
  // second time. Ids are compared only while entries wait, because a month's sheet has many.
  const isAwaited = (id: string): boolean =>
    fannedOut < newest && (sequenceOf(id, deliveryPrefix) ?? 0) > fannedOut;
  const needed = rows.find(({ id, dueMs }) => dueMs !== null || isAwaited(id));
  if (needed !== undefined) return { row: needed.row, id: needed.id };
  const [first] = added;
  if (first !== undefined) return { row: first.row, id: first.delivery.id };
  const last = rows[rows.length - 1];
  return last === undefined ? null : { row: last.row, id: last.id };
}

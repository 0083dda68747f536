/** Caches what the dispatcher has seen of the sheets, so that a run knows when there is nothing to do. */
import { journalSheet } from '../../store/journal/journal-entry.ts';
import { sequenceOf } from '../../store/record-id.ts';
import { readWindow } from '../../store/read/window.ts';
import type { Workspace } from '../../workspace.ts';
import { deliveryPrefix } from '../deliveries/delivery.ts';
import type { Anchor, DeliveryScan, PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import { rescanMs } from './limits.ts';

interface CachedState {
  /** The newest journal entry that is applied and fanned out; 0 and the header's row while there is none. */
  readonly journal: { readonly row: number; readonly transaction: number };
  /** Null while there is no delivery. */
  readonly anchor: Anchor | null;
  /** When the first delivery is due, milliseconds since the Unix epoch; null while none is. */
  readonly nextDueMs: number | null;
  /** When the sheets were read. */
  readonly seenMs: number;
}

/** The cache value that holds it. */
export const cachedStateName = 'dispatcher';

// It is read anew long before the cache drops it.
const ttlSeconds = (2 * rescanMs) / 1000;

/** The state in the cached text, null when there is none. */
export function parseCachedState(text: string | null | undefined): CachedState | null {
  return text === undefined || text === null ? null : (JSON.parse(text) as CachedState);
}

/** Caches the state for the next runs. Only a holder of the lock may call it, or a change of another would be lost. */
export function writeCachedState({ cache }: Workspace, state: CachedState): void {
  cache.put(cachedStateName, JSON.stringify(state), ttlSeconds);
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

/** True when the newest entry is the one that was seen, and nothing is due. No lock, one document call. */
export function isIdle({ clock, document }: Workspace, state: CachedState): boolean {
  const nowMs = clock.now();
  if (nowMs >= state.seenMs + rescanMs || nowMs < state.seenMs) return false;
  if (state.nextDueMs !== null && state.nextDueMs <= nowMs) return false;
  const { row, transaction } = state.journal;
  const { rows } = readWindow(
    document,
    journalSheet,
    { first: row, last: row + 1 },
    { column: 1, columns: 1 },
  );
  const [seen, next] = rows.map(([cell]) => cell);
  return (transaction === 0 || seen === transaction) && (next === undefined || next === '');
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

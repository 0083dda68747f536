/** Prepares the next deliveries under the lock: finishes the tail, fans out what was committed, leases what is due. */
import { readTriggerDay } from '../trigger-day.ts';
import { type JournalTail, readJournalTail } from '../../store/journal/journal-tail.ts';
import type { JournalEntry } from '../../store/journal/journal-entry.ts';
import { type PlacedEntry, readPlacedEntries } from '../../store/journal/read-entries.ts';
import { propertyCacheName } from '../../store/property-records.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import { holdLock } from '../../store/transaction/hold-lock.ts';
import { SheetMissing } from '../../workspace.ts';
import {
  type Anchor,
  type DeliveryScan,
  type PlacedDelivery,
  scanDeliveries,
} from '../deliveries/delivery-sheet.ts';
import { type Endpoint, readEndpoints } from '../endpoints/endpoint-table.ts';
import { firstOf, nextAnchor, writeCachedState } from './cached-state.ts';
import type { Breakers } from './circuit-breaker.ts';
import { chooseDeliveries } from './choose-deliveries.ts';
import { allowanceOf } from './day-budget.ts';
import { fanOut, lastFannedOut, markFannedOut } from './fan-out-entries.ts';
import { type CachedState, cachedStateName, parseCachedState } from './find-work.ts';
import { leaseDeliveries, type PlacedCandidate } from './lease-deliveries.ts';
import { queuesMail } from './queued-mail.ts';
import { fannedEntriesMax, trialPauseMs } from './limits.ts';
import { type PersistedState, readPersistedState, writePersistedState } from './persisted-state.ts';
import type { Run } from './run.ts';

export interface Batch {
  readonly tail: JournalTail;
  readonly entries: readonly PlacedEntry[];
  readonly endpoints: readonly Endpoint[];
  readonly breakers: Breakers;
  /** Deliveries to endpoints that are sent to at any time. */
  readonly regular: readonly PlacedDelivery[];
  /** Deliveries to one endpoint that hung before. */
  readonly trial: readonly PlacedDelivery[];
  /** True when there is more to fan out or to send at once. */
  readonly hasMore: boolean;
}

/** @throws Refusal workspace_busy, workspace_misconfigured */
export function prepareBatch(run: Run): Batch {
  return holdLock(run.session, () => prepareLocked(run));
}

function prepareLocked(run: Run): Batch {
  const { session, workspace } = run;
  const tail = readJournalTail(session);
  redoTail(session, tail);
  const nowMs = workspace.clock.now();
  const cached = workspace.cache.getAll([cachedStateName, propertyCacheName]);
  const seen = parseCachedState(cached[cachedStateName]);
  const state = readPersistedState(workspace);
  const { breakers, budget } = state;
  const endpoints = readEndpoints(workspace, cached[propertyCacheName]);
  const fannedOut = seen?.journal.transaction ?? lastFannedOut(session, tail);
  const last = Math.min(tail.transaction, fannedOut + fannedEntriesMax(endpoints.length));
  const entries = readPlacedEntries(session, tail, fannedOut + 1, last);
  const scan = scanIfAny(session, endpoints, seen?.anchor ?? null);
  const known = new Set(scan.rows.map(({ id }) => id));
  const events = entries.map(({ entry }) => entry);
  const fresh = fanOut(workspace.digest, events, endpoints, nowMs).filter(({ id }) => !known.has(id));
  const candidates = [
    ...scan.rows.flatMap(({ dueMs, ...row }) => (dueMs === null ? [] : [{ ...row, dueMs }])),
    ...fresh.map(({ dueMs, ...one }): PlacedCandidate => ({ ...one, dueMs: dueMs ?? 0, row: null })),
  ];
  const allowance = allowanceOf(budget, readTriggerDay(workspace), nowMs);
  const choice = chooseDeliveries<PlacedCandidate>(candidates, { endpoints, breakers, allowance, nowMs });
  announceTrial(workspace, state, choice.trial[0]?.endpointId, nowMs);
  const { regular, trial, added } = leaseDeliveries(session, scan, choice, fresh, nowMs);
  markFannedOut(session, tail, entries, nowMs);
  run.mailDueMs = mailDue(run, seen, events, nowMs);
  writeCachedState(workspace, {
    journal: { row: tail.row - (tail.transaction - last), transaction: last },
    anchor: nextAnchor(scan, added, last, tail.transaction),
    nextDueMs: choice.nextDueMs,
    mailDueMs: run.mailDueMs,
    seenMs: nowMs,
  });
  const hasMore = choice.hasMore || last < tail.transaction;
  return { tail, entries, endpoints, breakers, regular, trial, hasMore };
}

// A state that the cache has lost may have been one in which mails wait. Another run may have changed it since this run
// wrote it, so the earlier of the two counts.
function mailDue(
  run: Run,
  seen: CachedState | null,
  entries: readonly JournalEntry[],
  nowMs: number,
): number | null {
  return seen === null || queuesMail(entries) ? nowMs : firstOf(run.mailDueMs, seen.mailDueMs ?? null);
}

// The run writes this before the trial begins, so that no other run tries the endpoint beside it.
function announceTrial(
  workspace: Run['workspace'],
  state: PersistedState,
  endpointId: string | undefined,
  nowMs: number,
): void {
  const breaker = endpointId === undefined ? undefined : state.breakers[endpointId];
  if (endpointId === undefined || breaker === undefined) return;
  const announced = { ...breaker, circuit: { state: 'open', untilMs: nowMs + trialPauseMs } as const };
  writePersistedState(workspace, { ...state, breakers: { ...state.breakers, [endpointId]: announced } });
}

// A workspace without endpoints needs no sheet of deliveries.
function scanIfAny(
  session: Run['session'],
  endpoints: readonly Endpoint[],
  anchor: Anchor | null,
): DeliveryScan {
  try {
    return scanDeliveries(session, anchor);
  } catch (error) {
    if (!(error instanceof SheetMissing) || endpoints.length > 0) throw error;
    return { rows: [], lastRow: 0, gridRows: null };
  }
}

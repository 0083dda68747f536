/** Takes on the next deliveries, under the lock: finishes the tail, fans out what was committed, leases what is due. */
import { flushCells } from '../../store/write/buffer-cells.ts';
import { markApplied } from '../../store/journal/append-entry.ts';
import { type JournalTail, readJournalTail } from '../../store/journal/journal-tail.ts';
import { type PlacedEntry, readPlacedEntries } from '../../store/journal/read-entries.ts';
import { propertyCacheName } from '../../store/property-records.ts';
import { redoTail } from '../../store/redo-tail.ts';
import { holdLock } from '../../store/hold-lock.ts';
import { SheetMissing } from '../../workspace.ts';
import type { Delivery } from '../deliveries/delivery.ts';
import {
  type Anchor,
  appendDeliveries,
  type DeliveryScan,
  type PlacedDelivery,
  readDeliveries,
  scanDeliveries,
  writeProgress,
} from '../deliveries/delivery-sheet.ts';
import { type Endpoint, readEndpoints } from '../endpoints/endpoint-table.ts';
import { fanOut } from '../fan-out.ts';
import { anchorOf } from './anchor-of.ts';
import { type Candidate, type Choice, chooseClaims } from './choose-claims.ts';
import { allowanceOf } from './day-budget.ts';
import { fannedEntriesMax, leaseMs, slowPauseMs } from './limits.ts';
import { lastFannedOut, markFannedOut } from './mark-fanned-out.ts';
import { type Memory, readMemory, writeMemory } from './memory.ts';
import type { Run } from './run.ts';
import { parseState, stateName, writeState } from './state.ts';

export interface Batch {
  readonly tail: JournalTail;
  readonly entries: readonly PlacedEntry[];
  readonly endpoints: readonly Endpoint[];
  readonly claims: readonly PlacedDelivery[];
  /** To slow endpoints, whose turn it is. */
  readonly slow: readonly PlacedDelivery[];
  readonly memory: Memory;
  /** False in a workspace that was set up before there were webhooks, and has no endpoints. */
  readonly hasSheet: boolean;
  /** True when there is more to fan out or to send at once. */
  readonly hasMore: boolean;
}

/** A delivery of the sheet, or one that is about to be added to it. */
interface Found extends Candidate {
  readonly row: number;
  readonly fresh: Delivery | null;
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
  const cached = workspace.cache.getAll([stateName, propertyCacheName]);
  const state = parseState(cached[stateName]);
  const memory = readMemory(workspace);
  const endpoints = readEndpoints(workspace, cached[propertyCacheName]);
  const fannedOut = state?.journal.transaction ?? lastFannedOut(session, tail);
  const last = Math.min(tail.transaction, fannedOut + fannedEntriesMax);
  const entries = readPlacedEntries(session, tail, fannedOut + 1, last);
  const found = scanIfAny(run, endpoints, state?.anchor ?? null);
  const scan = found ?? { rows: [], lastRow: 0, gridRows: null };
  const known = new Set(scan.rows.map(({ id }) => id));
  const fresh = fanOut(
    workspace.digest,
    entries.map(({ entry }) => entry),
    endpoints,
    nowMs,
  );
  const unknown = fresh.filter(({ id }) => !known.has(id));
  const candidates = [...scan.rows.flatMap(openRow), ...unknown.map(freshRow)];
  const { slow, slowTurnMs, budget } = memory;
  const facts = { endpoints, slow, slowTurnMs, allowance: allowanceOf(budget), nowMs };
  const choice = chooseClaims(candidates, facts);
  // Said before it begins, so that no other run gives them a turn beside this one.
  if (choice.slow.length > 0) writeMemory(workspace, { ...memory, slowTurnMs: nowMs + slowPauseMs });
  const placed = lease(run, scan, choice, unknown, nowMs);
  finishMarks(run, tail, entries, nowMs);
  const row = tail.row - (tail.transaction - last);
  writeState(workspace, {
    journal: { row, transaction: last },
    anchor: anchorOf(scan, placed.added, last, tail.transaction),
    nextDueMs: choice.nextDueMs,
    seenMs: nowMs,
  });
  const isMine = (chosen: readonly Found[]) => {
    const ids = new Set(chosen.map(({ id }) => id));
    return placed.leased.filter(({ delivery }) => ids.has(delivery.id));
  };
  return {
    tail,
    entries,
    endpoints,
    claims: isMine(choice.claims),
    slow: isMine(choice.slow),
    memory,
    hasSheet: found !== null,
    hasMore: choice.hasMore || last < tail.transaction,
  };
}

// Without endpoints the sheet is not needed.
function scanIfAny(
  { session }: Run,
  endpoints: readonly Endpoint[],
  anchor: Anchor | null,
): DeliveryScan | null {
  try {
    return scanDeliveries(session, anchor);
  } catch (error) {
    if (!(error instanceof SheetMissing) || endpoints.length > 0) throw error;
    return null;
  }
}

function openRow(scanned: DeliveryScan['rows'][number]): Found[] {
  const { row, id, endpointId, dueMs, attempts } = scanned;
  return dueMs === null ? [] : [{ row, id, endpointId, dueMs, attempts, fresh: null }];
}

function freshRow(fresh: Delivery): Found {
  const { id, endpointId, attempts, dueMs } = fresh;
  return { row: 0, id, endpointId, attempts, dueMs: dueMs ?? 0, fresh };
}

/** Writes what was chosen, and new deliveries whether they were chosen or not. */
function lease(
  { session }: Run,
  scan: DeliveryScan,
  { claims, slow, canceled }: Choice<Found>,
  unknown: readonly Delivery[],
  nowMs: number,
): { readonly leased: readonly PlacedDelivery[]; readonly added: readonly PlacedDelivery[] } {
  const taken = [...claims, ...slow];
  const takenIds = new Set(taken.map(({ id }) => id));
  const leased = (delivery: Delivery): Delivery => ({
    ...delivery,
    attempts: delivery.attempts + 1,
    dueMs: nowMs + leaseMs,
  });
  const rowsOf = (chosen: readonly Found[]) => {
    const ids = new Set(chosen.filter(({ fresh }) => fresh === null).map(({ id }) => id));
    return scan.rows.filter(({ id }) => ids.has(id));
  };
  const known = readDeliveries(session, rowsOf(taken));
  const off = readDeliveries(session, rowsOf(canceled));
  const old = known.map(({ row, delivery }) => ({ row, delivery: leased(delivery) }));
  writeProgress(session, [
    ...old,
    ...off.map(({ row, delivery }) => ({ row, delivery: calledOff(delivery) })),
  ]);
  const added = appendDeliveries(
    session,
    scan,
    unknown.map((delivery) => (takenIds.has(delivery.id) ? leased(delivery) : delivery)),
  );
  if (session.hasUnflushedWrites) flushCells(session);
  return { leased: [...old, ...added.filter(({ delivery }) => takenIds.has(delivery.id))], added };
}

function calledOff(delivery: Delivery): Delivery {
  return { ...delivery, dueMs: null, status: delivery.status === 'pending' ? 'canceled' : delivery.status };
}

// After the deliveries stand in their sheet: a run that dies before leads to the same deliveries once more.
function finishMarks(
  { session }: Run,
  tail: JournalTail,
  entries: readonly PlacedEntry[],
  nowMs: number,
): void {
  const at = new Date(nowMs).toISOString();
  const isMarkLacking = tail.transaction > 0 && !tail.isApplied && session.hints.applied >= tail.transaction;
  if (isMarkLacking) markApplied(session, tail.row, at);
  markFannedOut(
    session,
    entries.map(({ row }) => row),
    at,
  );
  if (session.hasUnflushedWrites) flushCells(session);
}

/** Chooses what a batch sends: first attempts before retries, endpoints in turn, and one trial of an endpoint that hung. */
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import { type Breakers, type Circuit, circuitOf } from './circuit-breaker.ts';
import type { Allowance } from './day-budget.ts';
import { rescanMs } from './find-work.ts';
import { batchSize, leaseMs, trialSize } from './limits.ts';

/** A delivery that is to be sent at some time. */
export interface Candidate {
  readonly id: string;
  readonly endpointId: string;
  readonly dueMs: number;
  readonly attempts: number;
}

export interface ChosenDeliveries<Found extends Candidate> {
  /** Deliveries that are sent now, to endpoints whose circuit is closed or suspected. */
  readonly regular: readonly Found[];
  /** Deliveries to one endpoint whose circuit is open and whose pause is over; empty when there is none. */
  readonly trial: readonly Found[];
  /** Deliveries to endpoints that are disabled or deleted. */
  readonly canceled: readonly Found[];
  /** True when more is due than was chosen. */
  readonly hasMore: boolean;
  /** When the next run has something to do, milliseconds since the Unix epoch; null when nothing is open. */
  readonly nextDueMs: number | null;
}

interface ChoiceFacts {
  readonly endpoints: readonly Endpoint[];
  readonly breakers: Breakers;
  readonly allowance: Allowance;
  readonly nowMs: number;
}

/** Chooses by what is known under the lock; the caller leases the chosen deliveries. */
export function chooseDeliveries<Found extends Candidate>(
  candidates: readonly Found[],
  { endpoints, breakers, allowance, nowMs }: ChoiceFacts,
): ChosenDeliveries<Found> {
  const enabled = new Set(endpoints.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  const unwanted = candidates.filter(({ endpointId }) => !enabled.has(endpointId));
  const canceled = unwanted.slice(0, batchSize);
  const open = candidates.filter(({ endpointId }) => enabled.has(endpointId));
  const circuit = ({ endpointId }: Candidate): Circuit => circuitOf(breakers, endpointId);
  const isAllowed = ({ attempts }: Candidate): boolean =>
    allowance === 'first_attempts' ? attempts === 0 : allowance !== 'none';

  const due = inTurn(open.filter(({ dueMs }) => dueMs <= nowMs));
  const sendable = due.filter(
    (one) => ['closed', 'suspected'].includes(circuit(one).state) && isAllowed(one),
  );
  const regular = sendable.slice(0, batchSize);
  // A trial may take a minute, so it waits until nothing else is to be sent.
  const mayTry = allowance === 'all' && sendable.length === regular.length;
  const tried = mayTry ? endpointToTry(due, breakers, nowMs) : null;
  const trial = due.filter(({ endpointId }) => endpointId === tried).slice(0, trialSize);

  const taken = new Set<Candidate>([...regular, ...trial]);
  const wakeMs = (one: Found): number => {
    if (taken.has(one)) return nowMs + leaseMs;
    const known = circuit(one);
    // The next run decides anew: by then the trial has had a result, or another endpoint can be tried.
    if (known.state === 'open' && allowance === 'all')
      return Math.max(one.dueMs, one.endpointId === tried ? nowMs + 1 : Math.max(known.untilMs, nowMs));
    const isHeld = known.state === 'open' || !isAllowed(one);
    return isHeld ? Math.max(one.dueMs, nowMs + rescanMs) : one.dueMs;
  };
  const wakes = open.map(wakeMs);
  return {
    regular,
    trial,
    canceled,
    hasMore: sendable.length > regular.length || unwanted.length > canceled.length,
    nextDueMs: wakes.length === 0 ? null : Math.min(...wakes),
  };
}

// Returns the endpoint whose pause has been over for the longest time, null when there is none.
function endpointToTry(due: readonly Candidate[], breakers: Breakers, nowMs: number): string | null {
  let found: { readonly id: string; readonly untilMs: number } | null = null;
  for (const { endpointId } of due) {
    const circuit = circuitOf(breakers, endpointId);
    if (circuit.state !== 'open' || circuit.untilMs > nowMs) continue;
    if (found === null || circuit.untilMs < found.untilMs)
      found = { id: endpointId, untilMs: circuit.untilMs };
  }
  return found?.id ?? null;
}

// First attempts come first; then the oldest delivery of each endpoint, then the second of each, so that no endpoint
// waits for another's backlog.
function inTurn<Found extends Candidate>(due: readonly Found[]): Found[] {
  const ranks = new Map<string, number>();
  const ranked = [...due]
    .sort((one, other) => one.dueMs - other.dueMs)
    .map((one) => {
      const isRetry = one.attempts > 0 ? 1 : 0;
      const queue = `${isRetry} ${one.endpointId}`;
      const rank = ranks.get(queue) ?? 0;
      ranks.set(queue, rank + 1);
      return { one, isRetry, rank };
    });
  return ranked.sort((a, b) => a.isRetry - b.isRetry || a.rank - b.rank).map(({ one }) => one);
}

/** Chooses which deliveries a run takes on: first attempts before retries, endpoints in turn, slow ones apart. */
import type { Endpoint } from '../endpoints/endpoint-table.ts';
import type { Allowance } from './day-budget.ts';
import { claimsMax, leaseMs, rescanMs, slowClaimsMax } from './limits.ts';

/** A delivery that is to be sent at some time. */
export interface Candidate {
  readonly id: string;
  readonly endpointId: string;
  readonly dueMs: number;
  readonly attempts: number;
}

export interface Choice<Found extends Candidate> {
  readonly claims: readonly Found[];
  /** To slow endpoints, whose turn it is. */
  readonly slow: readonly Found[];
  /** To endpoints that are disabled or gone. */
  readonly canceled: readonly Found[];
  /** True when more is due than was taken on. */
  readonly hasMore: boolean;
  /** When the next run has something to do, milliseconds since the Unix epoch; null when nothing is open. */
  readonly nextDueMs: number | null;
}

export interface ChoiceFacts {
  readonly endpoints: readonly Endpoint[];
  readonly slow: readonly string[];
  readonly slowTurnMs: number;
  readonly allowance: Allowance;
  readonly nowMs: number;
}

export function chooseClaims<Found extends Candidate>(
  candidates: readonly Found[],
  facts: ChoiceFacts,
): Choice<Found> {
  const { endpoints, slow, slowTurnMs, allowance, nowMs } = facts;
  const enabled = new Set(endpoints.filter(({ isEnabled }) => isEnabled).map(({ id }) => id));
  const canceled = candidates.filter(({ endpointId }) => !enabled.has(endpointId)).slice(0, claimsMax);
  const open = candidates.filter(({ endpointId }) => enabled.has(endpointId));
  const isAllowed = ({ attempts }: Candidate): boolean =>
    allowance === 'first_attempts' ? attempts === 0 : allowance !== 'none';
  const due = inTurn(open.filter(({ dueMs }) => dueMs <= nowMs));
  const quick = due.filter((one) => !slow.includes(one.endpointId) && isAllowed(one));
  const claims = quick.slice(0, claimsMax);
  // Nobody who is quick waits for those who are not.
  const isSlowsTurn = allowance === 'all' && slowTurnMs <= nowMs && quick.length === claims.length;
  const slowDue = due.filter(({ endpointId }) => slow.includes(endpointId));
  const slowClaims = isSlowsTurn ? slowDue.slice(0, slowClaimsMax) : [];
  const taken = new Set<Candidate>([...claims, ...slowClaims]);
  const nextDues = open.map((one) => {
    if (taken.has(one)) return nowMs + leaseMs;
    if (slow.includes(one.endpointId)) {
      const turnMs = slowClaims.length > 0 || !isSlowsTurn ? Math.max(slowTurnMs, nowMs + 1) : nowMs;
      return Math.max(one.dueMs, allowance === 'all' ? turnMs : nowMs + rescanMs);
    }
    return isAllowed(one) ? one.dueMs : Math.max(one.dueMs, nowMs + rescanMs);
  });
  const isCancelingMore = candidates.length - open.length > canceled.length;
  return {
    claims,
    slow: slowClaims,
    canceled,
    hasMore: quick.length > claims.length || isCancelingMore,
    nextDueMs: nextDues.length === 0 ? null : Math.min(...nextDues),
  };
}

// First attempts first; then the oldest of each endpoint, then the second of each: none waits for another's backlog.
function inTurn<Found extends Candidate>(due: readonly Found[]): Found[] {
  const ranks = new Map<string, number>();
  const ranked = [...due]
    .sort((one, other) => one.dueMs - other.dueMs)
    .map((one) => {
      const isRetry = one.attempts > 0 ? 1 : 0;
      const lane = `${isRetry} ${one.endpointId}`;
      const rank = ranks.get(lane) ?? 0;
      ranks.set(lane, rank + 1);
      return { one, isRetry, rank };
    });
  return ranked.sort((a, b) => a.isRetry - b.isRetry || a.rank - b.rank).map(({ one }) => one);
}

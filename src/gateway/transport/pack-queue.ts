/**
 * Decides which requests of a workspace are sent at once, which wait, and which waiting ones travel in one call. It knows
 * no promises and no clock, so that the benchmark makes the same decisions in virtual time.
 */
import type { PackingSettings } from './packing-settings.ts';

/** What the queue has to know of a request. */
export interface QueuedRequest {
  /** Says which requests are of the same caller: the hash of the key, or empty where there is none. */
  readonly caller: string;
  /** The characters of its envelope. */
  readonly length: number;
  /** True when it has to be the only request of its call. */
  readonly isAlone: boolean;
}

/** The waiting requests of one workspace that either read or write. */
export interface PackQueue<P extends QueuedRequest> {
  /** Adds a request, which `next` may give right away. False when too many wait already. */
  enter(queued: P, nowMs: number): boolean;
  /** The requests of the next call, which is now under way; null when none waits or no call may start yet. */
  next(nowMs: number): readonly P[] | null;
  /** When `next` may give a call though none has ended; never when none waits or all calls are under way. */
  readyMs(): number;
  /** Notes that a call is over. */
  ended(call: readonly P[], nowMs: number): void;
  /** Takes a waiting request out. False when it is not waiting any more. */
  leave(queued: P): boolean;
  /** True when no request waits and no call is under way. */
  isIdle(): boolean;
}

// The first calls measure what a request takes. Until then it is taken for long, so that no call lasts too long.
const firstRequestMs = 1_000;
// The last three or so calls decide: one slow call alone tells little, and a slow sheet stays slow.
const weightOfNewest = 0.3;

/** How many calls of a queue may be under way at once, and what starts the next one. */
export interface CallSettings {
  readonly callsMax: number;
  /** The time in milliseconds that a request waits for others while a call is under way. */
  readonly gatherMs: number;
}

/**
 * @param callMsMax after so many milliseconds a call counts as over, because the one that made it has been stopped
 */
export function createPackQueue<P extends QueuedRequest>(
  settings: PackingSettings,
  { callsMax, gatherMs }: CallSettings,
  callMsMax: number,
): PackQueue<P> {
  let waiting: P[] = [];
  const enteredMs = new WeakMap<P, number>();
  let requestMs = firstRequestMs;
  /** The calls under way, and when each has begun. */
  const calls = new Map<readonly P[], number>();
  const forgetStopped = (nowMs: number): void => {
    for (const [call, startMs] of calls) if (nowMs >= startMs + callMsMax) calls.delete(call);
  };
  /** The calls that may start share the requests, so that the first one does not take all and the others none. */
  const share = (): number =>
    Math.min(
      Math.ceil(waiting.length / (callsMax - calls.size)),
      settings.requestsMax,
      Math.floor(settings.callMs / requestMs),
    );
  const readyMs = (): number => {
    const [oldest] = waiting;
    if (oldest === undefined || calls.size >= callsMax) return Number.POSITIVE_INFINITY;
    return (enteredMs.get(oldest) ?? 0) + (calls.size === 0 ? 0 : gatherMs);
  };
  return {
    enter(queued, nowMs) {
      const own = waiting.filter(({ caller }) => caller === queued.caller);
      if (waiting.length >= settings.waitingMax || own.length >= settings.waitingOfKeyMax) return false;
      waiting.push(queued);
      enteredMs.set(queued, nowMs);
      return true;
    },
    next(nowMs) {
      forgetStopped(nowMs);
      if (!(readyMs() <= nowMs)) return null;
      const call = choose(waiting, share(), settings.lengthMax);
      waiting = waiting.filter((queued) => !call.includes(queued));
      calls.set(call, nowMs);
      return call;
    },
    readyMs,
    ended(call, nowMs) {
      const startMs = calls.get(call);
      calls.delete(call);
      if (startMs !== undefined) requestMs += ((nowMs - startMs) / call.length - requestMs) * weightOfNewest;
    },
    leave(queued) {
      const isWaiting = waiting.includes(queued);
      waiting = waiting.filter((one) => one !== queued);
      return isWaiting;
    },
    isIdle: () => waiting.length === 0 && calls.size === 0,
  };
}

function choose<P extends QueuedRequest>(waiting: readonly P[], countMax: number, lengthMax: number): P[] {
  const [first, ...rest] = inTurn(waiting);
  if (first === undefined) return [];
  const call = [first];
  let { length } = first;
  for (const queued of first.isAlone ? [] : rest) {
    if (call.length >= countMax) break;
    if (queued.isAlone || length + queued.length > lengthMax) continue;
    call.push(queued);
    length += queued.length;
  }
  return call;
}

/** The first request of each caller, then the second of each: a caller with many does not hold up one with few. */
function inTurn<P extends QueuedRequest>(waiting: readonly P[]): P[] {
  const seen = new Map<string, number>();
  const placed = waiting.map((queued) => {
    const turn = seen.get(queued.caller) ?? 0;
    seen.set(queued.caller, turn + 1);
    return { queued, turn };
  });
  return placed.sort((a, b) => a.turn - b.turn).map(({ queued }) => queued);
}

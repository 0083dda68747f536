/**
 * Decides which requests of a workspace are sent at once, which wait, and which waiting ones travel in one call. It knows
 * no promises and no clock, so that the benchmark makes the same decisions in virtual time.
 */
import type { PackingSettings } from './packing-settings.ts';

/** What the queue has to know of a request. */
export interface QueuedRequest {
  /** Says which requests are of the same caller: the hash of the key, or empty where there is none. */
  readonly caller: string;
  /** Says which callers may be one that makes up names: a network of theirs; empty where every caller is known. */
  readonly origin: string;
  /** The characters of its envelope. */
  readonly length: number;
  /** True when it has to be the only request of its call. */
  readonly isAlone: boolean;
}

/** The waiting requests of one workspace that share its calls. */
export interface PackQueue<P extends QueuedRequest> {
  /**
   * Adds a request, which `next` may give right away. When too many wait, those have to leave that would be served last:
   * the newest of whoever has most. They are returned, and may be the request itself.
   */
  enter(queued: P, nowMs: number): readonly P[];
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
interface CallSettings {
  readonly callsMax: number;
  /** The time in milliseconds that a request waits for others while a call is under way. */
  readonly gatherMs: number;
}

/** The queues of one workspace; none of them waits for another. */
export type Lanes<P extends QueuedRequest> = Readonly<Record<'read' | 'write' | 'stranger', PackQueue<P>>>;

/**
 * Reads do not wait behind writes, which the script carries out one after the other. Whoever was never let in has one
 * call at a time, however many they are.
 * @param callMsMax after so many milliseconds a call counts as over, because the one that made it has been stopped
 */
export function createLanes<P extends QueuedRequest>(settings: PackingSettings, callMsMax: number): Lanes<P> {
  const { readCallsMax, writeCallsMax, writeGatherMs } = settings;
  const open = (callsMax: number, gatherMs: number): PackQueue<P> =>
    createPackQueue(settings, { callsMax, gatherMs }, callMsMax);
  return { read: open(readCallsMax, 0), write: open(writeCallsMax, writeGatherMs), stranger: open(1, 0) };
}

/** @param callMsMax as of `createLanes` */
export function createPackQueue<P extends QueuedRequest>(
  settings: PackingSettings,
  { callsMax, gatherMs }: CallSettings,
  callMsMax: number,
): PackQueue<P> {
  let waiting: P[] = [];
  const enteredMs = new WeakMap<P, number>();
  const [callers, origins] = [createTurns<P>(({ caller }) => caller), createTurns<P>(({ origin }) => origin)];
  const inTurn = (): P[] => origins.inTurn(callers.inTurn(waiting));
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
  const leave = (queued: P): boolean => {
    const isWaiting = waiting.includes(queued);
    waiting = waiting.filter((one) => one !== queued);
    return isWaiting;
  };
  const isTooFull = (): boolean =>
    waiting.length > settings.waitingMax ||
    waiting.reduce((sum, { length }) => sum + length, 0) > settings.waitingLengthMax;
  return {
    enter(queued, nowMs) {
      const own = waiting.filter(({ caller }) => caller === queued.caller);
      if (own.length >= settings.waitingOfKeyMax) return [queued];
      waiting.push(queued);
      enteredMs.set(queued, nowMs);
      const left: P[] = [];
      while (isTooFull()) left.push(...inTurn().slice(-1).filter(leave));
      return left;
    },
    next(nowMs) {
      forgetStopped(nowMs);
      if (!(readyMs() <= nowMs)) return null;
      const call = choose(inTurn(), share(), settings.lengthMax);
      for (const turns of [callers, origins]) turns.served(call);
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
    leave,
    isIdle: () => waiting.length === 0 && calls.size === 0,
  };
}

function choose<P extends QueuedRequest>(inTurn: readonly P[], countMax: number, lengthMax: number): P[] {
  const [first, ...rest] = inTurn;
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

// More than may wait; a name of 100 characters or less each. Who is forgotten counts as never served.
const servedNamesMax = 1_000;

/** Whose turn it is among names, by who was served last. */
function createTurns<P>(nameOf: (queued: P) => string) {
  const lastServed = new Map<string, number>();
  let serves = 0;
  return {
    /** The first request of each name, then the second of each; of these, the one whose name was served longest ago. */
    inTurn(waiting: readonly P[]): P[] {
      const seen = new Map<string, number>();
      const placed = waiting.map((queued) => {
        const name = nameOf(queued);
        const turn = seen.get(name) ?? 0;
        seen.set(name, turn + 1);
        return { queued, turn, served: lastServed.get(name) ?? 0 };
      });
      return placed.sort((a, b) => a.turn - b.turn || a.served - b.served).map(({ queued }) => queued);
    },
    /** Notes who is served now. */
    served(call: readonly P[]): void {
      serves += 1;
      for (const name of new Set(call.map(nameOf))) {
        lastServed.delete(name);
        lastServed.set(name, serves);
      }
      for (const longestAgo of lastServed.keys()) {
        if (lastServed.size <= servedNamesMax) break;
        lastServed.delete(longestAgo);
      }
    },
  };
}

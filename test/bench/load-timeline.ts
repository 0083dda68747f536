/** Lays executions beside each other in virtual time: what happens when, and who waits for a lock. */
import type { SeededRandom } from '../seeded-random.ts';
import type { Hold } from './lock-watch.ts';

type Happen = (nowMs: number) => void;

/** An execution as it runs alone, by one clock. */
interface Recording {
  readonly holds: readonly Hold[];
  readonly beganMs: number;
  readonly endedMs: number;
}

/** @param random decides who gets a lock next, because Google promises no order */
export function createTimeline(random: SeededRandom) {
  const waiters = new Map<string, Happen[]>();
  let events: { readonly atMs: number; readonly happen: Happen }[] = [];
  const at = (atMs: number, happen: Happen): void => {
    events.push({ atMs, happen });
  };
  const take = (lock: string, nowMs: number, taken: Happen): void => {
    const queue = waiters.get(lock);
    waiters.set(lock, queue ?? []);
    if (queue === undefined) taken(nowMs);
    else queue.push(taken);
  };
  const release = (lock: string, nowMs: number): void => {
    const queue = waiters.get(lock) ?? [];
    const [next] = queue.splice(random.below(queue.length), 1);
    if (next === undefined) waiters.delete(lock);
    else next(nowMs);
  };
  return {
    at,
    /** Plays an execution: it takes what it took alone, and the time for which it waits for its locks. */
    play({ holds, beganMs, endedMs }: Recording, startMs: number, ended: Happen): void {
      const goOn = (reachedMs: number, nowMs: number, [hold, ...later]: readonly Hold[]): void => {
        const { lock = '', fromMs = endedMs, toMs = endedMs } = hold ?? {};
        const keep = (takenMs: number): void => at(takenMs + toMs - fromMs, free);
        const free = (freeMs: number): void => {
          release(lock, freeMs);
          goOn(toMs, freeMs, later);
        };
        const ask = (askedMs: number): void => take(lock, askedMs, keep);
        at(nowMs + fromMs - reachedMs, hold === undefined ? ended : ask);
      };
      goOn(beganMs, startMs, holds);
    },
    /** Lets everything happen up to that time, in its order. */
    runUntil(untilMs: number): void {
      for (;;) {
        const [next, ...later] = events.sort((one, other) => one.atMs - other.atMs);
        if (next === undefined || next.atMs > untilMs) return;
        events = later;
        next.happen(next.atMs);
      }
    },
  };
}

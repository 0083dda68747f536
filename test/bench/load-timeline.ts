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
  const at = (atMs: number, happen: Happen): void => void events.push({ atMs, happen });
  const take = (lock: string, nowMs: number, taken: Happen): void => {
    const queue = waiters.get(lock);
    if (queue !== undefined) return void queue.push(taken);
    waiters.set(lock, []);
    taken(nowMs);
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
      const goOn = (index: number, reachedMs: number, nowMs: number): void => {
        const hold = holds[index];
        if (hold === undefined) at(nowMs + endedMs - reachedMs, ended);
        else at(nowMs + hold.fromMs - reachedMs, (askedMs) => take(hold.lock, askedMs, keep(index, hold)));
      };
      const keep =
        (index: number, { lock, fromMs, toMs }: Hold) =>
        (takenMs: number) =>
          at(takenMs + toMs - fromMs, (freeMs) => {
            release(lock, freeMs);
            goOn(index + 1, toMs, freeMs);
          });
      goOn(0, beganMs, startMs);
    },
    /** Lets everything happen up to that time, in its order. */
    runUntil(untilMs: number): void {
      while (events.length > 0) {
        const next = events.reduce((first, one) => (one.atMs < first.atMs ? one : first));
        if (next.atMs > untilMs) return;
        events = events.filter((one) => one !== next);
        next.happen(next.atMs);
      }
    },
  };
}

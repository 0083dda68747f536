/** Which execution holds which lock. */

/** Waits until a lock may be free; false when the time has passed. */
export type WaitForLock = (lock: string, untilMs: number) => boolean;

export interface LockTable {
  /** The id of the execution that holds the lock (`script`, `user:{…}`), if any does. */
  holder(lock: string): string | undefined;
  /** Takes a free lock, or keeps one that is held already; false when another holds it. */
  acquire(lock: string, executionId: string): boolean;
  /** Frees a lock if that execution holds it. */
  release(lock: string, executionId: string): void;
  releaseAll(executionId: string): void;
  /** Notes a call of LockService; false when there were too many of them in a short time. */
  countCall(nowMs: number): boolean;
  /** Locks held now, with the execution that holds each. */
  held(): ReadonlyMap<string, string>;
}

/**
 * LockService refuses when it is called too often (github.com/nuadi/googlecrestscript/issues/19: more than a hundred
 * custom functions at once). How often is in no source; so many calls within a second are assumed.
 */
const callsMax = 50;
const shortTimeMs = 1_000;

/** All locks free. */
export function createLockTable(): LockTable {
  const holders = new Map<string, string>();
  /** The times of the last calls. */
  const calls: number[] = [];
  const release = (lock: string, executionId: string): void => {
    if (holders.get(lock) === executionId) holders.delete(lock);
  };
  return {
    holder: (lock) => holders.get(lock),
    acquire(lock, executionId) {
      const holder = holders.get(lock);
      if (holder !== undefined && holder !== executionId) return false;
      holders.set(lock, executionId);
      return true;
    },
    release,
    releaseAll(executionId) {
      for (const lock of Array.from(holders.keys())) release(lock, executionId);
    },
    countCall(nowMs) {
      calls.push(nowMs);
      const before = calls.length > callsMax ? calls.shift() : undefined;
      return before === undefined || nowMs - before >= shortTimeMs;
    },
    held: () => new Map(holders),
  };
}

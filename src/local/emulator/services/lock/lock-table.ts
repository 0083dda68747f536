/** Which execution holds which lock. */

/** Waits until a lock may be free; false when the time has passed. */
export type WaitForLock = (lock: string, untilMs: number) => boolean;

export interface LockTable {
  /** The id of the execution that holds the lock (`script`, `document`, `user:{…}`), if any does. */
  holder(lock: string): string | undefined;
  /** Takes a free lock, or keeps one that is held already; false when another holds it. */
  acquire(lock: string, executionId: string): boolean;
  /** Frees a lock if that execution holds it. */
  release(lock: string, executionId: string): void;
  releaseAll(executionId: string): void;
  /** Locks held now, with the execution that holds each. */
  held(): ReadonlyMap<string, string>;
}

/** All locks free. */
export function createLockTable(): LockTable {
  const holders = new Map<string, string>();
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
    held: () => new Map(holders),
  };
}

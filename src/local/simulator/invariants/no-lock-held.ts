/** When all executions have ended, nobody holds a lock. */
import type { Invariant } from './invariant.ts';

export const noLockHeld: Invariant = {
  name: 'no lock is held at the end',
  check: ({ world }) =>
    [...world.emulator.world.locks.held()].map(([lock, holder]) => `${holder} holds the lock ${lock}`),
};

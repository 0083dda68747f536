/** Health proves or disproves the user lock at the moment in which a request asks for a lock. */
import { keyTableName, makeKeyTable } from '../../../src/core/access/api-key.ts';
import { rateLockName, readRateLock, writeRateLock } from '../../../src/core/access/rate-lock.ts';
import { localOwner } from '../../../src/local/runtime/local-workspace.ts';
import type { InjectedFailure } from './injected-failure.ts';

/** The cache keeps nothing longer. */
const cacheSeconds = 21_600;

/**
 * The other lock is chosen while nobody holds the script lock, as Health does it. Every other time somebody else has
 * brought the table of keys back to the cache already.
 */
export const lockChoiceChanges: InjectedFailure = {
  name: 'lock_choice_changes',
  weight: 4,
  isPossible: ({ call, world: { scene, emulator } }) =>
    call?.member === 'Lock.tryLock' &&
    // Elsewhere nothing proves the user lock.
    scene.switches.userLock === 'excludes_all' &&
    emulator.world.locks.holder('script') === undefined,
  inject({ world: { emulator, clock, note } }, choice) {
    const properties = emulator.world.properties.open('script');
    const cache = emulator.world.caches.open('script');
    const before = readRateLock(properties.values.get(rateLockName));
    const chosen = before.chosen === 'user' ? 'script' : 'user';
    const text = writeRateLock({ chosen, changedMs: clock.now(), account: localOwner });
    // Twice: the cache may answer what was there before its last write.
    cache.remove(keyTableName);
    cache.remove(keyTableName);
    properties.set(rateLockName, text);
    if (choice % 2 === 0) {
      const table = makeKeyTable(Object.fromEntries(properties.values), clock.now());
      cache.put(keyTableName, JSON.stringify(table), cacheSeconds, clock.now());
    }
    note(() => `Health chooses the ${chosen} lock`);
    return null;
  },
};

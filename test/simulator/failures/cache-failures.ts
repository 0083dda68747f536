/** Failures of the cache: it may forget values, or answer an older one. */
import type { InjectedFailure } from './injected-failure.ts';

/** The cache does not answer what it has, for one call. */
export const cacheMiss: InjectedFailure = {
  name: 'cache_miss',
  weight: 14,
  isPossible: ({ call }) => call !== null && /^Cache\.get/.test(call.member),
  inject: (_moment, choice) => ({
    lasts: 'call',
    carryOut(_process, { call, perform }) {
      const found = perform();
      if (call.member === 'Cache.get') return null;
      const values = Object.entries(found as Record<string, string>);
      // All of them, or those that the bits of the choice name: the rest of one answer may be there.
      const isKept = (position: number): boolean => choice % 3 !== 0 && ((choice >> position) & 1) === 1;
      return Object.fromEntries(values.filter((_, position) => isKept(position)));
    },
  }),
};

/** The cache forgets values for good. */
export const cacheEviction: InjectedFailure = {
  name: 'cache_eviction',
  weight: 12,
  isPossible: ({ call }) => call !== null && call.service === 'cache',
  inject({ world }, choice) {
    const cache = world.emulator.world.caches.open('script');
    const names = cache.keys().filter((_, position) => choice % 3 === 0 || ((choice >> position) & 1) === 1);
    for (const name of names) cache.remove(name);
    return null;
  },
};

/** The cache answers what was there before the last write, for one call. */
export const staleCache: InjectedFailure = {
  name: 'stale_cache',
  weight: 8,
  isPossible: ({ call, world }) =>
    call !== null &&
    /^Cache\.get/.test(call.member) &&
    namesOf(call.detail).some((name) => world.overwritten.has(name)),
  inject: ({ world }, choice) => ({
    lasts: 'call',
    carryOut(_process, { call, perform }) {
      const found = perform();
      const stale = namesOf(call.detail).filter((name) => world.overwritten.has(name));
      // All of them, or those that the bits of the choice name.
      const served = stale.filter((_, position) => choice % 3 === 0 || ((choice >> position) & 1) === 1);
      if (call.member === 'Cache.get') return world.overwritten.get(stale[0] ?? '') ?? null;
      const values = new Map(Object.entries(found as Record<string, string>));
      for (const name of served) {
        const before = world.overwritten.get(name) ?? null;
        if (before === null) values.delete(name);
        else values.set(name, before);
      }
      return Object.fromEntries(values);
    },
  }),
};

// The first tells which cache it is.
function namesOf([, ...names]: readonly unknown[]): string[] {
  return names.map(String);
}

/** The cache answers what was there before the last write, for one call. */
import type { Disturbance } from './disturbance.ts';

export const staleCache: Disturbance = {
  name: 'stale_cache',
  weight: 8,
  canStrike: ({ call, world }) =>
    call !== null &&
    /^Cache\.get/.test(call.member) &&
    namesOf(call.detail).some((name) => world.overwritten.has(name)),
  strike: ({ world }, choice) => ({
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

/** The cache does not answer what it has, for one call. */
import type { Disturbance } from './disturbance.ts';

export const cacheMiss: Disturbance = {
  name: 'cache_miss',
  weight: 14,
  canStrike: ({ call }) => call !== null && /^Cache\.get/.test(call.member),
  strike: (_moment, choice) => ({
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

/** The cache forgets values for good. */
import type { Disturbance } from './disturbance.ts';

export const cacheEviction: Disturbance = {
  name: 'cache_eviction',
  weight: 12,
  canStrike: ({ call }) => call !== null && call.service === 'cache',
  strike({ world }, choice) {
    const cache = world.emulator.world.caches.open('script');
    const names = cache.keys().filter((_, position) => choice % 3 === 0 || ((choice >> position) & 1) === 1);
    for (const name of names) cache.remove(name);
    return null;
  },
};

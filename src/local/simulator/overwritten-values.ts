/** Remembers of each cache value what it replaced: an answer of the cache may still be that. */
import type { CacheStore } from '../emulator/services/cache/cache-store.ts';

/** @returns values by name as they were before the last write; null where there was none */
export function keepOverwritten(cache: CacheStore, nowMs: () => number): ReadonlyMap<string, string | null> {
  const before = new Map<string, string | null>();
  const { put, remove } = cache;
  // Google's caches have no such thing to be asked: the store is watched in its place.
  Object.assign(cache, {
    put(...given: Parameters<CacheStore['put']>) {
      before.set(given[0], cache.get(given[0], nowMs()));
      put(...given);
    },
    remove(name: string) {
      before.set(name, cache.get(name, nowMs()));
      remove(name);
    },
  } satisfies Pick<CacheStore, 'put' | 'remove'>);
  return before;
}

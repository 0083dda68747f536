/** Google's CacheService. */
import type { Execution } from '../../execution/execution.ts';
import { strict } from '../../realm/strict.ts';
import { type EmulatedCache, createCache } from './cache.ts';
import type { CacheStores } from './cache-store.ts';

export interface CacheService {
  getScriptCache(): EmulatedCache;
}

/** The service as one execution sees it. */
export function createCacheService(execution: Execution, stores: CacheStores): CacheService {
  return strict(execution.realm, 'CacheService', {
    getScriptCache: () => createCache(execution, stores.open('script'), 'script'),
  });
}

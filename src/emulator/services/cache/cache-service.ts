/** Google's CacheService. */
import type { Execution } from '../../execution/execution.ts';
import { effectiveUser } from '../../execution/authorization.ts';
import { strict } from '../../realm/strict.ts';
import { type Cache, createCache } from './cache.ts';
import type { CacheStores } from './cache-store.ts';

export interface CacheService {
  getScriptCache(): Cache;
  getUserCache(): Cache;
  getDocumentCache(): Cache | null;
}

/**
 * The service as one execution sees it.
 * @param owner the deployer's e-mail
 */
export function createCacheService(execution: Execution, stores: CacheStores, owner: string): CacheService {
  const open = (store: string): Cache => createCache(execution, stores.open(store), store);
  // The reference describes the document's cache as it does the lock, so one switch decides both.
  const absent = execution.kind === 'web_app' && execution.switches.documentLockInWebApp === 'null';
  return strict(execution.realm, 'CacheService', {
    getScriptCache: () => open('script'),
    getUserCache: () => open(`user:${effectiveUser(execution, owner)}`),
    getDocumentCache: () => (absent ? null : open('document')),
  });
}

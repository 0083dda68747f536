/** The workspace's cache: Google's script cache, shared by all executions. */
import type { Cache } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

export function googleCache(service: GoogleAppsScript.Cache.CacheService): Cache {
  const cache = (): GoogleAppsScript.Cache.Cache => service.getScriptCache();
  return {
    get: (name) => serviceCall(() => cache().get(name)),
    getAll: (names) => serviceCall(() => cache().getAll([...names]) as Record<string, string>),
    put: (name, value, ttlSeconds) => serviceCall(() => cache().put(name, value, ttlSeconds)),
    putAll: (values, ttlSeconds) => serviceCall(() => cache().putAll({ ...values }, ttlSeconds)),
    remove: (name) => serviceCall(() => cache().remove(name)),
  };
}

/** The workspace's shared values, lock, files and log: small services that Google gives to every script. */
import type { Cache, Files, Lock, Log, Properties } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

/** Script properties: durable values. */
export function googleProperties(service: GoogleAppsScript.Properties.PropertiesService): Properties {
  const properties = (): GoogleAppsScript.Properties.Properties => service.getScriptProperties();
  return {
    get: (name) => serviceCall(() => properties().getProperty(name)),
    getAll: () => serviceCall(() => properties().getProperties()),
    set(name, value) {
      serviceCall(() => properties().setProperty(name, value));
    },
    delete(name) {
      serviceCall(() => properties().deleteProperty(name));
    },
  };
}

/** The script cache, shared by all executions. */
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

/** The script lock, which excludes every other execution of this script. */
export function googleLock(service: GoogleAppsScript.Lock.LockService): Lock {
  const lock = (): GoogleAppsScript.Lock.Lock => service.getScriptLock();
  return {
    tryAcquire: (waitMs) => serviceCall(() => lock().tryLock(waitMs)),
    release: () => serviceCall(() => lock().releaseLock()),
  };
}

/** Texts that were pushed along with the code, as files that Apps Script calls HTML. */
export function googleFiles(service: GoogleAppsScript.HTML.HtmlService): Files {
  const read = (name: string): string =>
    serviceCall(() => service.createTemplateFromFile(name).getRawContent());
  return { openApi: () => read('openapi') };
}

/** The developer's log: Google Cloud Logging, one structured line each. */
export const googleLog: Log = {
  error(event, details) {
    // biome-ignore lint/suspicious/noConsole: this is the log of Apps Script
    console.error(JSON.stringify({ event, ...details }));
  },
};

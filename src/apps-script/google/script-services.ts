/** Puts Google's properties, cache, lock, files and log behind the core's interfaces. */
import type { Cache, Files, Lock, Log, Properties } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

/** The script properties: values that last. */
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

/** The script cache, which all executions share and Google may empty at any time. */
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

/** One of the locks of Google's LockService. */
export function googleLock(lock: () => GoogleAppsScript.Lock.Lock): Lock {
  return {
    tryAcquire: (waitMs) => serviceCall(() => lock().tryLock(waitMs)),
    release: () => serviceCall(() => lock().releaseLock()),
  };
}

/** The text files that are pushed with the code. Apps Script has them as HTML files. */
export function googleFiles(service: GoogleAppsScript.HTML.HtmlService): Files {
  const read = (name: string): string =>
    serviceCall(() => service.createTemplateFromFile(name).getRawContent());
  return { openApi: () => read('openapi') };
}

/** The developer's log in Google Cloud Logging. Each entry is one structured line. */
export const googleLog: Log = {
  error(event, details) {
    // biome-ignore lint/suspicious/noConsole: this is the log of Apps Script
    console.error(JSON.stringify({ event, ...details }));
  },
};

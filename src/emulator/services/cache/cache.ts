/** Google's class Cache. */
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import type { CacheStore } from './cache-store.ts';

/** Longest key in characters, by the reference. */
const keyLengthMax = 250;

/** 100 KB by the reference; measured as exactly this (justin.poehnelt.com, 2025-12). */
const valueBytesMax = 102_400;

const ttlSecondsDefault = 600;

/** Six hours, by the reference. */
const ttlSecondsMax = 21_600;

const ttlSecondsMin = 1;

/** Members without a result answer null (gas-fakes' teststores.js, run on the live service). */
export interface EmulatedCache {
  get(key: unknown): string | null;
  getAll(keys: readonly unknown[]): Record<string, string>;
  put(key: unknown, value: unknown, ttlSeconds?: number): null;
  putAll(values: Readonly<Record<string, unknown>>, ttlSeconds?: number): null;
  remove(key: unknown): null;
}

/**
 * One cache as one execution sees it.
 * @param name identifies the cache in the details of the calls
 */
export function createCache(execution: Execution, store: CacheStore, name: string): EmulatedCache {
  const { realm, clock } = execution;
  const latency = execution.latency.cache;
  const call = <T>(member: string, detail: readonly unknown[], ms: number, perform: () => T): T =>
    execution.gate.pass(freeCall('cache', `Cache.${member}`, [name, ...detail], { ms }), perform);
  return strict(realm, 'Cache', {
    get(key) {
      const text = checkKey(realm, key);
      return call('get', [text], latency.getMs, () => store.get(text, clock.now()));
    },
    getAll(keys) {
      const texts = Array.from(keys, (key) => checkKey(realm, key));
      return realm.object(call('getAll', texts, latency.getAllMs, () => found(store, texts, clock.now())));
    },
    put(key, value, ttlSeconds = ttlSecondsDefault) {
      const text = checkKey(realm, key);
      const content = checkValue(realm, value);
      const seconds = ttlOf(ttlSeconds);
      call('put', [text, content, seconds], latency.putMs, () =>
        store.put(text, content, seconds, clock.now()),
      );
      return null;
    },
    putAll(values, ttlSeconds = ttlSecondsDefault) {
      const entries = Object.entries(values).map(
        ([key, value]) => [checkKey(realm, key), checkValue(realm, value)] as const,
      );
      const seconds = ttlOf(ttlSeconds);
      call('putAll', [...entries, seconds], latency.putAllMs, () => {
        for (const [key, content] of entries) store.put(key, content, seconds, clock.now());
      });
      return null;
    },
    remove(key) {
      const text = checkKey(realm, key);
      call('remove', [text], latency.removeMs, () => store.remove(text));
      return null;
    },
  });
}

function found(store: CacheStore, keys: readonly string[], nowMs: number): Record<string, string> {
  const values = keys.map((key) => [key, store.get(key, nowMs)] as const);
  return Object.fromEntries(values.filter((entry): entry is [string, string] => entry[1] !== null));
}

function checkKey(realm: Realm, key: unknown): string {
  if (key === '') throw realm.exception('Invalid argument: key');
  const text = String(key);
  if (text.length > keyLengthMax) throw realm.exception('Argument too large: key');
  return text;
}

/** An object is stored as `[object Object]`, as measured in 2025. */
function checkValue(realm: Realm, value: unknown): string {
  const text = String(value);
  if (Buffer.byteLength(text) > valueBytesMax) throw realm.exception('Argument too large: value');
  return text;
}

/** Google refuses no time: it stored a value with a negative one when that was tried, so it counts as the shortest. */
function ttlOf(ttlSeconds: number): number {
  return Math.min(ttlSecondsMax, Math.max(ttlSecondsMin, ttlSeconds));
}

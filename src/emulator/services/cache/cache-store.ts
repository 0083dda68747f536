/** One cache of a script: values that expire, overflow and are evicted as Google's are. */

interface Entry {
  readonly value: string;
  readonly expiresMs: number;
}

/** With more items than this Google evicts some. */
const itemsMax = 1000;

/** The number of items that Google evicts at once, the oldest writes first (measured: justin.poehnelt.com, 2025-12). */
const evictedAtOnce = 101;

export interface CacheStore {
  get(key: string, nowMs: number): string | null;
  put(key: string, value: string, ttlSeconds: number, nowMs: number): void;
  remove(key: string): void;
  /** Keys in the order written, the expired ones too. */
  keys(): readonly string[];
}

/** An empty cache. Reading an item does not make it younger. */
function createCacheStore(): CacheStore {
  // A Map keeps the order of insertion, so its first keys are the oldest writes.
  const entries = new Map<string, Entry>();
  return {
    get(key, nowMs) {
      const entry = entries.get(key);
      return entry && nowMs < entry.expiresMs ? entry.value : null;
    },
    put(key, value, ttlSeconds, nowMs) {
      entries.delete(key);
      entries.set(key, { value, expiresMs: nowMs + ttlSeconds * 1000 });
      if (entries.size <= itemsMax) return;
      for (const [name, entry] of entries) if (entry.expiresMs <= nowMs) entries.delete(name);
      if (entries.size <= itemsMax) return;
      for (const name of Array.from(entries.keys()).slice(0, evictedAtOnce)) entries.delete(name);
    },
    remove: (key) => void entries.delete(key),
    keys: () => Array.from(entries.keys()),
  };
}

export interface CacheStores {
  /** The cache of that name, for example `script`, made when it is first asked for. */
  open(name: string): CacheStore;
}

/** No cache yet. */
export function createCacheStores(): CacheStores {
  const stores = new Map<string, CacheStore>();
  return {
    open(name) {
      const store = stores.get(name) ?? createCacheStore();
      stores.set(name, store);
      return store;
    },
  };
}

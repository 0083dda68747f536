/** Watches the cache and the sheets of a run: it keeps the values and rows that are overwritten or removed. */
import type { CacheStore } from '../../../src/emulator/services/cache/cache-store.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { sheetWithId, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { EmulatorClock } from '../../../src/emulator/time/clock.ts';

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

/** Keeps the rows of a sheet that are removed because of their age: promises are judged by the whole of it. */
export interface RetiredRow {
  readonly cells: readonly StoredCell[];
  /** When it was removed, in milliseconds since the Unix epoch. */
  readonly atMs: number;
}

/** The workbook, and what is removed from the sheet as time goes by. */
export function keepRetired(
  workbook: Workbook,
  sheetId: number,
  clock: EmulatorClock,
): { readonly workbook: Workbook; readonly retired: readonly RetiredRow[] } {
  const retired: RetiredRow[] = [];
  const apply: Workbook['apply'] = (mutation) => {
    const isRemoval = mutation.op === 'delete_rows' && mutation.sheet_id === sheetId;
    const rows = isRemoval ? (sheetWithId(workbook, sheetId)?.rows ?? []) : [];
    const going = isRemoval ? rows.slice(mutation.row - 1, mutation.row - 1 + mutation.rows) : [];
    workbook.apply(mutation);
    retired.push(...going.map((cells) => ({ cells, atMs: clock.now() })));
  };
  return { workbook: { ...workbook, apply }, retired };
}

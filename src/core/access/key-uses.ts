/** Counts how often each key was used, from the logs of the rate limiter. */
import type { Workspace } from '../workspace.ts';
import { keysOf, keyUsePrefix } from './api-key.ts';
import { decodeRateLog } from './rate-log.ts';
import { rateLogName } from './rate-limiter.ts';

/** Admitted requests of one key. Each time the cache is lost `unsavedMax` at most are missing from then on. */
export interface KeyUses {
  readonly id: string;
  /** By minute since the Unix epoch, those of the last hour in which the key was used. */
  readonly byMinute: ReadonlyMap<number, number>;
  /** By day since the Unix epoch, the last eight on which the key was used. */
  readonly byDay: ReadonlyMap<number, number>;
  /** Milliseconds since the Unix epoch, null for a key that was never used. */
  readonly lastMs: number | null;
}

/** The uses of every key of the mode, those of ended ones among them. */
export function readKeyUses(workspace: Pick<Workspace, 'cache' | 'properties' | 'livemode'>): KeyUses[] {
  const { cache, properties } = workspace;
  const all = properties.getAll();
  const keys = keysOf(workspace, all);
  const cached = keys.length === 0 ? {} : cache.getAll(keys.map(({ hash }) => rateLogName(hash)));
  return keys.map(({ id, hash }) => {
    // The cache has the newest log; only the property survives the loss of the cache.
    const log = decodeRateLog(cached[rateLogName(hash)]) ?? decodeRateLog(all[keyUsePrefix + id]);
    const [minutes, days] = log?.uses ?? [[], []];
    const admittedMs = log?.admittedMs ?? [];
    return {
      id,
      byMinute: pairs(minutes),
      byDay: pairs(days),
      lastMs: admittedMs[admittedMs.length - 1] ?? null,
    };
  });
}

/** When a key was last admitted according to its checkpoint, in milliseconds since the Unix epoch; null: never. */
export function lastAdmittedMs(text: string | undefined): number | null {
  const admittedMs = decodeRateLog(text)?.admittedMs ?? [];
  return admittedMs[admittedMs.length - 1] ?? null;
}

/** How many requests were admitted in the periods from one on. */
export function usesSince(counts: ReadonlyMap<number, number>, first: number): number {
  return Array.from(counts).reduce((sum, [period, count]) => (period >= first ? sum + count : sum), 0);
}

function pairs(numbers: readonly number[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let index = 0; index < numbers.length; index += 2) {
    found.set(numbers[index] ?? 0, numbers[index + 1] ?? 0);
  }
  return found;
}

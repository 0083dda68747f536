/** Keeps the rate log of each key in the cache and its checkpoint in a property, under the lock of the workspace. */
import type { Workspace } from '../workspace.ts';
import { type ApiKey, cacheTtlSeconds, keyUsePrefix } from './api-key.ts';
import { decideRate, onClock, type RateDecision, type RateLog, rateTime } from './rate-limit.ts';
import { decodeRateLog, encodeRateLog, needsCheckpoint, recoverRateLog, savedLog } from './rate-log.ts';

/**
 * The cache value that holds the log of the key with this hash. It is named before the key is known, so that one
 * read of the cache serves both; 64 bits of the hash keep any two keys apart.
 */
export function rateLogName(hash: string): string {
  return `rate.${hash.slice(0, 16)}`;
}

/** The refusal that a log read without the lock already proves, or null; admissions since can only add to it. */
export function refuseUnlocked(logText: string | undefined, clockMs: number): RateDecision | null {
  const log = decodeRateLog(logText);
  if (log === null || onClock(log, clockMs) !== log) return null;
  const decision = decideRate(log, clockMs);
  return decision.admitted ? null : decision;
}

/** What the cache had when it was read without the lock. */
export interface FirstRead {
  readonly read: Readonly<Record<string, string>>;
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly atMs: number;
}

/** What the caller of `limitRates` knows already. */
export interface RateReads {
  readonly first: FirstRead;
  /** All properties, when they were read under the lock that guards the logs. */
  readonly properties: Readonly<Record<string, string>> | null;
  /** Cache values to be written with the logs, in the same call. */
  readonly unwritten: Readonly<Record<string, string>>;
}

/**
 * Decides about requests in their order, given the key of each, and stores the decisions. The caller holds the lock that guards the logs.
 */
export function limitRates(workspace: Workspace, keys: readonly ApiKey[], reads: RateReads): RateDecision[] {
  const cached = cachedLogs(
    workspace,
    keys.map(({ hash }) => rateLogName(hash)).filter((name) => name in reads.first.read),
  );
  const logs = new Map<string, OpenLog>();
  const decisions = keys.map((key) => {
    const open = logs.get(key.id) ?? openLog(workspace, key, cached, reads);
    const decision = decideRate(open.log, workspace.clock.now());
    logs.set(key.id, { ...open, log: decision.log, admits: open.admits || decision.admitted });
    return decision;
  });
  const written: Record<string, string> = { ...reads.unwritten };
  for (const { key, log, missed, admits } of logs.values()) {
    if (!admits && !missed) continue;
    const saves = admits && needsCheckpoint(log);
    const text = encodeRateLog(saves ? savedLog(log) : log);
    // The property is written first: an admission is granted only when what the cache may lose is durable.
    if (saves) workspace.properties.set(keyUsePrefix + key.id, text);
    written[rateLogName(key.hash)] = text;
  }
  writeCache(workspace, written);
  return decisions;
}

interface OpenLog {
  readonly key: ApiKey;
  readonly log: RateLog;
  /** True when the cache did not have the log, or not as it is now. */
  readonly missed: boolean;
  /** True when one of the requests is admitted. */
  readonly admits: boolean;
}

/** Caches values for as long as the cache keeps any: one call, or none when there is nothing. */
export function writeCache(workspace: Workspace, values: Readonly<Record<string, string>>): void {
  const [first, second] = Object.entries(values);
  if (second) workspace.cache.putAll(values, cacheTtlSeconds);
  else if (first) workspace.cache.put(first[0], first[1], cacheTtlSeconds);
}

/** The logs that the cache has now: one call at most. */
function cachedLogs(workspace: Workspace, names: readonly string[]): Readonly<Record<string, string>> {
  const [first, second] = new Set(names);
  if (first === undefined) return {};
  if (second !== undefined) return workspace.cache.getAll([...new Set(names)]);
  const text = workspace.cache.get(first);
  return text === null ? {} : { [first]: text };
}

function openLog(
  workspace: Workspace,
  key: ApiKey,
  cached: Readonly<Record<string, string>>,
  { first, properties }: RateReads,
): OpenLog {
  const name = rateLogName(key.hash);
  const seen = decodeRateLog(cached[name]);
  if (seen) {
    const now = workspace.clock.now();
    const log = onClock(laterLog(seen, decodeRateLog(first.read[name]), now), now);
    return { key, log, missed: log !== seen, admits: false };
  }
  const useName = keyUsePrefix + key.id;
  const text = properties ? (properties[useName] ?? null) : workspace.properties.get(useName);
  const checkpoint = decodeRateLog(text);
  // An execution that recovers a log saves it, so a checkpoint older than our first read shows that the cache has no
  // log yet.
  const recoveredMeanwhile =
    !(name in first.read) && checkpoint !== null && checkpoint.savedAtMs >= first.atMs;
  const recovered = recoveredMeanwhile ? decodeRateLog(workspace.cache.get(name)) : null;
  const log = recovered ?? recoverRateLog(checkpoint, workspace.clock.now());
  return { key, log, missed: recovered === null, admits: false };
}

/**
 * The log that the cache answers under the lock, or that of the first read when the cache has gone back since. A first
 * read that is ahead of the clock counts for nothing: it is older than a clock that was set back.
 */
function laterLog(seen: RateLog, first: RateLog | null, clockMs: number): RateLog {
  if (first === null || onClock(first, clockMs) !== first) return seen;
  const aheadMs = rateTime(first, 0) - rateTime(seen, 0);
  const isLater = aheadMs > 0 || (aheadMs === 0 && first.admittedMs.length > seen.admittedMs.length);
  return isLater ? first : seen;
}

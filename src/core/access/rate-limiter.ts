/** Keeps the rate log of one key in the cache and its checkpoint in a property, under the lock of the workspace. */
import type { Workspace } from '../workspace.ts';
import { type ApiKey, cacheTtlSeconds, keyUsePrefix } from './api-key.ts';
import { decideRate, type RateDecision, type RateLog } from './rate-limit.ts';
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
  const decision = log && decideRate(log, clockMs);
  return decision && !decision.admitted ? decision : null;
}

/** The reads that the caller of `limitRate` has made already. */
interface RateReads {
  /** When the cache was first read, in milliseconds since the Unix epoch. */
  readonly firstReadMs: number;
  /** Whether that read found a log. */
  readonly logSeen: boolean;
  /** All properties, when they were read under the lock. */
  readonly properties: Readonly<Record<string, string>> | null;
  /** Cache values to be written with the log, in the same call. */
  readonly unwritten: Readonly<Record<string, string>>;
}

/** Decides about one request of a key, and stores the decision. The caller holds the lock. */
export function limitRate(workspace: Workspace, key: ApiKey, reads: RateReads): RateDecision {
  const useName = keyUsePrefix + key.id;
  const log = reads.logSeen ? cachedLog(workspace, key) : null;
  const { found, missed } = log ? { found: log, missed: false } : missedLog(workspace, key, reads);
  const decision = decideRate(found, workspace.clock.now());
  const saves = decision.admitted && needsCheckpoint(decision.log);
  const kept = saves ? savedLog(decision.log) : decision.log;
  const keptText = encodeRateLog(kept);
  // The property is written first: an admission is granted only when what the cache may lose is durable.
  if (saves) workspace.properties.set(useName, keptText);
  const logChanged = decision.admitted || missed;
  writeCache(
    workspace,
    logChanged ? { ...reads.unwritten, [rateLogName(key.hash)]: keptText } : reads.unwritten,
  );
  return decision;
}

/** Caches values for as long as the cache keeps any: one call, or none when there is nothing. */
export function writeCache(workspace: Workspace, values: Readonly<Record<string, string>>): void {
  const [first, second] = Object.entries(values);
  if (second) workspace.cache.putAll(values, cacheTtlSeconds);
  else if (first) workspace.cache.put(first[0], first[1], cacheTtlSeconds);
}

function cachedLog(workspace: Workspace, key: ApiKey): RateLog | null {
  return decodeRateLog(workspace.cache.get(rateLogName(key.hash)));
}

/**
 * Returns the log when the cache did not have it: another execution's, when one was faster, otherwise the recovered
 * one.
 */
function missedLog(workspace: Workspace, key: ApiKey, reads: RateReads): { found: RateLog; missed: boolean } {
  const useName = keyUsePrefix + key.id;
  const text = reads.properties ? (reads.properties[useName] ?? null) : workspace.properties.get(useName);
  const checkpoint = decodeRateLog(text);
  // An execution that recovers a log saves it, so a checkpoint older than our first read shows that the cache has no
  // log yet.
  const recoveredMeanwhile =
    !reads.logSeen && checkpoint !== null && checkpoint.savedAtMs >= reads.firstReadMs;
  const log = recoveredMeanwhile ? cachedLog(workspace, key) : null;
  if (log) return { found: log, missed: false };
  return { found: recoverRateLog(checkpoint, workspace.clock.now()), missed: true };
}

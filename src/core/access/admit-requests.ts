/** Admits the requests that present a known key within its rate limit, with as few service calls as possible. */
import type { Lock, Workspace } from '../workspace.ts';
import { type ApiKey, findKey, type KeyTable, keyTableName, readKeyTable } from './api-key.ts';
import type { RateDecision } from './rate-limit.ts';
import { neededLocks } from './rate-lock.ts';
import { refill } from './refill.ts';
import {
  type FirstRead,
  limitRates,
  type RateReads,
  rateLogName,
  refuseUnlocked,
  writeCache,
} from './rate-limiter.ts';

/** The decision about a request. */
export type Admission =
  | {
      readonly outcome: 'admitted';
      readonly key: ApiKey;
      readonly rate: RateDecision;
      /** All properties, when they had to be read: a caller that needs one of them saves a call. */
      readonly properties: Readonly<Record<string, string>> | null;
    }
  /** Status 429. */
  | { readonly outcome: 'rate_limited'; readonly key: ApiKey; readonly rate: RateDecision }
  /** Status 401: the key is unknown, revoked or expired. */
  | { readonly outcome: 'invalid_api_key' }
  /** Status 503: the lock was not to be had, and no request is let in uncounted. */
  | { readonly outcome: 'workspace_busy' };

/** What is decided about requests that came together. */
export interface Admissions {
  /** In the order of the requests. */
  readonly admissions: readonly Admission[];
  /** True when the lock is still held: then the caller releases it. */
  readonly holdsLock: boolean;
}

/** How long requests wait for the lock, as long as a write: a request that gave up sooner would come again. */
const lockWaitMs = 20_000;

/** The cache values that the first read must ask for, given the SHA-256 of each key that is presented. */
export function namesToAdmit(hashes: readonly string[]): string[] {
  return [keyTableName, ...new Set(hashes.map(rateLogName))];
}

/**
 * Admits or refuses the bearers of well-formed keys, each as if the requests had come one after the other.
 * @param hashes for each request the SHA-256 of its key in hexadecimal
 * @param firstRead what the cache had of `namesToAdmit`, read without a lock just before
 * @param keepsLock true to hold the script lock on when a request is admitted under it, for the write that follows
 */
export function admitRequests(
  workspace: Workspace,
  hashes: readonly string[],
  firstRead: Readonly<Record<string, string>>,
  keepsLock = false,
): Admissions {
  const text = firstRead[keyTableName];
  const first = { read: firstRead, atMs: workspace.clock.now() };
  const table = text === undefined ? null : readKeyTable(text);
  const refusals = hashes.map((hash) => table && refuseAtOnce(workspace, table, hash, first));
  const others = hashes.filter((_, place) => refusals[place] === null);
  const { admissions, holdsLock } =
    others.length === 0
      ? { admissions: [], holdsLock: false }
      : admitUnderLocks(workspace, others, { table, first, keepsLock });
  const rest = [...admissions];
  return { admissions: refusals.flatMap((refusal) => refusal ?? rest.shift() ?? []), holdsLock };
}

/** The refusal that the first read proves already, or null. */
function refuseAtOnce(
  workspace: Workspace,
  table: KeyTable,
  hash: string,
  { read, atMs }: FirstRead,
): Admission | null {
  const key = findKey(table, hash, workspace);
  if (!key) return { outcome: 'invalid_api_key' };
  const rate = refuseUnlocked(read[rateLogName(hash)], atMs);
  return rate && { outcome: 'rate_limited', key, rate };
}

interface Known {
  /** Null when the cache did not have it. */
  readonly table: KeyTable | null;
  readonly first: FirstRead;
  readonly keepsLock: boolean;
}

const nothingRead = { properties: null, values: {} };

function admitUnderLocks(workspace: Workspace, hashes: readonly string[], known: Known): Admissions {
  const { clock, lock, userLock } = workspace;
  const { first, keepsLock } = known;
  const held: Lock[] = [];
  const acquire = (wanted: Lock): boolean => wanted.tryAcquire(lockWaitMs) && held.push(wanted) > 0;
  const busy = (): Admissions => ({
    admissions: hashes.map(() => ({ outcome: 'workspace_busy' })),
    holdsLock: false,
  });
  try {
    const needsScript = !known.table || neededLocks(known.table.rate_lock, first.atMs).script;
    if (needsScript && !acquire(lock)) return busy();
    const { table, properties, values } = known.table
      ? { ...nothingRead, table: known.table }
      : refill(workspace);
    const needed = neededLocks(table.rate_lock, clock.now());
    const isAlone = !known.table && !needed.script;
    if (isAlone) {
      writeCache(workspace, values);
      held.pop()?.release();
    }
    if (needed.user && !acquire(userLock)) return busy();
    const admissions = decide(workspace, hashes, table, properties, {
      first,
      // The first read came before the user lock was taken, so it may be older than the logs.
      properties: needed.user ? null : properties,
      unwritten: isAlone ? {} : values,
    });
    const keeps = keepsLock && held[0] === lock && admissions.some(({ outcome }) => outcome === 'admitted');
    if (keeps) held.shift();
    return { admissions, holdsLock: keeps };
  } finally {
    for (const one of held.reverse()) one.release();
  }
}

function decide(
  workspace: Workspace,
  hashes: readonly string[],
  table: KeyTable,
  properties: Readonly<Record<string, string>> | null,
  reads: RateReads,
): Admission[] {
  const keys = hashes.map((hash) => findKey(table, hash, workspace));
  const rates = limitRates(
    workspace,
    keys.filter((key) => key !== null),
    reads,
  );
  return keys.map((key): Admission => {
    const rate = key && rates.shift();
    if (!rate) return { outcome: 'invalid_api_key' };
    return rate.admitted
      ? { outcome: 'admitted', key, rate, properties }
      : { outcome: 'rate_limited', key, rate };
  });
}

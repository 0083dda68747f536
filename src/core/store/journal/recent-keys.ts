/**
 * Remembers beside the hints which idempotency keys the newest entries of the journal have, so that a key is known to be
 * new without a search of the sheet.
 *
 * An entry never changes and its number is never skipped, so what was noted of entries that follow each other stays
 * true. Notes that are stale go on from the entry where they end. Notes of entries that a person has cut off the journal
 * end at one that is not there any more, and are dropped.
 */
import type { TailEntry } from './journal-tail.ts';

/** The notes. They prove that a key is new; a key that they seem to have is looked for in the sheet. */
export interface RecentKeys {
  /** The newest entry noted: its transaction, and its time in milliseconds since the Unix epoch. */
  readonly last: readonly [transaction: number, atMs: number];
  /** Runs of entries that follow each other, oldest first: the time of the first, 0 where no older entry stands above. */
  readonly runs: readonly (readonly [atMs: number, keys: string])[];
}

/** How long an idempotency key is remembered at least. */
export const idempotencyMemoryMs = 24 * 60 * 60 * 1000;

/** So many keys are noted: 12 kB of the cache's text. A business that writes more in a day has its keys searched. */
export const notedMax = 2000;
const runLength = 50;

// Two of a thousand new keys begin like one of so many others, and are searched.
const letters = 5;
const lengthMax = notedMax * (letters + 1);

/**
 * The notes with the entries that were read, under the lock.
 * @param entries that follow each other, oldest first
 * @param isComplete true when no older entry stands above them
 */
export function noteRecentKeys(
  noted: RecentKeys | null,
  entries: readonly TailEntry[],
  isComplete: boolean,
  nowMs: number,
): RecentKeys | null {
  const newest = entries[entries.length - 1];
  if (newest === undefined) return null;
  const end = isComplete ? -1 : entries.findIndex(({ transaction }) => transaction === noted?.last[0]);
  const goesOn = end >= 0 && entries[end]?.atMs === noted?.last[1];
  const fresh = goesOn ? entries.slice(end + 1) : entries;
  const runs = goesOn && noted !== null ? [...noted.runs] : [];
  for (let start = 0; start < fresh.length; start += runLength) {
    const run = fresh.slice(start, start + runLength);
    const last = runs[runs.length - 1];
    const keys = run.map(beginningsIn).join('');
    // Single writes fill the last run up.
    if (goesOn && last !== undefined && last[1].length + keys.length <= runLength * (letters + 1))
      runs[runs.length - 1] = [last[0], last[1] + keys];
    else runs.push([isComplete && start === 0 ? 0 : (run[0]?.atMs ?? 0), keys]);
  }
  const length = (): number => runs.reduce((sum, [, keys]) => sum + keys.length, 0);
  while (length() > lengthMax || (runs[1]?.[0] ?? nowMs) < nowMs - idempotencyMemoryMs) runs.shift();
  return { last: [newest.transaction, newest.atMs], runs };
}

/** True when no entry of the last day up to this one has the key. */
export function isKnownNew(
  noted: RecentKeys | null,
  transaction: number,
  idempotencyKey: string,
  nowMs: number,
): boolean {
  const since = noted?.runs[0]?.[0];
  if (noted?.last[0] !== transaction || since === undefined || since >= nowMs - idempotencyMemoryMs)
    return false;
  return !noted.runs.some(([, keys]) => keys.includes(beginning(idempotencyKey)));
}

function beginningsIn({ keys }: TailEntry): string {
  return keys
    .split(',')
    .map((key) => (key === '' ? '' : beginning(key)))
    .join('');
}

function beginning(key: string): string {
  return `.${key.slice(0, letters)}`;
}

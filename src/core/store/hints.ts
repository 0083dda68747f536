/**
 * Hints that earlier requests left about where records stand. They may be stale or lost, and are verified before use.
 */
import type { RecentKeys } from './journal/recent-keys.ts';
import type { Layout } from './layout.ts';

export interface Hints {
  /** The newest journal entry that is known. */
  readonly journal: { readonly row: number; readonly transaction: number } | null;
  /** The idempotency keys of the newest entries; null while nothing is known of them. */
  readonly keys: RecentKeys | null;
  /** The newest transaction whose rows are known to be written. */
  readonly applied: number;
  /** The newest record of each sheet that is known. */
  readonly tails: Readonly<Record<string, Tail>>;
  /** Sequence numbers of each sheet whose records were deleted, ascending; only the newest are kept. */
  readonly gaps: Readonly<Record<string, readonly number[]>>;
  /** How many records each sheet had down to a row, when they were counted last. */
  readonly counts: Readonly<Record<string, Count>>;
  /** The sheets whose records did not stand in the order of their numbers when all of them were read last. */
  readonly mixed: readonly string[];
  /** Layouts of sheets whose columns a person has moved, and of all others that were read. */
  readonly layouts: Readonly<Record<string, Layout>>;
}

export interface Tail {
  readonly row: number;
  readonly seq: number;
}

/** The number of records down to the newest one, where that stood, and when they were counted. */
interface Count extends Tail {
  readonly total: number;
  /** Milliseconds since the Unix epoch. */
  readonly countedMs: number;
}

/**
 * The name of the cache value with the newest transaction whose rows its writer could not write. It is apart from the
 * hints, which any reader may replace by older ones.
 */
export const unfinishedName = 'unfinished';

/** The name of the cache value that holds the hints. */
export const hintsName = 'hints';

// The cache keeps no value longer.
export const hintsTtlSeconds = 21_600;

const noHints: Hints = {
  journal: null,
  keys: null,
  applied: 0,
  tails: {},
  gaps: {},
  counts: {},
  mixed: [],
  layouts: {},
};

/** Parses the cached text; without one there are no hints. */
export function parseHints(text: string | undefined): Hints {
  return text === undefined ? noHints : { ...noHints, ...(JSON.parse(text) as Partial<Hints>) };
}

/** What the last requests learned about where things stand: it may be stale or gone, and is proven before use. */
import type { Layout } from './layout.ts';

export interface Hints {
  /** The newest journal entry that is known. */
  readonly journal: { readonly row: number; readonly transaction: number } | null;
  /** The newest transaction whose rows are known to be written. */
  readonly applied: number;
  /** The newest record of each sheet that is known. */
  readonly tails: Readonly<Record<string, Tail>>;
  /** Sequence numbers of each sheet whose records were deleted, ascending; only the newest are kept. */
  readonly gaps: Readonly<Record<string, readonly number[]>>;
  /** Layouts of sheets whose columns a person has moved, and of all others that were read. */
  readonly layouts: Readonly<Record<string, Layout>>;
}

export interface Tail {
  readonly row: number;
  readonly seq: number;
  /** The fingerprint of a line item's cells as they were written; records have a check of their own. */
  readonly check?: string | undefined;
}

/** The one cache value that holds them. */
export const hintsName = 'hints';

// The longest that the cache keeps a value.
export const hintsTtlSeconds = 21_600;

const noHints: Hints = { journal: null, applied: 0, tails: {}, gaps: {}, layouts: {} };

/** Reads the cached text; a missing one is no hints. */
export function parseHints(text: string | undefined): Hints {
  return text === undefined ? noHints : { ...noHints, ...(JSON.parse(text) as Partial<Hints>) };
}

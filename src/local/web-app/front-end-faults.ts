/** What can go wrong between a caller and the script, for whoever wants it to. */
import type { PageKind } from './page-texts.ts';

/**
 * Where a request is: before the script runs, after it has run and before the caller hears of it, or at the
 * second hop that fetches the stored answer.
 */
export type Hop = 'before_execution' | 'after_execution' | 'echo';

/** One read of a stored answer. */
export interface EchoRead {
  /** Tells the answer from all others. */
  readonly key: string;
  /** Whether the script answered a GET without parameters, which is what a bounced caller sends. */
  readonly isOfBareGet: boolean;
}

export interface HopFault {
  /** How long to wait first. */
  readonly delayMs?: number;
  /** What to answer instead; missing: what would have been answered. */
  readonly answer?: FaultAnswer;
}

/**
 * A page of Google's; or `bounce`: a redirect back to `/exec` without query and body; or `hang_up`: the
 * connection ends without an answer.
 */
type FaultAnswer = PageKind | 'bounce' | 'hang_up';

/** Consulted once for each hop of each request. */
export interface FrontEndFaults {
  /** @param read what is read, at the second hop */
  at(hop: Hop, read?: EchoRead): HopFault | undefined;
}

/** Nothing goes wrong. */
export const noFaults: FrontEndFaults = { at: () => undefined };

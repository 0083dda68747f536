/** The failures that a test or a developer can put between a caller and the script. */
import type { PageKind } from './google-pages.ts';

/**
 * Where a request is: before the script runs, after it has run and before the caller has the answer, or at the
 * second hop that fetches the stored answer.
 */
export type Hop = 'before_execution' | 'after_execution' | 'echo';

/** One read of a stored answer. */
export interface EchoRead {
  /** The one-time key of the answer. */
  readonly key: string;
  /** Whether the script answered a GET without parameters: a redirected caller sends such a request. */
  readonly isOfBareGet: boolean;
}

export interface HopFailure {
  /** Milliseconds that the front end waits first. */
  readonly delayMs?: number;
  /** The answer in place of the right one; the right one unless given. */
  readonly answer?: FailureAnswer;
}

/**
 * A page of Google's; or `bounce`: a redirect back to `/exec` without query and body; or `hang_up`: the
 * connection ends without an answer.
 */
type FailureAnswer = PageKind | 'bounce' | 'hang_up';

/** Consulted once for each hop of each request. */
export interface FrontEndFailures {
  /** @param read what is read, at the second hop */
  at(hop: Hop, read?: EchoRead): HopFailure | undefined;
}

/** A front end without failures. */
export const noFailures: FrontEndFailures = { at: () => undefined };

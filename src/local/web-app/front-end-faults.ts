/** What can go wrong between a caller and the script, for whoever wants it to. */

/**
 * Where a request is: before the script runs, after it has run and before the caller hears of it, or at the
 * second hop that fetches the stored answer.
 */
export type Hop = 'before_execution' | 'after_execution' | 'echo';

export interface HopFault {
  /** How long to wait first. */
  readonly delayMs?: number;
  /** What to answer instead; missing: what would have been answered. */
  readonly answer?: FaultAnswer;
}

/**
 * `drive_not_found`: the 404 page of the second hop. `bounce`: a redirect back to `/exec` without query and
 * body. `too_many_simultaneous` and `too_many_per_second`: Google's pages for an owner over the limit.
 * `hang_up`: the connection ends without an answer.
 */
export type FaultAnswer =
  | 'drive_not_found'
  | 'bounce'
  | 'too_many_simultaneous'
  | 'too_many_per_second'
  | 'hang_up';

/** Consulted once for each hop of each request. */
export interface FrontEndFaults {
  at(hop: Hop): HopFault | undefined;
}

/** Nothing goes wrong. */
export const noFaults: FrontEndFaults = { at: () => undefined };

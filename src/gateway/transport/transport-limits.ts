/** How long and how often the transport tries, with the reason beside each number. */

/** Every bound of one call of the web app. */
export interface TransportLimits {
  /** Milliseconds for the POST, in which the script runs. */
  readonly postMs: number;
  /** Milliseconds for one read of the stored answer. */
  readonly echoReadMs: number;
  /** Milliseconds to pause before each further read of the stored answer; its length is the number of reads. */
  readonly echoPausesMs: readonly number[];
  /** How often one request is sent to the script at most. */
  readonly attemptsMax: number;
  /** Milliseconds after the start in which a further attempt may begin. */
  readonly retryWindowMs: number;
  /** Milliseconds before the second attempt; it doubles with each further one. */
  readonly backoffMs: number;
}

/** The bounds used unless an entry point gives others. */
export const TRANSPORT_LIMITS: TransportLimits = {
  // Google queues a call for tens of seconds when the owner's 30 executions are busy, then still runs it.
  postMs: 90_000,
  // The answer is already stored; a read that takes longer than this has been seen never to end.
  echoReadMs: 18_000,
  // Misses of the stored answer come in bursts of a second or a few; most are over by the third read.
  echoPausesMs: [700, 2_000, 5_000],
  // Two whole repeats outlive the bursts seen; more would only add load to a workspace in trouble.
  attemptsMax: 3,
  // Callers commonly give up after a minute; an attempt begun later would answer nobody.
  retryWindowMs: 45_000,
  // An execution takes about a second, so after one the owner's slots look different.
  backoffMs: 1_000,
};

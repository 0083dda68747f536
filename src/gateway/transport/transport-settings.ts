/** The options, limits and defaults of the transport. */
import type { FetchFunction, RedirectMode } from './fetch-hop.ts';

/** The options of one call. */
export interface TransportOptions {
  /** The web app's address, ending in `/exec`. */
  readonly execUrl: string;
  readonly fetch: FetchFunction;
  /** How `fetch` treats redirects; `manual` by default, which no browser allows. */
  readonly redirect?: RedirectMode | undefined;
  /** Ends the call with the signal's reason when its caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since some moment; by default of a clock that nobody can set. */
  readonly now?: (() => number) | undefined;
  /** From 0 to 1, for jitter alone. */
  readonly random?: (() => number) | undefined;
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
  readonly mintKey?: (() => string) | undefined;
  readonly limits?: Partial<TransportLimits> | undefined;
}

/** The same options with all defaults filled in. */
export interface TransportSettings {
  readonly execUrl: string;
  readonly fetch: FetchFunction;
  readonly redirect: RedirectMode;
  readonly signal: AbortSignal | null;
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly mintKey: () => string;
  readonly limits: TransportLimits;
}

/** Fills in the defaults. */
export function completeSettings(options: TransportOptions): TransportSettings {
  return {
    execUrl: options.execUrl,
    fetch: options.fetch,
    redirect: options.redirect ?? 'manual',
    signal: options.signal ?? null,
    now: options.now ?? (() => performance.now()),
    random: options.random ?? Math.random,
    sleep: options.sleep ?? sleepFor,
    mintKey: options.mintKey ?? (() => crypto.randomUUID()),
    limits: { ...TRANSPORT_LIMITS, ...options.limits },
  };
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The limits of one call of the web app. */
export interface TransportLimits {
  /** Milliseconds for the POST, in which the script runs. */
  readonly postMs: number;
  /** Milliseconds for one read of the stored answer. */
  readonly echoReadMs: number;
  /** Milliseconds to pause before each further read of the stored answer. */
  readonly echoPausesMs: readonly number[];
  /** The maximum number of times that one request is sent to the script. */
  readonly attemptsMax: number;
  /** Milliseconds after the start in which a further attempt may begin. */
  readonly retryWindowMs: number;
  /** Milliseconds before the second attempt; doubled for each further one. */
  readonly backoffMs: number;
}

/** The longest time in milliseconds that one call can take, with all readings of its answer. */
export function callMsMax({ postMs, echoReadMs, echoPausesMs }: TransportLimits): number {
  const pausesMs = echoPausesMs.reduce((sum, ms) => sum + ms, 0);
  return postMs + pausesMs + echoReadMs * (echoPausesMs.length + 1);
}

/** The default limits. */
export const TRANSPORT_LIMITS: TransportLimits = {
  // Google queues a call for tens of seconds when the owner's 30 executions are busy, then still runs it.
  postMs: 90_000,
  // The answer is already stored; a read that took longer than this never ended in our measurements.
  echoReadMs: 18_000,
  // Failed reads of the stored answer come in bursts of a few seconds; most are over by the third read.
  echoPausesMs: [700, 2_000, 5_000],
  // Two repeats outlast the bursts that we have seen; more would add load to a workspace in trouble.
  attemptsMax: 3,
  // Most callers give up after a minute; a later attempt would have no reader.
  retryWindowMs: 45_000,
  // An execution takes about a second; after that, a slot of the owner may be free.
  backoffMs: 1_000,
};

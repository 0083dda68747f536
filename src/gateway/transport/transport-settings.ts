/** Everything the transport takes from its host, with the defaults filled in. */
import type { FetchFunction, RedirectMode } from './fetch-hop.ts';
import { TRANSPORT_LIMITS, type TransportLimits } from './transport-limits.ts';

/** What a caller of the transport gives. */
export interface TransportOptions {
  /** The web app's address, ending in `/exec`. */
  readonly execUrl: string;
  readonly fetch: FetchFunction;
  /** How `fetch` treats redirects; `manual` by default, which no browser allows. */
  readonly redirect?: RedirectMode | undefined;
  /** Ends the call with the signal's reason when its caller has gone. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** From 0 to 1, for jitter alone. */
  readonly random?: (() => number) | undefined;
  readonly sleep?: ((ms: number) => Promise<void>) | undefined;
  readonly mintKey?: (() => string) | undefined;
  readonly limits?: Partial<TransportLimits> | undefined;
}

/** The same with nothing left open. */
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

/** Fills in the clock, the waiting, the chance and the limits that were not given. */
export function completeSettings(options: TransportOptions): TransportSettings {
  return {
    execUrl: options.execUrl,
    fetch: options.fetch,
    redirect: options.redirect ?? 'manual',
    signal: options.signal ?? null,
    now: options.now ?? Date.now,
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

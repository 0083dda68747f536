/**
 * Gives each endpoint a circuit breaker: the results of calls decide whether the endpoint is sent to beside others,
 * alone, after a pause, or never again.
 */
import { failingMsMax, failuresApartMsMax, slowFromMs, slowShare } from './limits.ts';

/** The state that decides how the dispatcher sends to an endpoint. */
export type Circuit =
  /** In groups, side by side with other endpoints. */
  | { readonly state: 'closed' }
  /** Alone: a call of several endpoints took long, and it is not known yet which of them was slow. */
  | { readonly state: 'suspected' }
  /** Not before `untilMs`, and then one trial, alone: the endpoint hangs. */
  | { readonly state: 'open'; readonly untilMs: number }
  /** Never again: the endpoint is to be disabled for this reason. */
  | { readonly state: 'dead'; readonly reason: DeathReason };

/** `gone`: it answered 410. `failing`: nothing has arrived there for five days. */
export type DeathReason = 'gone' | 'failing';

export interface Breaker {
  readonly circuit: Circuit;
  /** The first and the last failure since something arrived, milliseconds since the Unix epoch; null when none. */
  readonly failures: { readonly fromMs: number; readonly lastMs: number } | null;
}

/** By the id of the endpoint; one that is not listed is closed and has no failures. */
export type Breakers = Readonly<Record<string, Breaker>>;

/** One fact about an endpoint, from a call or from the attempt of one delivery. */
export type Observation = {
  readonly endpointId: string;
  /** When the call ended, milliseconds since the Unix epoch. */
  readonly atMs: number;
} & (
  | { readonly kind: 'in_time' }
  /** The endpoint kept the sender waiting for `waitedMs`. */
  | { readonly kind: 'hung'; readonly waitedMs: number }
  /** One of several endpoints in the call was slow. */
  | { readonly kind: 'in_slow_call' }
  | { readonly kind: 'succeeded' | 'failed' | 'gone' }
);

/** The breaker of an endpoint that is not listed. */
const closedBreaker: Breaker = { circuit: { state: 'closed' }, failures: null };

/** The circuit of an endpoint. */
export function circuitOf(breakers: Breakers, endpointId: string): Circuit {
  return (breakers[endpointId] ?? closedBreaker).circuit;
}

/**
 * The breakers after the observations of one batch, which are given in the order in which they were made. An endpoint
 * that hung once in a batch has not recovered, even though it answered another of its requests in time.
 */
export function observe(breakers: Breakers, observations: readonly Observation[]): Breakers {
  const hung = new Set(observations.flatMap(({ kind, endpointId }) => (kind === 'hung' ? [endpointId] : [])));
  const next: Record<string, Breaker> = { ...breakers };
  for (const observation of observations) {
    const { endpointId, kind } = observation;
    if (kind === 'in_time' && hung.has(endpointId)) continue;
    const others = Object.entries(next).filter(
      ([id, { circuit }]) => id !== endpointId && circuit.state === 'open',
    );
    const breaker = nextBreaker(next[endpointId] ?? closedBreaker, observation, others.length);
    if (breaker.circuit.state === 'closed' && breaker.failures === null) delete next[endpointId];
    else next[endpointId] = breaker;
  }
  return next;
}

/**
 * The breaker of an endpoint after one observation.
 * @param otherOpen how many other endpoints have an open circuit: all of them share the time that is given to slow ones
 */
export function nextBreaker(breaker: Breaker, observation: Observation, otherOpen: number): Breaker {
  const { circuit, failures } = breaker;
  const { atMs } = observation;
  switch (observation.kind) {
    case 'in_time':
      return circuit.state === 'dead' ? breaker : { ...breaker, circuit: { state: 'closed' } };
    case 'in_slow_call':
      return circuit.state === 'closed' ? { ...breaker, circuit: { state: 'suspected' } } : breaker;
    case 'hung': {
      if (circuit.state === 'dead') return breaker;
      // The first trial follows soon, because most receivers that hang are only starting.
      const { waitedMs } = observation;
      const pauseMs = circuit.state === 'open' ? (waitedMs * (otherOpen + 1)) / slowShare : waitedMs;
      return { ...breaker, circuit: { state: 'open', untilMs: atMs + pauseMs } };
    }
    case 'succeeded':
      return { circuit: circuit.state === 'dead' ? { state: 'closed' } : circuit, failures: null };
    case 'gone':
      return { ...breaker, circuit: { state: 'dead', reason: 'gone' } };
    case 'failed': {
      const isSeries = failures !== null && atMs - failures.lastMs <= failuresApartMsMax;
      const fromMs = isSeries ? failures.fromMs : atMs;
      const isDead = circuit.state !== 'dead' && atMs - fromMs >= failingMsMax;
      return {
        circuit: isDead ? { state: 'dead', reason: 'failing' } : circuit,
        failures: { fromMs, lastMs: atMs },
      };
    }
  }
}

/** A call of one endpoint or of several side by side. */
export interface ObservedCall {
  readonly endpointIds: readonly string[];
  /** Those of them that the host says did not answer in time. */
  readonly timedOut: readonly string[];
  readonly tookMs: number;
  /** How long the sender has waited: `tookMs`, and the call before in which the host did not say who failed. */
  readonly waitedMs: number;
  /** Milliseconds since the Unix epoch. */
  readonly endedMs: number;
}

/**
 * The facts that follow from the time that a call took. The host waits for the slowest of them, so only a quick call,
 * a call of one endpoint, or a timeout that the host names says something certain.
 */
export function observeCall(call: ObservedCall): Observation[] {
  const { endpointIds, timedOut, tookMs, waitedMs, endedMs } = call;
  const ids = [...new Set(timedOut.length > 0 ? timedOut : endpointIds)];
  if (timedOut.length > 0 || (tookMs >= slowFromMs && ids.length === 1))
    return ids.map((endpointId) => ({ endpointId, atMs: endedMs, kind: 'hung', waitedMs }));
  const kind = tookMs < slowFromMs ? 'in_time' : 'in_slow_call';
  return ids.map((endpointId) => ({ endpointId, atMs: endedMs, kind }));
}

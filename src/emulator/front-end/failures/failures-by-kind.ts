/** The kinds of failures that Google's front end was observed to have; each is made on its own. */
import type { FrontEndFailures, Hop } from '../front-end-failures.ts';
import type { PageKind } from '../google-pages.ts';
import { type Chance, createRepeatedFailures, type RepeatedFailureOptions } from './chance.ts';

export interface FirstHopPagesOptions {
  /** The share of requests at which a series of pages begins, from 0 to 1. */
  readonly share: number;
  /** How many requests in a row get the page at most. */
  readonly requestsMax: number;
  readonly kinds: readonly [PageKind, ...PageKind[]];
  /** Whether Google shows the page before or after the script has run; a page for too many requests comes before. */
  readonly hop: Exclude<Hop, 'echo'>;
}

/** The first hop shows a page of Google's in place of the redirect, for several requests in a row. */
export function createFirstHopPages(chance: Chance, options: FirstHopPagesOptions): FrontEndFailures {
  let kind = options.kinds[0];
  let left = 0;
  return {
    at(hop) {
      if (hop !== options.hop) return undefined;
      if (left === 0 && chance.happens(options.share)) {
        left = chance.between(1, options.requestsMax);
        kind = chance.pick(options.kinds);
      }
      if (left === 0) return undefined;
      left -= 1;
      return { answer: kind };
    },
  };
}

export interface EchoBounceOptions extends RepeatedFailureOptions {
  /** How often Google redirects a caller who follows at most; up to seven times were observed. */
  readonly chainMax: number;
}

/**
 * The second hop redirects to `/exec` without query and body; a caller who follows then runs doGet without parameters.
 */
export function createEchoBounce(chance: Chance, options: EchoBounceOptions): FrontEndFailures {
  const isHit = createRepeatedFailures(chance, options);
  // The front end cannot tell callers apart, so the next caller without parameters takes the rest of the last chain.
  let followed = 0;
  return {
    at(_hop, read) {
      if (read === undefined) return undefined;
      if (read.isOfBareGet) {
        if (followed === 0) return undefined;
        followed -= 1;
        return { answer: 'bounce' };
      }
      if (!isHit(read.key)) return undefined;
      followed = chance.between(1, options.chainMax) - 1;
      return { answer: 'bounce' };
    },
  };
}

export interface EchoDelayOptions extends RepeatedFailureOptions {
  readonly msMin: number;
  readonly msMax: number;
}

/** The second hop answers late: 30 to 190 seconds were observed. */
export function createEchoDelay(chance: Chance, options: EchoDelayOptions): FrontEndFailures {
  const isHit = createRepeatedFailures(chance, options);
  return {
    at(_hop, read) {
      if (read === undefined || !isHit(read.key)) return undefined;
      return { delayMs: chance.between(options.msMin, options.msMax) };
    },
  };
}

/** The second hop answers 404 several times in a row, although the script ran (kavigupta/urbanstats#2224). */
export function createEchoNotFound(chance: Chance, options: RepeatedFailureOptions): FrontEndFailures {
  const isHit = createRepeatedFailures(chance, options);
  return {
    at: (_hop, read) => (read !== undefined && isHit(read.key) ? { answer: 'echo_not_found' } : undefined),
  };
}

export interface HangUpOptions {
  /** The share of executions that end without an answer, from 0 to 1. */
  readonly share: number;
}

/** The connection ends after the script has run and before the caller has the answer. */
export function createHangUp(chance: Chance, { share }: HangUpOptions): FrontEndFailures {
  return {
    at: (hop) => (hop === 'after_execution' && chance.happens(share) ? { answer: 'hang_up' } : undefined),
  };
}

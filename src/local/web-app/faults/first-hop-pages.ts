/** The first hop shows a page of Google's instead of the redirect, for several requests in a row. */
import type { FrontEndFaults, Hop } from '../front-end-faults.ts';
import type { PageKind } from '../page-texts.ts';
import type { Chance } from './chance.ts';

export interface FirstHopPagesOptions {
  /** The share of requests at which such a spell begins, from 0 to 1. */
  readonly share: number;
  /** How many requests in a row a spell lasts at most. */
  readonly requestsMax: number;
  readonly kinds: readonly [PageKind, ...PageKind[]];
  /** Whether the script has run before the page is shown; a page for too many requests comes before. */
  readonly hop: Exclude<Hop, 'echo'>;
}

export function createFirstHopPages(chance: Chance, options: FirstHopPagesOptions): FrontEndFaults {
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

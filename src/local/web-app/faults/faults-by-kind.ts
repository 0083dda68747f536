/** The first hop shows a page of Google's instead of the redirect, for several requests in a row. */
import type { FrontEndFaults, Hop } from '../front-end-faults.ts';
import type { PageKind } from '../page-texts.ts';
import { type Chance, createSpells, type SpellOptions } from './chance.ts';

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

export interface EchoBounceOptions extends SpellOptions {
  /** How often a caller who follows is sent back at most; up to seven times were seen. */
  readonly chainMax: number;
}

export function createEchoBounce(chance: Chance, options: EchoBounceOptions): FrontEndFaults {
  const isHit = createSpells(chance, options);
  // Callers cannot be told apart, so whoever follows next takes what is left of the last chain.
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

export interface EchoDelayOptions extends SpellOptions {
  readonly msMin: number;
  readonly msMax: number;
}

export function createEchoDelay(chance: Chance, options: EchoDelayOptions): FrontEndFaults {
  const isHit = createSpells(chance, options);
  return {
    at(_hop, read) {
      if (read === undefined || !isHit(read.key)) return undefined;
      return { delayMs: chance.between(options.msMin, options.msMax) };
    },
  };
}

export function createEchoNotFound(chance: Chance, options: SpellOptions): FrontEndFaults {
  const isHit = createSpells(chance, options);
  return {
    at: (_hop, read) => (read !== undefined && isHit(read.key) ? { answer: 'echo_not_found' } : undefined),
  };
}

export interface HangUpOptions {
  /** The share of executions that it happens to, from 0 to 1. */
  readonly share: number;
}

export function createHangUp(chance: Chance, { share }: HangUpOptions): FrontEndFaults {
  return {
    at: (hop) => (hop === 'after_execution' && chance.happens(share) ? { answer: 'hang_up' } : undefined),
  };
}

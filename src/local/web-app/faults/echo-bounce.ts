/** The second hop sends back to `/exec` without query and body, where a caller who follows runs doGet with nothing. */
import type { FrontEndFaults } from '../front-end-faults.ts';
import type { Chance } from './chance.ts';
import { createSpells, type SpellOptions } from './spells.ts';

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

/** The second hop answers late: 30 to 190 seconds were seen. */
import type { FrontEndFaults } from '../front-end-faults.ts';
import type { Chance } from './chance.ts';
import { createSpells, type SpellOptions } from './spells.ts';

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

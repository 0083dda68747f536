/** The second hop answers 404 several times in a row, although the script ran (kavigupta/urbanstats#2224). */
import type { FrontEndFaults } from '../front-end-faults.ts';
import type { Chance } from './chance.ts';
import { createSpells, type SpellOptions } from './spells.ts';

export function createEchoNotFound(chance: Chance, options: SpellOptions): FrontEndFaults {
  const isHit = createSpells(chance, options);
  return {
    at: (_hop, read) => (read !== undefined && isHit(read.key) ? { answer: 'echo_not_found' } : undefined),
  };
}

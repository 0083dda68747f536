/** The connection ends after the script has run and before the caller hears of it. */
import type { FrontEndFaults } from '../front-end-faults.ts';
import type { Chance } from './chance.ts';

export interface HangUpOptions {
  /** The share of executions that it happens to, from 0 to 1. */
  readonly share: number;
}

export function createHangUp(chance: Chance, { share }: HangUpOptions): FrontEndFaults {
  return {
    at: (hop) => (hop === 'after_execution' && chance.happens(share) ? { answer: 'hang_up' } : undefined),
  };
}

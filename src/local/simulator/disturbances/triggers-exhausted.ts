/** The owner's trigger minutes of the day are used up: Google starts none of the next runs. */
import type { Disturbance } from './disturbance.ts';

/** So many runs later there are minutes again: a run has no day to wait. */
const runsMax = 4;

export const triggersExhausted: Disturbance = {
  name: 'triggers_exhausted',
  weight: 2,
  canStrike: ({ call }) => call === null,
  strike({ world }, choice) {
    world.triggersLacking = 1 + (choice % runsMax);
    return null;
  },
};

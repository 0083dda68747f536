/** Time passes between two calls: a slow machine, a pause, a trigger that comes late. */
import type { Disturbance } from './disturbance.ts';

/** Up to beyond the window of the rate limit, and far below Google's six minutes. */
const leapsMs = [20, 900, 12_000, 61_000];

export const clockLeap: Disturbance = {
  name: 'clock_leap',
  weight: 2,
  canStrike: ({ call }) => call !== null,
  strike({ world }, choice) {
    world.clock.advance(leapsMs[choice % leapsMs.length] ?? 0);
    return null;
  },
};

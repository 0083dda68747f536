/** A call fails although it was carried out. */
import { type Disturbance, leavesTraces } from './disturbance.ts';
import { googleFailure } from './google-failure.ts';

export const appliedAndThrown: Disturbance = {
  name: 'applied_and_thrown',
  weight: 4,
  canStrike: ({ call }) => leavesTraces(call),
  strike: () => ({
    lasts: 'call',
    carryOut(_process, pending) {
      pending.perform();
      throw googleFailure(pending);
    },
  }),
};

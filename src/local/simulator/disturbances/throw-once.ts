/** A call fails and has done nothing; the next one works again. */
import { asksGoogle, type Disturbance } from './disturbance.ts';
import { googleFailure } from './google-failure.ts';

export const throwOnce: Disturbance = {
  name: 'throw_once',
  weight: 5,
  canStrike: ({ call }) => asksGoogle(call),
  strike: () => ({
    lasts: 'call',
    carryOut(_process, pending) {
      throw googleFailure(pending);
    },
  }),
};

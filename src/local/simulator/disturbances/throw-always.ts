/** From here on a service fails for this execution, or all of them do. */
import { asksGoogle, type Disturbance } from './disturbance.ts';
import { googleFailure } from './google-failure.ts';

export const throwAlways: Disturbance = {
  name: 'throw_always',
  weight: 4,
  canStrike: ({ call }) => asksGoogle(call),
  strike({ call: first }, choice) {
    const service = choice % 2 === 0 ? undefined : first?.service;
    return {
      lasts: 'execution',
      carryOut(_process, pending) {
        if (service !== undefined && pending.call.service !== service) return pending.perform();
        throw googleFailure(pending);
      },
    };
  },
};

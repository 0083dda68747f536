/** Whatever Google's services do, the script itself does not fail: what ends an execution is Google's own exception. */
import type { Invariant } from './invariant.ts';

/** Google's failures reach the owner who has chosen a command of the menu: a person repeats it. */
const googleFailure = /^\w+: Service (\w+ failed while accessing|invoked too many times)/;

export const noUncaughtErrors: Invariant = {
  name: 'the script does not fail',
  check: ({ executions }) =>
    executions.flatMap(({ id, outcome }) =>
      outcome.ok || outcome.reason === 'stopped' || googleFailure.test(outcome.text)
        ? []
        : [`${id}: ${outcome.text}`],
    ),
};

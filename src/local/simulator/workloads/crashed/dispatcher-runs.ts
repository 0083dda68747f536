/** What the clock starts: the dispatcher in each of its duties, and the sweep. */
import { post, type Script } from '../../actor.ts';
import { goneUrl } from '../../receiver.ts';
import { threeLines } from '../../story-of-scene.ts';
import { clockRun } from '../../trigger-scripts.ts';
import { retire } from '../retention.ts';
import { sweepTyped } from '../sweeping.ts';
import { type CrashedWorkload, step } from './crashed-workload.ts';

export const dispatcherRuns: readonly CrashedWorkload[] = [
  step('dispatch', 2, ({ customer }) => writeAndDispatch(customer)),
  step('disable_endpoint', 4, () => dispatchToNobody()),
  step('tell_overdue', 4, ({ customer }) => becomeOverdue(customer)),
  step('retire', 6, () => retire()),
  step('sweep', 2, () => sweepTyped()),
];

/** Longer than a delivery that was under way when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

const dayMs = 86_400_000;

function* writeAndDispatch(customer: string | undefined): Script {
  yield post('invoices', { customer_id: customer, items: threeLines });
  yield* dispatchAgain();
}

function* dispatchAgain(): Script {
  for (let runs = 0; runs < 3; runs += 1) {
    yield clockRun('runDispatcher', 0);
    yield { kind: 'wait', ms: leaseMs };
  }
}

// Only what was written after the endpoint was made is meant for it.
function* dispatchToNobody(): Script {
  yield post('webhook_endpoints', { url: goneUrl });
  yield { kind: 'wait', ms: 1_000 };
  yield post('customers', { name: 'Told to nobody' });
  yield* dispatchAgain();
}

function* becomeOverdue(customer: string | undefined): Script {
  const due_date = '2026-01-08';
  yield post('invoices', { customer_id: customer, due_date, items: threeLines });
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: 2 * dayMs };
  yield* dispatchAgain();
}

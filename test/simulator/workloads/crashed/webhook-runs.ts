/** Writes of webhook endpoints, and runs of the dispatcher, each alone. */
import { get, patch, post, remove, type Script } from '../../actors/actor.ts';
import { clockRun } from '../../actors/script-calls.ts';
import { goneUrl } from '../../world/receiver.ts';
import { oddLines } from '../../world/scene-records.ts';
import { sweepTyped } from '../moved-columns.ts';
import { retire } from '../webhooks.ts';
import { type CrashedWorkload, step, crashedWrite } from './crashed-workload.ts';

/** When the scene begins: what has happened since may be sent again. */
export const sinceScene = '2026-01-07T12:00:00Z';

export const webhookWrites: readonly CrashedWorkload[] = [
  crashedWrite('create_endpoint', () =>
    post('webhook_endpoints', { url: 'https://three.example.com/hooks', event_types: ['invoice.*'] }),
  ),
  crashedWrite('patch_endpoint', ({ endpoint }) =>
    patch(`webhook_endpoints/${endpoint}`, { event_types: ['customer.created'], description: '=1' }),
  ),
  crashedWrite('delete_endpoint', ({ endpoint }) => remove(`webhook_endpoints/${endpoint}`)),
  crashedWrite('ping_endpoint', ({ endpoint }) => post(`webhook_endpoints/${endpoint}/ping`)),
  crashedWrite('rotate_secret', ({ endpoint }) =>
    post(`webhook_endpoints/${endpoint}/rotate_secret`, { overlap_hours: 2 }),
  ),
  step('recover_endpoint', 2, ({ endpoint }) => writeAndRecover(endpoint)),
  step('resend_delivery', 4, ({ endpoint }) => sendAndResend(endpoint)),
];

function* writeAndRecover(endpoint: string | undefined): Script {
  yield post('customers', { name: 'Told of twice' });
  yield post(`webhook_endpoints/${endpoint}/recover`, { since: sinceScene });
  yield clockRun('runDispatcher', 0);
}

function* sendAndResend(endpoint: string | undefined): Script {
  const id = yield* sentDelivery(endpoint);
  yield post(`deliveries/${id}/resend`);
  yield clockRun('runDispatcher', 0);
}

/** Three steps, after which a delivery was sent. @returns its id */
export function* sentDelivery(endpoint: string | undefined): Script<string> {
  yield post('customers', { name: 'Told of' });
  yield clockRun('runDispatcher', 0);
  const log = yield get(`webhook_endpoints/${endpoint}/deliveries`);
  const [delivery] = (log?.body.data ?? []) as readonly { readonly id: string }[];
  return delivery?.id ?? '';
}

/** Executions that the clock starts: each duty of the dispatcher, and the sweep. */
export const dispatcherRuns: readonly CrashedWorkload[] = [
  step('dispatch', 2, ({ customer }) => writeAndDispatch(customer)),
  step('upkeep', 2, ({ customer }) => writeAndUpkeep(customer)),
  step('disable_endpoint', 4, () => dispatchToNobody()),
  step('tell_overdue', 4, ({ customer }) => becomeOverdue(customer)),
  step('retire', 6, () => retire()),
  step('sweep', 2, () => sweepTyped()),
];

/** Longer than a delivery that was under way when its execution died waits for somebody else. */
const leaseMs = 8 * 60_000;

const dayMs = 86_400_000;

function* writeAndDispatch(customer: string | undefined): Script {
  yield post('invoices', { customer_id: customer, items: oddLines });
  yield* dispatchAgain();
}

function* writeAndUpkeep(customer: string | undefined): Script {
  yield post('invoices', { customer_id: customer, items: oddLines });
  yield clockRun('runUpkeep', 0);
  yield { kind: 'wait', ms: leaseMs };
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
  yield post('invoices', { customer_id: customer, due_date, items: oddLines });
  yield clockRun('runDispatcher', 0);
  yield { kind: 'wait', ms: 2 * dayMs };
  yield* dispatchAgain();
}

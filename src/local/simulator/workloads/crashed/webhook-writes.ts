/** What is done with webhook endpoints and deliveries over the API, each once. */
import { get, patch, post, remove, type Script } from '../../actor.ts';
import { clockRun } from '../../trigger-scripts.ts';
import { type CrashedWorkload, step, write } from './crashed-workload.ts';

/** When the scene begins: what has happened since may be sent again. */
export const sinceScene = '2026-01-07T12:00:00Z';

export const webhookWrites: readonly CrashedWorkload[] = [
  write('create_endpoint', () =>
    post('webhook_endpoints', { url: 'https://three.example.com/hooks', event_types: ['invoice.*'] }),
  ),
  write('patch_endpoint', ({ endpoint }) =>
    patch(`webhook_endpoints/${endpoint}`, { event_types: ['customer.created'], description: '=1' }),
  ),
  write('delete_endpoint', ({ endpoint }) => remove(`webhook_endpoints/${endpoint}`)),
  write('ping_endpoint', ({ endpoint }) => post(`webhook_endpoints/${endpoint}/ping`)),
  write('rotate_secret', ({ endpoint }) =>
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

/** An endpoint that wants no more events gets no more, in the very run that learns of it. */
import { createSending, type Sending } from '../contract/webhooks/sending.ts';
import { status } from '../contract/webhooks/receivers.ts';

const waiting = 25;

function withBacklog(host: string): Sending {
  const sending = createSending();
  for (let index = 0; index < waiting; index += 1)
    sending.workspace.create('customers', { name: `Customer ${index}` });
  sending.endpoint(host);
  return sending;
}

function recoverAll({ workspace }: Sending): void {
  const [endpoint] = workspace.get('/api/v1/webhook_endpoints').body.data;
  workspace.post(`/api/v1/webhook_endpoints/${endpoint.id}/recover`, { since: '2026-01-01T00:00:00Z' });
}

test('an endpoint that answers 410 gets two events of a backlog, and no more', () => {
  const sending = withBacklog('gone.example');
  sending.receivers.answer('gone.example', () => status(410));
  recoverAll(sending);
  sending.dispatch();
  expect(sending.receivers.sentTo('gone.example')).toHaveLength(2);
  const [endpoint] = sending.workspace.get('/api/v1/webhook_endpoints').body.data;
  expect(endpoint).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  sending.minutes(5);
  expect(sending.receivers.sentTo('gone.example')).toHaveLength(2);
});

test('an endpoint that is disabled during a run gets what is under way, and no more', () => {
  const sending = withBacklog('shop.example');
  const { receivers, workspace } = sending;
  const [endpoint] = workspace.get('/api/v1/webhook_endpoints').body.data;
  let isDisabled = false;
  receivers.answer('shop.example', () => {
    if (!isDisabled && receivers.received.length > 2) {
      isDisabled = true;
      const path = `/api/v1/webhook_endpoints/${endpoint.id}`;
      expect(workspace.call('PATCH', path, { body: { status: 'disabled' } }).status).toBe(200);
    }
    return status(200);
  });
  recoverAll(sending);
  sending.dispatch();
  // Two show that it answers, and the group after them is under way when it is disabled.
  expect(receivers.sentTo('shop.example')).toHaveLength(15);
});

test('an endpoint that answers gets a whole backlog in one run', () => {
  const sending = withBacklog('shop.example');
  recoverAll(sending);
  sending.dispatch();
  expect(sending.receivers.sentTo('shop.example')).toHaveLength(waiting);
});

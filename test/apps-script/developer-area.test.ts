/** The owner's pages manage webhooks by the same operations as the API, without a key. */
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { createSending } from '../contract/webhooks/sending.ts';
import { owner } from '../contract/support/test-workspace.ts';

const { workspace, receivers, minutes } = createSending();

function ask<Name extends CommandName>(command: Name, input: CommandInput<Name>): AnswerOf<Name> {
  const request = JSON.stringify({ command, input });
  const outcome = workspace.emulator.callFromPage('developerArea', [request], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<AnswerOf<Name>>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

const wanted = {
  url: 'https://shop.example/hook',
  description: 'The shop',
  event_types: ['invoice.created', 'invoice.paid'],
};
const everything = { endpoint_id: null, event_type: null, result: null, hours: 24, before_row: null };

test('an endpoint that the owner makes is told of events, and the log tells the owner of it', () => {
  expect(ask('create_endpoint', wanted).secret).toMatch(/^whsec_/);
  workspace.create('invoices', { customer_name: 'Ada', total: 12 });
  minutes(1);
  expect(receivers.received).toHaveLength(1);

  const [endpoint] = ask('list_endpoints', {}).endpoints;
  expect(endpoint).toMatchObject({ url: wanted.url, status: 'enabled', day: { succeeded: 1, failed: 0 } });
  const { deliveries, next } = ask('list_deliveries', everything);
  expect(next).toBeNull();
  expect(deliveries).toMatchObject([{ event_type: 'invoice.created', status: 'succeeded', attempts: 1 }]);
  const { body, attempts } = ask('get_delivery', { id: deliveries[0]?.id ?? '' });
  expect(JSON.parse(body ?? 'null')).toEqual(receivers.received[0]?.event);
  expect(attempts).toMatchObject([{ attempt: 1, status_code: 200 }]);
});

test('the log is narrowed by endpoint, event and result', () => {
  const [{ endpoint_id = '' } = {}] = ask('list_deliveries', everything).deliveries;
  const countOf = (filter: Partial<typeof everything> | object): number =>
    ask('list_deliveries', { ...everything, ...filter }).deliveries.length;
  expect(countOf({ endpoint_id })).toBe(1);
  expect(countOf({ endpoint_id: 'we_another' })).toBe(0);
  expect(countOf({ event_type: 'invoice.paid' })).toBe(0);
  expect(countOf({ result: 'failed' })).toBe(0);
  expect(countOf({ result: 'succeeded' })).toBe(1);
  expect(ask('list_deliveries', everything).deliveries[0]?.record).toMatch(/^INV-\d{4}-0001, \S/);
});

test('a delivery is sent again, an endpoint tested, disabled, given a new secret and deleted', () => {
  const [delivery] = ask('list_deliveries', everything).deliveries;
  const id = delivery?.endpoint_id ?? '';
  ask('resend_delivery', { id: delivery?.id ?? '' });
  // The owner sees the answer to the test event at once.
  expect(ask('ping_endpoint', { id })).toMatchObject({
    sent: {
      delivery: { event_type: 'webhook.ping', endpoint_id: id, status: 'succeeded' },
      attempts: [{ attempt: 1, status_code: 200 }],
    },
  });
  minutes(1);
  expect(receivers.received.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['invoice.created', 'webhook.ping']),
  );
  expect(ask('rotate_secret', { id, overlap_hours: 24 }).secret).toMatch(/^whsec_/);
  expect(ask('update_endpoint', { id, status: 'disabled' })).toMatchObject({ disabled_reason: 'requested' });
  expect(() => ask('ping_endpoint', { id })).toThrow('disabled');
  ask('delete_endpoint', { id });
  expect(ask('list_endpoints', {}).endpoints).toEqual([]);
  expect(ask('list_deliveries', everything).deliveries[0]?.url).toBeNull();
});

test('a refusal names every fault in words', () => {
  expect(() =>
    ask('create_endpoint', { ...wanted, url: 'https://10.0.0.1/', event_types: ['invoice.sold'] }),
  ).toThrow(/^event_types.*url: |^url: .*event_types/s);
  expect(() => ask('get_delivery', { id: 'dlv_unknown' })).toThrow('This delivery is gone');
});

test('the overview tells what was delivered and what has failed', () => {
  expect(ask('overview', {})).toMatchObject({
    triggers: [{ name: 'Daily jobs', state: 'running' }, { name: 'Hourly check' }],
    refusals: [],
    failed_deliveries: 0,
    retrying_deliveries: 0,
    active_keys: 1,
  });
  const [fetches, minutesOfTriggers] = ask('usage', {}).quotas;
  expect(fetches).toMatchObject({ name: 'URL fetches', used: 3, limit: 20_000 });
  expect(minutesOfTriggers).toMatchObject({ name: 'Trigger minutes', limit: 90 });
  expect(minutesOfTriggers?.hint).toMatch(
    /^Webhooks and daily jobs \d+, edits 0, hourly check 0\. Counted since 2026-01-07 12:\d\d UTC\. 49 are kept/,
  );
  expect(JSON.parse(ask('reference', {}).openapi)).toHaveProperty('openapi');
});

/** What is sent again is counted apart from what has failed: also of older events, and given up with its endpoint. */
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { status } from '../contract/webhooks/receivers.ts';
import { createSending } from '../contract/webhooks/sending.ts';
import { owner, type TestWorkspace } from '../contract/support/test-workspace.ts';

const hourMs = 3_600_000;
const lastDay = {
  endpoint_id: null,
  event_type: null,
  result: 'failed',
  hours: 24,
  before_row: null,
} as const;

function ask<Name extends CommandName>(
  { emulator }: TestWorkspace,
  command: Name,
  input: CommandInput<Name>,
): AnswerOf<Name> {
  const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], owner);
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<AnswerOf<Name>>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

function told(workspace: TestWorkspace) {
  const { failed_deliveries, retrying_deliveries, last_failures } = ask(workspace, 'overview', {});
  const [endpoint] = ask(workspace, 'list_endpoints', {}).endpoints;
  const { state, sentences } = ask(workspace, 'run_check', { id: 'deliveries' });
  return {
    failed: failed_deliveries,
    retrying: retrying_deliveries,
    shown: last_failures.length,
    ofEndpoint: endpoint?.day,
    // The log tells those that are tried again from those that were given up.
    inLog: (['failed', 'retrying'] as const).flatMap(
      (result) => ask(workspace, 'list_deliveries', { ...lastDay, result }).deliveries,
    ).length,
    check: [state, sentences[0]],
  };
}

function openFailing() {
  const sending = createSending();
  sending.receivers.answer('shop.example', () => status(500));
  const { id } = sending.endpoint('shop.example', { event_types: ['customer.created'] });
  sending.workspace.create('customers', { name: 'Ada' });
  return { ...sending, id };
}

test('an attempt that failed today counts, although its event is three days old', () => {
  const { workspace, dispatch } = openFailing();
  expect(told(workspace).check).toEqual(['good', 'No delivery has failed in the last 24 hours.']);
  for (const hours of [0, 1, 1, 3, 6, 11, 15, 21, 25]) {
    workspace.clock.advance(hours * hourMs + 60_000);
    dispatch();
  }
  expect(told(workspace)).toEqual({
    failed: 0,
    retrying: 1,
    shown: 1,
    ofEndpoint: { succeeded: 0, failed: 0, retrying: 1, pending: 0 },
    inLog: 1,
    check: [
      'warning',
      'Deliveries of webhooks of the last 24 hours that failed: 0; that are sent again: 1. To https://shop.example/hook: 1, the last with HTTP 500.',
    ],
  });
  workspace.clock.advance(20 * hourMs);
  expect(told(workspace).retrying).toBe(1);
});

test('a delivery that was given up with its endpoint has failed, and is not pending', () => {
  const { workspace, dispatch, id } = openFailing();
  dispatch();
  expect(told(workspace)).toMatchObject({ failed: 0, retrying: 1, ofEndpoint: { failed: 0, pending: 0 } });
  workspace.call('PATCH', `/api/v1/webhook_endpoints/${id}`, { body: { status: 'disabled' } });
  workspace.clock.advance(60_000);
  dispatch();
  expect(workspace.get(`/api/v1/webhook_endpoints/${id}/deliveries`).body.data[0].status).toBe('canceled');
  expect(told(workspace)).toMatchObject({
    failed: 1,
    retrying: 0,
    shown: 1,
    ofEndpoint: { succeeded: 0, failed: 1, retrying: 0, pending: 0 },
    inLog: 1,
  });
});

test('a delivery that was canceled before its first attempt has not failed, and is not pending', () => {
  const { workspace, dispatch, id, endpoint } = openFailing();
  endpoint('other.example', { event_types: ['customer.created'] });
  workspace.call('PATCH', `/api/v1/webhook_endpoints/${id}`, { body: { status: 'disabled' } });
  dispatch();
  expect(told(workspace)).toMatchObject({ failed: 0, ofEndpoint: { failed: 0, pending: 0 }, inLog: 0 });
});

test('what arrived in the end has not failed', () => {
  const { workspace, dispatch, receivers } = openFailing();
  dispatch();
  receivers.answer('shop.example', () => status(200));
  workspace.clock.advance(2 * 60_000);
  dispatch();
  expect(told(workspace)).toMatchObject({ failed: 0, ofEndpoint: { succeeded: 1, failed: 0 }, inLog: 0 });
});

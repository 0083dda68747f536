/** Webhooks are sent every minute while an endpoint is enabled; without one, the dispatcher costs a tenth. */
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../src/pages/protocol.ts';
import { likelySwitches, unkindSwitches } from '../../src/emulator/switches.ts';
import { createSending, type Sending } from '../contract/webhooks/sending.ts';
import { owner } from '../contract/support/test-workspace.ts';

const minuteMs = 60_000;

const everyMinute = ({ workspace }: Sending) =>
  workspace.emulator.world.triggers.list().filter(({ handler }) => handler === 'runDispatcher');

function ask<Name extends CommandName>(
  { workspace }: Sending,
  command: Name,
  input: CommandInput<Name>,
): AnswerOf<Name> {
  const outcome = workspace.emulator.callFromPage(
    'developerArea',
    [JSON.stringify({ command, input })],
    owner,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  const reply = JSON.parse(String(outcome.value)) as Reply<AnswerOf<Name>>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

test('ten minutes without an endpoint are one run, and an endpoint changes that in its own request', () => {
  const sending = createSending();
  expect(sending.minutes(10).map(({ handler }) => handler)).toEqual(['runUpkeep']);
  const { id } = sending.endpoint('shop.example', { status: 'disabled' });
  expect(everyMinute(sending)).toEqual([]);
  sending.workspace.call('PATCH', `/api/v1/webhook_endpoints/${id}`, { body: { status: 'enabled' } });
  expect(everyMinute(sending)).toMatchObject([{ schedule: { periodMs: minuteMs } }]);
  sending.workspace.create('customers', { name: 'Ada' });
  sending.minutes(1);
  expect(sending.receivers.received).toHaveLength(1);
  ask(sending, 'create_endpoint', { url: 'https://other.example', description: '', event_types: ['*'] });
  expect(everyMinute(sending)).toHaveLength(1);
});

test('when the last endpoint is disabled or deleted, the next run goes back to ten minutes', () => {
  const sending = createSending();
  const ids = ['one.example', 'two.example'].map((host) => sending.endpoint(host).id);
  sending.workspace.call('DELETE', `/api/v1/webhook_endpoints/${ids[0]}`);
  sending.minutes(1);
  expect(everyMinute(sending)).toHaveLength(1);
  sending.workspace.call('PATCH', `/api/v1/webhook_endpoints/${ids[1]}`, { body: { status: 'disabled' } });
  sending.minutes(1);
  expect(everyMinute(sending)).toEqual([]);
  expect(sending.minutes(30).map(({ handler }) => handler)).toEqual(['runUpkeep', 'runUpkeep', 'runUpkeep']);
});

test('a delivery that is to be tried again keeps the minute', () => {
  const sending = createSending();
  sending.endpoint('shop.example');
  sending.receivers.answer('shop.example', () => ({
    kind: 'response',
    status: 500,
    headers: [],
    body: new Uint8Array(),
  }));
  sending.workspace.create('customers', { name: 'Ada' });
  sending.minutes(60);
  expect(everyMinute(sending)).toHaveLength(1);
});

/** A workspace whose owner has deleted the minute trigger, though there is an endpoint. */
function withoutTrigger(switches = likelySwitches): Sending {
  const sending = createSending({ switches });
  sending.endpoint('shop.example');
  const { triggers } = sending.workspace.emulator.world;
  for (const { uid } of everyMinute(sending)) triggers.delete(uid);
  return sending;
}

const health = (sending: Sending) => ask(sending, 'run_check', { id: 'triggers' });

// A trigger that a trigger has made may be dead: then the runs of every ten minutes send.
test.each([
  ['works', 1],
  ['disabled', 10],
] as const)(
  'a refusal of Google leaves the request as it is, and a run of every ten minutes mends the cadence: %s',
  (triggerMadeInTrigger, minutes) => {
    let isRefusing = true;
    const sending = createSending({
      switches: { ...likelySwitches, triggerMadeInTrigger },
      interceptors: [
        (call, perform) => {
          if (isRefusing && call.member === 'TriggerBuilder.create' && call.detail[0] === 'runDispatcher')
            throw new Error('This script has too many triggers.');
          return perform();
        },
      ],
    });
    expect(sending.endpoint('shop.example').status).toBe('enabled');
    expect(everyMinute(sending)).toEqual([]);
    isRefusing = false;
    sending.minutes(10);
    expect(everyMinute(sending)).toHaveLength(1);
    sending.workspace.create('customers', { name: 'Ada' });
    sending.minutes(minutes);
    expect(sending.receivers.received).toHaveLength(1);
  },
);

test('Health names a missing minute trigger, and Fix installs it', () => {
  const sending = withoutTrigger();
  expect(health(sending)).toMatchObject({
    state: 'fault',
    sentences: ['The trigger of "runDispatcher" is missing.'],
  });
  expect(ask(sending, 'overview', {}).triggers[0]).toMatchObject({
    state: 'missing',
    advice: expect.stringContaining('webhooks are sent every ten minutes instead of every minute'),
  });
  ask(sending, 'fix_check', { id: 'triggers' });
  expect(health(sending)).toMatchObject({ state: 'good' });
  expect(everyMinute(sending)).toHaveLength(1);
});

test('where a trigger that a trigger installs is dead, Health says so, and Fix or the next change of an endpoint replaces it', () => {
  const mends: readonly ((sending: Sending) => void)[] = [
    (sending) => ask(sending, 'fix_check', { id: 'triggers' }),
    (sending) => sending.endpoint('other.example'),
  ];
  for (const mend of mends) {
    const sending = withoutTrigger({
      ...likelySwitches,
      triggerMadeInTrigger: unkindSwitches.triggerMadeInTrigger,
    });
    sending.minutes(41);
    expect(everyMinute(sending)).toMatchObject([{ disabled: true }]);
    expect(health(sending).sentences[0]).toBe(
      'Webhooks: late, installed 31 minutes ago, and not started by Google yet. Meanwhile webhooks are sent every ten minutes instead of every minute.',
    );
    sending.workspace.create('customers', { name: 'Ada' });
    sending.minutes(10);
    expect(sending.receivers.received).toHaveLength(1);
    mend(sending);
    expect(everyMinute(sending)).toMatchObject([{ disabled: false }]);
    expect(health(sending).state).toBe('good');
  }
});

test('where it works, the run that it starts proves it', () => {
  const sending = withoutTrigger();
  sending.minutes(41);
  expect(everyMinute(sending)).toMatchObject([{ disabled: false }]);
  expect(health(sending).sentences[1]).toMatch(/^Webhooks: last ran /);
});

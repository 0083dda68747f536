/** The answers of receivers, and their consequences for deliveries and endpoints. */
import { likelySwitches, unkindSwitches } from '../../../src/emulator/switches.ts';
import type { FetchOutcome } from '../../../src/emulator/services/url-fetch/transport.ts';
import { status } from '../../contract/webhooks/receivers.ts';
import { type WebhookStage, openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const host = 'shop.example';

interface Sent extends WebhookStage {
  readonly id: string;
  /** The delivery as the API shows it. */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers freely
  delivery(): any;
}

function sendOne(behaviour: () => FetchOutcome | 'hang'): Sent {
  const bench = openWebhookStage();
  const { id } = bench.endpoint(host);
  bench.receivers.answer(host, behaviour);
  bench.create('customers', { name: 'Ada' });
  bench.minutes(1);
  return {
    ...bench,
    id,
    delivery: () => bench.call('GET', `webhook_endpoints/${id}/deliveries`).body.data[0],
  };
}

test.each([200, 201, 204, 299])('%d is success', (code) => {
  const { delivery } = sendOne(() => status(code));
  expect(delivery()).toMatchObject({ status: 'succeeded', next_attempt_at: null, attempt_count: 1 });
});

test.each([
  [301, { location: 'https://elsewhere.example/' }],
  [302, { location: 'https://elsewhere.example/' }],
  [304, {}],
  [400, {}],
  [404, {}],
  [500, {}],
])('%d is none, and no redirect is followed', (code, headers) => {
  const { delivery, receivers } = sendOne(() => status(code, headers));
  expect(delivery()).toMatchObject({ status: 'pending', attempts: [{ status_code: code, error: null }] });
  expect(receivers.received.map((one) => one.host)).toEqual([host]);
});

test.each(['dns', 'certificate', 'unreachable', 'timeout'] as const)('no answer, %s, is none', (reason) => {
  const { delivery } = sendOne(() => (reason === 'timeout' ? 'hang' : { kind: 'failure', reason }));
  const error = reason === 'certificate' ? 'tls' : reason;
  expect(delivery()).toMatchObject({
    status: 'pending',
    attempts: [{ status_code: null, error, response: null }],
  });
});

test('the beginning of an answer is kept, whatever it is made of', () => {
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 37) % 256));
  for (const body of [noise, Buffer.alloc(2_000_000, 'x'), Buffer.from('=IMPORTXML("x")\r\n😀')]) {
    const { delivery } = sendOne(() => status(500, {}, body));
    const { response } = delivery().attempts[0];
    expect(response.length).toBeLessThanOrEqual(1024);
    expect(response.slice(0, 3)).toBe(body.toString('utf8').slice(0, 3).replace(/\0/g, '\uFFFD'));
    expect(response).not.toMatch(/[\u0000-\u0008\u007F-\u009F]/);
  }
});

test('a receiver that asks for more time gets it, up to twice the delay', () => {
  const { receivers, minutes } = sendOne(() => status(503, { 'Retry-After': '100' }));
  minutes(1);
  expect(receivers.received).toHaveLength(1);
  minutes(1);
  expect(receivers.received).toHaveLength(2);
});

describe('an endpoint', () => {
  test('that answers 410 is disabled at once, and the owner gets a mail', () => {
    const { call, create, id, minutes, receivers, google, delivery } = sendOne(() => status(410));
    expect(call('GET', `webhook_endpoints/${id}`).body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
      version: 2,
    });
    expect(delivery()).toMatchObject({ status: 'failed', attempt_count: 1 });
    expect(google.world.mailbox).toMatchObject([
      { to: 'owner@example.com', body: expect.stringContaining(`https://${host}/hook`) },
    ]);
    create('customers', { name: 'Grace' });
    minutes(5);
    expect(receivers.received).toHaveLength(1);
  });

  test('where nothing arrives for five days is disabled, and the owner gets one mail', () => {
    const { call, create, id, google, clock, minutes, deliveries } = sendOne(() => status(500));
    const isEnabled = () => call('GET', `webhook_endpoints/${id}`).body.status === 'enabled';
    let days = 0;
    for (; isEnabled() && days < 9; days += 0.5) {
      create('customers', { name: 'Another' });
      clock.advance(dayMs / 2);
      minutes(1);
    }
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThanOrEqual(5.5);
    expect(call('GET', `webhook_endpoints/${id}`).body.disabled_reason).toBe('failing');
    expect(google.world.mailbox).toHaveLength(1);
    minutes(2);
    // The deliveries that were under way to it are canceled.
    const words = new Set(
      deliveries().map(({ status: word, due }) => `${String(word)} ${String(due)}`.trim()),
    );
    expect([...words].filter((word) => !['canceled', 'failed'].includes(word))).toEqual([]);
  });

  test('that was disabled and is enabled again begins a new series of failures', () => {
    const { call, create, id, clock, minutes } = sendOne(() => status(500));
    const state = () => call('GET', `webhook_endpoints/${id}`).body.status;
    for (let days = 0; days < 6 && state() === 'enabled'; days += 0.5) {
      create('customers', { name: 'Another' });
      clock.advance(dayMs / 2);
      minutes(1);
    }
    expect(state()).toBe('disabled');
    call('PATCH', `webhook_endpoints/${id}`, { status: 'enabled' });
    create('customers', { name: 'Afterwards' });
    minutes(3);
    expect(state()).toBe('enabled');
  });

  test('that a run found dead, and did not live to disable, is disabled by the next run', () => {
    const { call, create, id, google, minutes, properties, receivers } = sendOne(() => status(200));
    const { workspace, end } = google.begin();
    const circuit = { state: 'dead', reason: 'gone' };
    const known = JSON.parse(properties().dispatcher ?? '{}') as object;
    const breakers = { [id]: { circuit, failures: null } };
    workspace.properties.set('dispatcher', JSON.stringify({ ...known, breakers }));
    end();
    create('customers', { name: 'Unsent' });
    minutes(2);
    expect(receivers.received).toHaveLength(1);
    const { status: state, disabled_reason } = call('GET', `webhook_endpoints/${id}`).body;
    expect([state, disabled_reason]).toEqual(['disabled', 'gone']);
    expect(google.world.mailbox).toHaveLength(1);
  });

  test('where something arrives now and then stays enabled', () => {
    const answers = [500, 500, 200];
    const { call, create, id, clock, minutes } = sendOne(() => status(answers[0] ?? 500));
    for (let day = 0; day < 14; day += 1) {
      answers.push(answers.shift() ?? 500);
      create('customers', { name: 'Another' });
      clock.advance(dayMs);
      minutes(1);
    }
    expect(call('GET', `webhook_endpoints/${id}`).body.status).toBe('enabled');
  });

  test('that was deleted is sent nothing more', () => {
    const { call, id, minutes, receivers, deliveries } = sendOne(() => status(500));
    call('DELETE', `webhook_endpoints/${id}`);
    minutes(10);
    expect(receivers.received).toHaveLength(1);
    expect(deliveries()).toMatchObject([{ status: 'canceled', due: '' }]);
  });

  test('receives what happens after it was made, and of what it has chosen', () => {
    const bench = openWebhookStage();
    bench.create('customers', { name: 'Before' });
    bench.endpoint('all.example');
    bench.endpoint('invoices.example', { event_types: ['invoice.*', 'customer.created'] });
    bench.endpoint('off.example', { status: 'disabled' });
    bench.create('invoices', { customer_name: 'After', total: 0 });
    bench.create('products', { name: 'Gear', unit_price: 1 });
    bench.minutes(1);
    const types = (to: string) => bench.receivers.sentTo(to).map(({ event }) => event.type);
    const ofInvoice = ['customer.created', 'invoice.created', 'invoice.finalized', 'invoice.paid'];
    expect(types('all.example').sort()).toEqual([...ofInvoice, 'product.created'].sort());
    expect(types('invoices.example').sort()).toEqual(ofInvoice);
    expect(types('off.example')).toEqual([]);
  });
});

describe('one receiver that fails', () => {
  test.each([
    ['alone', likelySwitches],
    ['with all others', unkindSwitches],
  ])('where a request fails %s: what was sent beside it arrives all the same', (_name, switches) => {
    const bench = openWebhookStage({ switches });
    for (const one of ['a.example', 'b.example', 'c.example']) bench.endpoint(one);
    bench.receivers.answer('b.example', () => ({ kind: 'failure', reason: 'dns' }));
    bench.create('customers', { name: 'Ada' });
    bench.minutes(1);
    const states = bench.deliveries().map(({ status: word, attempts }) => [word, attempts]);
    expect(states).toEqual([
      ['succeeded', 1],
      ['pending', 1],
      ['succeeded', 1],
    ]);
    const ids = bench.receivers.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
  });
});

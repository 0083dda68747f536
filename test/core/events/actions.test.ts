/** The actions on endpoints and deliveries: ping, rotate the secret, recover missed events, resend one delivery. */
import { status, verified } from '../../contract/webhooks/receivers.ts';
import { openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('a ping', () => {
  const { call, endpoint, minutes, receivers } = openWebhookStage();
  const pinged = endpoint('pinged.example', { event_types: ['invoice.created'] });
  endpoint('other.example');
  const answer = call('POST', `webhook_endpoints/${pinged.id}/ping`);
  minutes(1);

  test('is sent to the endpoint that was pinged and to no other, whatever it has chosen', () => {
    expect(answer).toMatchObject({ status: 200, body: { id: pinged.id, version: 1, secret: null } });
    const [one, ...others] = receivers.received;
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      host: 'pinged.example',
      event: { type: 'webhook.ping', data: { object: { id: pinged.id, url: pinged.url, secret: null } } },
    });
    expect(one && verified(pinged.secret, one)).toEqual(one?.event);
  });

  test('is answered with the ids of its event and of its delivery', () => {
    const { event_id, delivery_id } = answer.body;
    expect(event_id).toBe(receivers.received[0]?.id);
    expect(call('GET', `deliveries/${delivery_id}`)).toMatchObject({
      status: 200,
      body: { id: delivery_id, endpoint_id: pinged.id, event_id, status: 'succeeded' },
    });
  });

  test('stands among the events', () => {
    const { data } = call('GET', 'events?type=webhook.ping').body;
    expect(data).toEqual([receivers.received[0]?.event]);
  });

  test('is refused for an endpoint that is disabled', () => {
    call('PATCH', `webhook_endpoints/${pinged.id}`, { status: 'disabled' });
    expect(call('POST', `webhook_endpoints/${pinged.id}/ping`)).toMatchObject({
      status: 409,
      body: { code: 'invalid_state', current_status: 'disabled' },
    });
  });
});

describe('a rotation', () => {
  const { call, create, clock, endpoint, minutes, receivers } = openWebhookStage();
  const made = endpoint('shop.example');
  const turned = call('POST', `webhook_endpoints/${made.id}/rotate_secret`, { overlap_hours: 2 }).body;
  const next = () => {
    create('customers', { name: 'Ada' });
    minutes(1);
    return receivers.received[receivers.received.length - 1] as (typeof receivers.received)[number];
  };

  test('is answered to the caller with the time until which both secrets sign', () => {
    expect(turned).toMatchObject({ version: 2, previous_secret_created_at: made.secret_created_at });
    const overlapMs = Date.parse(turned.previous_secret_expires_at) - Date.parse(turned.secret_created_at);
    expect(overlapMs).toBe(2 * hourMs);
  });

  test('is accepted by the old and by the new secret during the overlap', () => {
    const one = next();
    expect(one.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    for (const secret of [made.secret, turned.secret]) expect(verified(secret, one)).toEqual(one.event);
  });

  test('leaves the new secret alone after it', () => {
    clock.advance(2 * hourMs);
    const one = next();
    expect(one.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(verified(turned.secret, one)).toEqual(one.event);
    expect(() => verified(made.secret, one)).toThrow();
  });

  test('overlaps a day unless something else is asked for', () => {
    const { body } = call('POST', `webhook_endpoints/${made.id}/rotate_secret`);
    expect(Date.parse(body.previous_secret_expires_at) - Date.parse(body.secret_created_at)).toBe(
      24 * hourMs,
    );
    expect(call('POST', `webhook_endpoints/${made.id}/rotate_secret`, { overlap_hours: 169 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/overlap_hours', code: 'out_of_range' }] },
    });
  });
});

describe('several rotations within a day', () => {
  const { call, create, clock, endpoint, minutes, receivers } = openWebhookStage();
  const made = endpoint('shop.example');
  const rotate = (body: object) =>
    call('POST', `webhook_endpoints/${made.id}/rotate_secret`, body).body.secret as string;
  /** How many of the secrets verify what is sent now. */
  const accepted = (...secrets: string[]) => {
    create('customers', { name: 'Ada' });
    minutes(1);
    const one = receivers.received[receivers.received.length - 1] as (typeof receivers.received)[number];
    return secrets.filter((secret) => {
      try {
        return verified(secret, one) !== undefined;
      } catch {
        return false;
      }
    });
  };

  test('keep every secret for as long as was promised', () => {
    const second = rotate({ overlap_hours: 5 });
    const third = rotate({ overlap_hours: 1 });
    const fourth = rotate({ overlap_hours: 3 });
    const all = [made.secret, second, third, fourth];
    expect(accepted(...all)).toEqual(all);
    clock.advance(hourMs);
    expect(accepted(...all)).toEqual([made.secret, third, fourth]);
    clock.advance(2 * hourMs);
    expect(accepted(...all)).toEqual([made.secret, fourth]);
    clock.advance(2 * hourMs);
    expect(accepted(...all)).toEqual([fourth]);
  });

  test('with an overlap of zero end all that was promised', () => {
    const [, last = ''] = [rotate({ overlap_hours: 5 }), rotate({ overlap_hours: 5 })];
    const only = rotate({ overlap_hours: 0 });
    expect(accepted(made.secret, last, only)).toEqual([only]);
  });
});

describe('sending once more', () => {
  const { call, create, clock, endpoint, minutes, receivers, deliveries, clearCache } = openWebhookStage();
  const { id } = endpoint('shop.example');
  create('customers', { name: 'Ada' });
  minutes(1);
  // A later one, so that the first stands above all that the dispatcher looks at.
  receivers.answer('shop.example', () => status(500));
  create('customers', { name: 'Grace' });
  minutes(1);
  receivers.answer('shop.example', () => status(200));
  const log = () => call('GET', `webhook_endpoints/${id}/deliveries`).body.data;
  const [later, first] = log();

  test('sends what has arrived again, with the same id', () => {
    const answer = call('POST', `deliveries/${first.id}/resend`);
    expect(answer).toMatchObject({ status: 200, body: { id: first.id, status: 'succeeded' } });
    minutes(1);
    const ids = receivers.received.map((one) => one.id);
    expect(ids.filter((one) => one === first.event_id)).toHaveLength(2);
    expect(log()[1]).toMatchObject({ status: 'succeeded', attempt_count: 2, next_attempt_at: null });
  });

  test('does not begin the schedule anew when it fails', () => {
    receivers.answer('shop.example', () => status(500));
    call('POST', `deliveries/${first.id}/resend`);
    minutes(1);
    expect(log()[1]).toMatchObject({ status: 'succeeded', attempt_count: 3, next_attempt_at: null });
    receivers.answer('shop.example', () => status(200));
  });

  test('brings forward what is still being tried', () => {
    const sent = receivers.received.length;
    call('POST', `deliveries/${later.id}/resend`);
    minutes(1);
    expect(receivers.received.length).toBeGreaterThan(sent);
    expect(log()[0]).toMatchObject({ id: later.id, status: 'succeeded' });
  });

  test('is seen when the cache is empty, and refused while the endpoint is disabled', () => {
    call('POST', `deliveries/${first.id}/resend`);
    clearCache();
    minutes(1);
    expect(log()[1].attempt_count).toBe(4);
    call('PATCH', `webhook_endpoints/${id}`, { status: 'disabled' });
    expect(call('POST', `deliveries/${first.id}/resend`)).toMatchObject({ status: 409 });
    clock.advance(hourMs);
    minutes(1);
    expect(deliveries().filter(({ due }) => due !== '')).toEqual([]);
  });
});

describe('recovering', () => {
  const { call, create, endpoint, minutes, receivers, deliveries, clock } = openWebhookStage();
  const since = new Date(clock.now()).toISOString();
  create('customers', { name: 'Before there was an endpoint' });
  const { id } = endpoint('shop.example', { event_types: ['customer.created'] });
  create('customers', { name: 'Arrives' });
  minutes(1);
  call('PATCH', `webhook_endpoints/${id}`, { status: 'disabled' });
  create('customers', { name: 'While it was disabled' });
  create('products', { name: 'Not chosen', unit_price: 1 });
  minutes(1);
  const recover = (body: object) => call('POST', `webhook_endpoints/${id}/recover`, body);

  test('is refused while the endpoint is disabled', () => {
    expect(recover({ since })).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    call('PATCH', `webhook_endpoints/${id}`, { status: 'enabled' });
  });

  test('sends what has not arrived, and nothing else', () => {
    const answer = recover({ since });
    expect(answer.body).toMatchObject({
      object: 'recovery',
      endpoint_id: id,
      since,
      delivery_count: 2,
      has_more: false,
      next_since: null,
    });
    minutes(1);
    const names = receivers.received.map(({ event }) => event.data.object.name);
    expect(names).toEqual(['Arrives', 'Before there was an endpoint', 'While it was disabled']);
  });

  test('makes nothing due twice', () => {
    expect(recover({ since }).body.delivery_count).toBe(0);
    minutes(2);
    expect(receivers.received).toHaveLength(3);
    expect(deliveries()).toHaveLength(3);
  });

  test('keeps to its bounds', () => {
    receivers.answer('shop.example', () => status(500));
    create('customers', { name: 'Given up' });
    minutes(1);
    const later = new Date(clock.now() + hourMs).toISOString();
    expect(recover({ since: later, until: later }).body.delivery_count).toBe(0);
    for (const [body, pointer] of [
      [{}, '/since'],
      [{ since: 'yesterday' }, '/since'],
      [{ since: later, until: since }, '/until'],
    ] as const)
      expect(recover(body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  test('begins the schedule of what was given up anew', () => {
    for (let hours = 0; hours < 100; hours += 1) {
      clock.advance(hourMs);
      minutes(1);
    }
    const last = () => deliveries()[3];
    expect(last()).toMatchObject({ status: 'failed', attempts: 10 });
    receivers.answer('shop.example', () => status(200));
    expect(recover({ since }).body.delivery_count).toBe(1);
    minutes(1);
    expect(last()).toMatchObject({ status: 'succeeded', attempts: 1 });
  });
});

describe('recovering what was not even fanned out yet', () => {
  const { call, create, dispatch, endpoint, receivers, deliveries } = openWebhookStage();
  const { id } = endpoint('shop.example');
  // More than two runs' worth of entries, before the dispatcher has looked at any.
  const made = Array.from({ length: 110 }, (_, index) => create('customers', { name: `Customer ${index}` }));
  const { body } = call('POST', `webhook_endpoints/${id}/recover`, { since: made[104].created_at });

  test('sends each event once, though what was recovered arrived long before its entry is fanned out', () => {
    expect(body).toMatchObject({ delivery_count: 6 });
    dispatch();
    const ids = deliveries().map((row) => row.id);
    expect(ids).toHaveLength(made.length);
    expect(new Set(ids).size).toBe(made.length);
    expect(new Set(receivers.received.map((one) => one.id)).size).toBe(receivers.received.length);
    expect(receivers.received).toHaveLength(made.length);
  });
});

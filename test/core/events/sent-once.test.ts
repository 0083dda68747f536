/** What is asked for under an Idempotency-Key is sent once. */
import { type WebhookStage, openWebhookStage } from './webhook-stage.ts';

const once = (key: string) => ({ 'idempotency-key': key });

function openLog() {
  const bench = openWebhookStage();
  const { id } = bench.endpoint('shop.example');
  bench.create('customers', { name: 'Ada' });
  bench.minutes(1);
  const [delivery] = bench.call('GET', `webhook_endpoints/${id}/deliveries`).body.data;
  return { ...bench, endpointId: id, delivery };
}

function sentCount({ receivers, minutes }: WebhookStage): number {
  minutes(1);
  return receivers.received.length;
}

describe('a delivery', () => {
  const log = openLog();
  const { call, delivery, endpointId } = log;

  test('is found by its id, as the list of its endpoint shows it', () => {
    expect(call('GET', `deliveries/${delivery.id}`)).toMatchObject({ status: 200, body: delivery });
    for (const id of ['dlv_01KEBZ00000000000000000000', 'dlv_1', endpointId])
      expect(call('GET', `deliveries/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('is sent again once for each key, however often that is asked for', () => {
    const path = `deliveries/${delivery.id}/resend`;
    const before = log.receivers.received.length;
    const first = call('POST', path, undefined, once('again'));
    expect(first).toMatchObject({ status: 200, body: { id: delivery.id, object: 'delivery' } });
    expect(first.headers).not.toHaveProperty('Idempotent-Replayed');
    expect(sentCount(log)).toBe(before + 1);
    const repeated = call('POST', path, undefined, once('again'));
    expect(repeated.headers['Idempotent-Replayed']).toBe('true');
    expect(repeated.body).toEqual(first.body);
    expect(sentCount(log)).toBe(before + 1);
    call('POST', path, undefined, once('and-again'));
    expect(sentCount(log)).toBe(before + 2);
  });

  test('is not sent under a key that named something else', () => {
    const answer = call('POST', `webhook_endpoints/${endpointId}/ping`, {}, once('again'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    const refused = call('POST', `deliveries/dlv_1/resend`, undefined, once('fresh'));
    expect(refused).toMatchObject({ status: 404 });
    // A refused request frees its key.
    expect(call('POST', `deliveries/${delivery.id}/resend`, undefined, once('fresh')).status).toBe(200);
    expect(call('POST', `deliveries/${delivery.id}/resend`, undefined, once('no good')).status).toBe(400);
  });
});

test('a recovery and a ping are done once for each key, and answered the same while the endpoint is disabled', () => {
  const log = openLog();
  const { call, endpointId, receivers } = log;
  const since = '2026-01-01T00:00:00Z';
  const path = `webhook_endpoints/${endpointId}`;
  call('PATCH', path, { status: 'disabled' });
  log.create('customers', { name: 'Missed' });
  log.minutes(1);
  call('PATCH', path, { status: 'enabled' });
  const first = call('POST', `${path}/recover`, { since }, once('recover'));
  expect(first.body).toMatchObject({ object: 'recovery', delivery_count: 1 });
  const ping = call('POST', `${path}/ping`, undefined, once('ping'));
  const sent = sentCount(log);
  expect(receivers.received.filter(({ event }) => event.type === 'webhook.ping')).toHaveLength(1);
  call('PATCH', path, { status: 'disabled' });
  for (const [action, body, answer] of [
    ['recover', { since }, first],
    ['ping', undefined, ping],
  ] as const) {
    const repeated = call('POST', `${path}/${action}`, body, once(action));
    expect(repeated.headers['Idempotent-Replayed']).toBe('true');
    expect(repeated.body).toEqual(answer.body);
  }
  call('PATCH', path, { status: 'enabled' });
  expect(sentCount(log)).toBe(sent);
});

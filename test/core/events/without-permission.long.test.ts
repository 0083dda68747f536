/** Webhooks while their owner does not allow requests to the network: they wait, nobody is blamed, and they arrive later. */
import { openWebhookStage } from './webhook-stage.ts';

const networkScope = 'https://www.googleapis.com/auth/script.external_request';
const otherScope = 'https://www.googleapis.com/auth/spreadsheets.currentonly';

test('deliveries wait without a failed attempt, cost few runs, and arrive once the permission is back', () => {
  const bench = openWebhookStage();
  const { consent } = bench.google.world;
  bench.endpoint('shop.example');
  consent.granted = [otherScope];
  bench.create('customers', { name: 'Ada' });
  // A day and a half: longer than the patience with a receiver that fails.
  const tookMs = bench.minutes(36 * 60);
  expect(bench.receivers.received).toHaveLength(0);
  expect(bench.deliveries()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  // Six tries an hour; the triggers of a consumer account may run for 90 minutes a day.
  expect(tookMs).toBeLessThan(10 * 60_000);
  const endpoint = bench.call('GET', 'webhook_endpoints').body.data[0];
  expect(endpoint).toMatchObject({ status: 'enabled' });
  consent.granted = [otherScope, networkScope];
  bench.minutes(11);
  expect(bench.receivers.received).toHaveLength(1);
  expect(bench.deliveries()).toMatchObject([{ status: 'succeeded', attempts: 1 }]);
});

test('many deliveries stop at the first refusal of a run', () => {
  const bench = openWebhookStage();
  bench.endpoint('shop.example');
  bench.google.world.consent.granted = [otherScope];
  for (let index = 0; index < 30; index += 1) bench.create('customers', { name: `Ada ${index}` });
  const { byMember } = bench.dispatch();
  expect(byMember.get('UrlFetchApp.fetchAll') ?? 0).toBeLessThanOrEqual(1);
  expect(bench.deliveries().every(({ attempts }) => attempts === 0)).toBe(true);
});

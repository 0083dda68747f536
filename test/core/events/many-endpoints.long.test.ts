/** As many endpoints as there can be are all sent to. */
import { endpointsMax } from '../../../src/core/events/endpoints/webhook-endpoints.ts';
import { status } from '../../contract/webhooks/receivers.ts';
import { openWebhookStage } from './webhook-stage.ts';

test('as many endpoints as there can be, with the longest addresses, get every event', () => {
  const bench = openWebhookStage();
  const hosts = Array.from({ length: endpointsMax }, (_, at) => `shop${at}.example`);
  for (const host of hosts)
    bench.create('webhook_endpoints', {
      url: `https://${host}/${'x'.repeat(1_900)}`,
      description: '東'.repeat(1_000),
    });
  for (const host of hosts) bench.receivers.answer(host, () => status(200));
  for (let count = 0; count < 12; count += 1) bench.create('customers', { name: `Customer ${count}` });
  bench.minutes(30);
  for (const host of hosts) expect(bench.receivers.sentTo(host)).toHaveLength(12);
  for (const host of hosts) bench.receivers.answer(host, () => status(500));
  bench.create('customers', { name: 'Refused by all' });
  bench.minutes(30);
  expect(Math.max(...Object.values(bench.properties()).map((text) => text.length))).toBeLessThan(9_000);
});

/** A receiver that hangs or fails holds up nobody else, and the day's trigger time is not spent on it. */
import { likelySwitches, type Switches, unkindSwitches } from '../../../src/emulator/switches.ts';
import { status } from '../../contract/webhooks/receivers.ts';
import { openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;
const hosts = ['healthy.example', 'hanging.example', 'failing.example'];

const sides: readonly (readonly [string, Switches, number])[] = [
  ['one failing request fails alone', likelySwitches, 200],
  ['one failing request fails all', unkindSwitches, 20],
];

describe.each(sides)('where %s', (_name, switches, eventCount) => {
  const { clock, receivers, create, endpoint, minutes, deliveries } = openWebhookStage({ switches });
  for (const host of hosts) endpoint(host, { event_types: ['customer.created', 'invoice.created'] });
  receivers.answer('hanging.example', () => 'hang');
  receivers.answer('failing.example', () => status(500, {}, 'no'));
  // Each tells of a customer and of an invoice.
  for (let count = 2; count <= eventCount; count += 2) {
    create('invoices', { customer_name: `Customer ${count}`, total: count });
    if (count % 20 === 0) minutes(1);
  }
  minutes(6);

  test(`all of ${eventCount} events reach the healthy one within minutes`, () => {
    const arrived = receivers.sentTo('healthy.example');
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(eventCount);
    const lags = arrived.map(({ atMs, event }) => atMs - Date.parse(event.timestamp));
    expect(Math.max(...lags)).toBeLessThan(5 * minuteMs);
  });

  test('the failing one is tried again by its schedule, and no more', () => {
    const attempts = new Map<string, number>();
    for (const { id } of receivers.sentTo('failing.example')) attempts.set(id, (attempts.get(id) ?? 0) + 1);
    expect(attempts.size).toBe(eventCount);
    expect(Math.max(...attempts.values())).toBeLessThanOrEqual(4);
  });

  test('the hanging one gets a turn from time to time, and nothing of it is lost', () => {
    const hung = receivers.sentTo('hanging.example');
    expect(hung.length).toBeGreaterThan(0);
    expect(hung.length).toBeLessThan(60);
    const rows = deliveries();
    expect(rows).toHaveLength(3 * eventCount);
    expect(rows.filter(({ status: word, due }) => word === 'pending' && due === '')).toEqual([]);
  });

  test('twenty minutes of it cost less than their share of what a consumer account has in a day', () => {
    expect(minutes(20)).toBeLessThan((90 * minuteMs) / 72);
  });

  test('once it answers again, it is served like the others', () => {
    receivers.answer('hanging.example', () => status(200));
    receivers.answer('failing.example', () => status(200));
    // Beyond the longest of the next delays of those that failed.
    for (let hours = 0; hours < 20; hours += 2) {
      clock.advance(2 * 60 * minuteMs);
      minutes(2);
    }
    expect(deliveries().filter(({ due }) => due !== '')).toEqual([]);
    const made = create('customers', { name: 'Afterwards' });
    minutes(2);
    for (const host of hosts)
      expect(receivers.sentTo(host).filter(({ event }) => event.data.object.id === made.id)).toHaveLength(1);
  });
});

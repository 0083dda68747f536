/** Measures how much of each of Google's quotas a day of 1,000 events uses; `SHOW_COSTS=1` prints it. */
import { openWebhookStage } from './webhook-stage.ts';

const minuteMs = 60_000;
const eventsADay = 1000;

/** The share of a day that is run; the rest is like it. */
const hours = 2;

/** The start of a script before its first service call takes about this long; no model charges it. */
const startMs = 750;

test('a day of 1,000 events costs a part of each quota', () => {
  const bench = openWebhookStage();
  bench.endpoint('shop.example');
  const { quotas } = bench.google.world;
  const left = () => ({
    fetches: quotas.remaining('urlfetch', bench.clock.now()),
    properties: quotas.remaining('properties', bench.clock.now()),
  });
  const count = Math.round((eventsADay * hours) / 24);
  let [created, runMs, runs, dispatcherProperties, fetches] = [0, 0, 0, 0, 0];
  for (let minute = 0; minute < hours * 60; minute += 1) {
    while (created < ((minute + 1) / (hours * 60)) * count) {
      bench.create('customers', { name: `Customer ${created}` });
      created += 1;
    }
    const before = left();
    runMs += bench.minutes(1);
    runs += 1;
    dispatcherProperties += before.properties - left().properties;
    fetches += before.fetches - left().fetches;
  }
  expect(bench.receivers.received).toHaveLength(count);
  const aDay = (units: number): number => Math.round((units * 24) / hours);
  const costs = {
    trigger_minutes: aDay(runMs + runs * startMs) / minuteMs,
    fetches: aDay(fetches),
    properties: aDay(dispatcherProperties),
  };
  if (process.env.SHOW_COSTS !== undefined) console.log(costs, `runs alone ${aDay(runMs) / minuteMs} min`);
  expect(costs.trigger_minutes).toBeLessThan(60);
  expect(costs.fetches).toBeLessThanOrEqual(1.05 * eventsADay);
  // Of 50,000 a day; three of each run count its trigger time.
  expect(costs.properties).toBeLessThan(7500);
});

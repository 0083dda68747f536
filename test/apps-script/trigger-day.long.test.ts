/** The trigger time that a day takes, as Google charges it: start-up, background and every call. `SHOW_COSTS=1` prints it. */
import { readTriggerDay, usedMs } from '../../src/core/events/trigger-day.ts';
import type { Workspace } from '../../src/core/workspace.ts';
import { type LatencyModel, publishedLatency } from '../../src/emulator/execution/latency.ts';
import { createPerson } from '../contract/support/person.ts';
import { createSending, type Sending } from '../contract/webhooks/sending.ts';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

interface Day {
  /** The minutes that Google charges. */
  readonly charged: { edits: number; dispatcher: number; sweep: number };
  /** The minutes that the script counts by itself. */
  readonly counted: number;
}

/** Lets a day pass, with what is done in each minute. */
function liveADay(sending: Sending, doIn: (minute: number) => void): Day {
  const { emulator, clock } = sending.workspace;
  const { quotas, triggers } = emulator.world;
  const beganMs = clock.now();
  const charged = { edits: 0, dispatcher: 0, sweep: 0 };
  const charge = (part: keyof Day['charged'], run: () => void): void => {
    const before = quotas.remaining('triggers', clock.now());
    run();
    charged[part] += (before - quotas.remaining('triggers', clock.now())) / minuteMs;
  };
  for (let minute = 1; minute < dayMinutes; minute += 1) {
    clock.advance(beganMs + minute * minuteMs - clock.now());
    charge('edits', () => doIn(minute));
    const sweepIsDue = triggers
      .list()
      .some(({ handler, dueMs }) => handler === 'sweepRows' && (dueMs ?? 0) <= clock.now());
    charge(sweepIsDue ? 'sweep' : 'dispatcher', () => {
      for (const { outcome } of emulator.fireDueTriggers()) if (!outcome.ok) throw new Error(outcome.text);
    });
  }
  const { values } = emulator.world.properties.open('script');
  const properties = { get: (name: string) => values.get(name) ?? null };
  const counted = usedMs(readTriggerDay({ clock, properties } as unknown as Workspace)) / minuteMs;
  return { charged, counted };
}

function sumOf({ charged: { edits, dispatcher, sweep } }: Day): number {
  return edits + dispatcher + sweep;
}

/** A day of 300 hand edits and 500 events besides theirs. */
function liveABusyDay(sending: Sending): Day {
  const { workspace } = sending;
  const person = createPerson(workspace);
  sending.endpoint('shop.example');
  let [created, edited] = [0, 0];
  return liveADay(sending, (minute) => {
    while (created < (minute / dayMinutes) * 500) {
      created += 1;
      workspace.create('customers', { name: `Customer ${created}` });
    }
    while (edited < (minute / dayMinutes) * 300) {
      edited += 1;
      person.types('Customers', 2 + (edited % created), 'Phone', `030 ${edited}`);
    }
  });
}

function show(title: string, figures: object): void {
  if (process.env.SHOW_COSTS !== undefined) console.log(title, figures);
}

test('a day of 300 hand edits and 500 events fits into the 90 minutes of a consumer account', () => {
  const sending = createSending();
  const day = liveABusyDay(sending);
  const sent = sending.receivers.received.length;
  show('300 edits and 500 events', { ...day, sum: sumOf(day), sent });
  expect(sent).toBeGreaterThanOrEqual(790);
  expect(sumOf(day)).toBeLessThan(65);
  expect(Math.abs(day.counted - sumOf(day))).toBeLessThan(0.1 * sumOf(day));
});

test('where every call takes twice as long, no edit is refused for all that', () => {
  const sending = createSending();
  const { world } = sending.workspace.emulator;
  (world as { latency: LatencyModel }).latency = twice(publishedLatency);
  // A trigger that Google refuses to start throws.
  const day = liveABusyDay(sending);
  const sent = sending.receivers.received.length;
  show('the same where calls take twice as long', { ...day, sum: sumOf(day), sent });
  expect(sent).toBeGreaterThan(600);
  expect(sumOf(day)).toBeLessThan(90);
});

function twice(model: LatencyModel): LatencyModel {
  const scaled = (figures: object): object =>
    Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, 2 * Number(ms)]));
  const { request, ...services } = model;
  const own = Object.entries(services).map(([name, figures]) => [name, scaled(figures)]);
  return { request, ...Object.fromEntries(own) } as LatencyModel;
}

test('a day without an endpoint takes a tenth of them', () => {
  const day = liveADay(createSending(), () => undefined);
  show('without an endpoint', { ...day, sum: sumOf(day) });
  expect(sumOf(day)).toBeLessThan(10);
  expect(Math.abs(day.counted - sumOf(day))).toBeLessThan(0.2 * sumOf(day));
});

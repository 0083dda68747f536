/** What was committed is delivered, waits or was given up, and arrives as it was committed; nothing else arrives. */
import { eventBody } from '../../../core/events/event-body.ts';
import { decodeDelivery, deliveriesSheet } from '../../../core/events/deliveries/delivery-row.ts';
import type { Delivery } from '../../../core/events/deliveries/delivery.ts';
import { eventsOf } from '../../../core/store/journal/read-events.ts';
import { plainCell } from '../billing-sheets.ts';
import type { JudgedRun } from '../judged-run.ts';
import type { Arrival } from '../receiver.ts';
import type { Invariant } from './invariant.ts';

/** No two attempts of a delivery are closer: the first delay of the schedule, less the jitter of clocks. */
const attemptsApartMs = 50_000;

/** How long a delivery is in the log. */
const keptMs = 30 * 86_400_000;

export const webhooksDelivered: Invariant = {
  name: 'webhooks are delivered',
  check(run) {
    const deliveries = deliveriesOf(run);
    return [...strangers(run), ...repetitions(run), ...missing(run, deliveries), ...unsent(run, deliveries)];
  },
};

function deliveriesOf({ world }: JudgedRun): Delivery[] {
  const sheet = world.workbook.data.sheets.find(({ name }) => name === deliveriesSheet);
  return (sheet?.rows ?? []).slice(1).flatMap((cells) => decodeDelivery(Array.from(cells, plainCell)) ?? []);
}

/** What arrived and was not committed, or arrived otherwise than it was committed. */
function strangers({ journal, world }: JudgedRun): string[] {
  const bodies = new Map(journal.flatMap(eventsOf).map((event) => [event.id, eventBody(event)]));
  return world.arrivals
    .filter(({ eventId, body }) => bodies.get(eventId) !== body)
    .map(({ eventId, body }) => `${eventId} arrived as ${body} and is ${bodies.get(eventId)}`);
}

/** Arrivals of one event at one receiver: a later attempt has a later time, and leaves room for the one before. */
function repetitions({ world }: JudgedRun): string[] {
  const last = new Map<string, Arrival>();
  return world.arrivals.flatMap((arrival) => {
    const key = `${arrival.eventId} at ${arrival.url}`;
    const before = last.get(key);
    last.set(key, arrival);
    if (before === undefined) return [];
    // When Google tells of many requests only that one has failed, its execution sends each of them again by itself.
    if (arrival.sender === before.sender) return [];
    if (arrival.atMs - before.atMs < attemptsApartMs)
      return [`${key} arrived twice within ${arrival.atMs - before.atMs} ms`];
    return arrival.timestamp > before.timestamp ? [] : [`${key} arrived again with the time of before`];
  });
}

/** Once the dispatcher has run at the end, every event has one delivery for each endpoint that was there before it. */
function missing({ closing, journal, scene, world }: JudgedRun, deliveries: readonly Delivery[]): string[] {
  const keys = deliveries.map(({ eventId, endpointId }) => `${eventId} to ${endpointId}`);
  const twice = keys
    .filter((key, index) => keys.indexOf(key) !== index)
    .map((key) => `${key} has two deliveries`);
  if (!closing.isDispatched) return twice;
  const known = new Set(keys);
  const oldest = new Date(world.clock.now() - keptMs).toISOString();
  const wanted = journal
    // A delivery goes with its event, or before it when another one holds the event back.
    .filter(({ transaction, at }) => transaction > scene.journal.length && at > oldest)
    .flatMap(eventsOf)
    .flatMap(({ id }) => scene.endpointIds.map((endpoint) => `${id} to ${endpoint}`));
  return [...twice, ...wanted.filter((key) => !known.has(key)).map((key) => `${key} has no delivery`)];
}

/** A delivery that is said to have succeeded has arrived. */
function unsent({ world }: JudgedRun, deliveries: readonly Delivery[]): string[] {
  const arrived = new Set(world.arrivals.map(({ eventId }) => eventId));
  return deliveries
    .filter(({ status, eventId }) => status === 'succeeded' && !arrived.has(eventId))
    .map(({ eventId }) => `${eventId} is said to have arrived and has not`);
}

/** Every event arrives at every endpoint that has chosen it, or waits, or was given up after all attempts. */
import { decodeDelivery } from '../../../../src/core/events/deliveries/delivery-row.ts';
import type { Delivery } from '../../../../src/core/events/deliveries/delivery.ts';
import { pingType } from '../../../../src/core/events/event.ts';
import type { JournalEvent } from '../../../../src/core/store/journal/journal-entry.ts';
import { deliveriesOf } from '../../actors/final-steps.ts';
import type { RunHistory } from '../../oracle/run-history.ts';
import { plainCell } from '../../world/billing-sheets.ts';
import type { SentWebhook } from '../../world/receiver.ts';
import { subscribesTo, type SceneEndpoint } from '../../world/scene-endpoints.ts';
import type { Invariant } from '../invariant.ts';

/** How often a delivery is tried. */
const attemptsMax = 10;

/** How long a delivery is in the log. */
const keptMs = 30 * 86_400_000;

export const webhooksDelivered: Invariant = {
  name: 'webhooks are delivered',
  check(run) {
    const listed = deliveriesOf(run.world);
    const retired = run.world.retiredDeliveries.flatMap(({ cells, atMs }) => {
      const delivery = decodeDelivery(Array.from(cells, plainCell));
      return delivery === null ? [] : [{ delivery, atMs }];
    });
    const all = [...listed, ...retired.map(({ delivery }) => delivery)];
    const ids = all.map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const tooEarly = retired.filter(
      ({ delivery, atMs }) => delivery.dueMs !== null || atMs < Date.parse(delivery.createdAt) + keptMs,
    );
    return [
      ...twice.map((id) => `the delivery ${id} is there twice`),
      ...tooEarly.map(({ delivery }) => `${nameOf(delivery)} was removed before its time`),
      ...unchangedEndpoints(run).flatMap((endpoint) => faultsAt(run, endpoint, all)),
    ];
  },
};

/** The events of an endpoint that was changed meanwhile depend on when that was. */
function unchangedEndpoints({ journal, scene }: RunHistory): SceneEndpoint[] {
  const since = journal.filter(({ transaction }) => transaction > scene.journal.length);
  const changed = new Set(since.flatMap(({ records }) => records.map(({ id }) => id)));
  return scene.endpoints.filter(({ id }) => !changed.has(id));
}

interface Told {
  readonly endpoint: SceneEndpoint;
  readonly event: JournalEvent;
  readonly delivery: Delivery | undefined;
  readonly sent: readonly SentWebhook[];
}

function faultsAt(run: RunHistory, endpoint: SceneEndpoint, all: readonly Delivery[]): string[] {
  const { journal, scene, world } = run;
  const deliveries = new Map(
    all
      .filter(({ endpointId }) => endpointId === endpoint.id)
      .map((delivery) => [delivery.eventId, delivery]),
  );
  const arrived = world.sent.filter(({ url }) => url === endpoint.url);
  return (
    journal
      .filter(({ transaction }) => transaction > scene.journal.length)
      .flatMap(({ events }) => events)
      // A ping is meant for one endpoint alone.
      .filter(({ type }) => type !== pingType)
      .flatMap((event) => {
        const delivery = deliveries.get(event.id);
        const sent = arrived.filter(({ eventId }) => eventId === event.id);
        const fault = subscribesTo(endpoint, event.type)
          ? endFault(run, { endpoint, event, delivery, sent })
          : sent.length > 0
            ? 'was sent though it was not chosen'
            : null;
        return fault === null ? [] : [`${event.type} ${event.id} to ${endpoint.url} ${fault}`];
      })
  );
}

/** Says what is wrong with the progress of an event's delivery, or null. */
function endFault(run: RunHistory, { delivery, sent }: Told): string | null {
  if (delivery === undefined) return run.finalReads.isDispatched ? 'has no delivery' : null;
  const { status, dueMs } = delivery;
  if (status === 'succeeded')
    return sent.some(({ isAccepted }) => isAccepted) ? null : 'is said to have arrived and has not';
  if (status === 'failed')
    return sent.length + lostAttempts(run) >= attemptsMax
      ? null
      : `was given up after ${sent.length} attempts`;
  if (status !== 'pending' || dueMs === null) return `is ${status} and is never sent`;
  return run.finalReads.isDispatched && dueMs < run.world.clock.now()
    ? `was due at ${new Date(dueMs).toISOString()} and is not sent`
    : null;
}

/** Attempts of which the receivers have not heard: the execution died, or Google refused to send. */
function lostAttempts({ executions }: RunHistory): number {
  return executions.filter(
    ({ outcome, calls }) =>
      !outcome.ok ||
      calls.some(({ call, result }) => call.member.startsWith('UrlFetchApp.') && result.kind === 'exception'),
  ).length;
}

function nameOf({ eventId, endpointId, status }: Delivery): string {
  return `the ${status} delivery of ${eventId} to ${endpointId}`;
}

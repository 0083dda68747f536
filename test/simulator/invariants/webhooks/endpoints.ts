/** Invariants of webhook endpoints: they are kept as they were asked for, and what they get is signed. */
import { endpointRecords } from '../../../../src/core/events/endpoints/endpoint-table.ts';
import { secretsOf } from '../../../../src/core/events/endpoints/secrets.ts';
import { webhookEndpoints } from '../../../../src/core/events/endpoints/webhook-endpoints.ts';
import type { JsonObject } from '../../../../src/core/schema/represent.ts';
import type { JournalEntry, JournalRecord } from '../../../../src/core/store/journal/journal-entry.ts';
import { knownSecrets } from '../../oracle/known-secrets.ts';
import { type RunHistory, parsedRecord } from '../../oracle/run-history.ts';
import type { SentWebhook } from '../../world/receiver.ts';
import { isSignedFor } from '../../world/scene-endpoints.ts';
import type { Invariant } from '../invariant.ts';

/** Receivers of Standard Webhooks refuse what is older. */
const freshMs = 5 * 60_000;

/** No two attempts of a delivery are closer than the first delay, less the jitter of clocks. */
const firstApartMs = 50_000;

/** Later ones: when the execution before has died, its lease of seven minutes ends that long after its last sending. */
const laterApartMs = 170_000;

const asksAgain = /resend|recover/;

/** A receiver gets the committed body to the byte, signed for its endpoint with the time of the attempt. */
export const webhooksProven: Invariant = {
  name: 'webhooks prove what they say',
  check: (run) => [...contentFaults(run), ...repetitions(run)],
};

function contentFaults(run: RunHistory): string[] {
  const { journal, world } = run;
  if (world.sent.length === 0) return [];
  const bodies = new Map(journal.flatMap((entry) => bodiesOf(run, entry)));
  const told = knownSecrets(run);
  return world.sent.flatMap((sent) => {
    const { url, eventId, body, timestamp, atMs } = sent;
    const faults: string[] = [];
    const known = told.get(url);
    if (bodies.get(eventId) !== body) faults.push(`says ${body} and is ${bodies.get(eventId)}`);
    if (known === undefined) faults.push('goes to no endpoint');
    else if (known.isComplete && !known.secrets.some((secret) => isSignedFor({ secret }, sent)))
      faults.push(`is not signed for it: ${sent.signature}`);
    if (Math.abs(timestamp * 1000 - atMs) > freshMs)
      faults.push(`has the time ${timestamp} at ${atMs / 1000}`);
    return faults.map((fault) => `${eventId} to ${url} ${fault}`);
  });
}

/** The events of an entry by their ids, as they are sent. */
function bodiesOf({ world }: RunHistory, { at, events, records }: JournalEntry): [string, string][] {
  const { settings = '{}' } = world.emulator.world.properties.snapshot().script ?? {};
  const { workspace_id } = JSON.parse(settings) as { readonly workspace_id?: string };
  return events.map(({ id, type, record, source, request_id = null }) => {
    const { text, fields: changed = [] } = records[record] as JournalRecord;
    const head = `{"id":"${id}","object":"event","type":"${type}","timestamp":"${at}"`;
    const origin = JSON.stringify({ workspace_id, livemode: true, source, request_id }).slice(1, -1);
    return [id, `${head},${origin},"data":{"object":${text},"changed":${JSON.stringify(changed)}}}`];
  });
}

/** One event at one receiver: a later attempt has a later time, and leaves room for the one before. */
function repetitions({ executions, world }: RunHistory): string[] {
  const isAskedAgain = executions.some(({ purpose }) => asksAgain.test(purpose));
  const attempts = new Map<string, SentWebhook[]>();
  return world.sent.flatMap((sent) => {
    const key = `${sent.eventId} to ${sent.url}`;
    const earlier = attempts.get(key) ?? [];
    const before = earlier[earlier.length - 1];
    attempts.set(key, [...earlier, sent]);
    if (before === undefined) return [];
    // When Google tells of many requests only that one has failed, its execution sends each of them again by itself.
    if (sent.sender === before.sender) return [];
    const senders = new Set(earlier.map(({ sender }) => sender)).size;
    const apartMs = sent.atMs - before.atMs;
    // Somebody who asks for it is sent a delivery again at once.
    if (!isAskedAgain && apartMs < (senders === 1 ? firstApartMs : laterApartMs))
      return [`${key} is sent again after ${apartMs} ms`];
    return sent.timestamp > before.timestamp ? [] : [`${key} is sent again with the time of before`];
  });
}

/** Endpoints are kept as they were committed last, each with the secrets that sign for it. */
export const keptEndpoints: Invariant = {
  name: 'endpoints are kept with their secrets',
  check(run) {
    const properties = run.world.emulator.world.properties.snapshot().script ?? {};
    const kept = new Map(endpointRecords(properties).map((record) => [String(record.id), record]));
    const committed = [...run.last.values()]
      .map(({ record }) => record)
      .filter(({ object }) => object === webhookEndpoints.object);
    const known = new Set(committed.map(({ id }) => id));
    const strangers = [...kept.keys()].filter((id) => !known.has(id));
    return [
      ...strangers.map((id) => `${id} is kept and was never committed`),
      ...committed.flatMap((record) => {
        const wanted = record.kind === 'deleted' ? undefined : parsedRecord(record);
        const found = kept.get(record.id);
        return found?.version === wanted?.version
          ? []
          : [`${record.id} is kept as version ${found?.version} for ${wanted?.version}`];
      }),
      ...[...kept.values()].flatMap((endpoint) => secretFaults(run, endpoint, properties)),
    ];
  },
};

// A receiver checks signatures with its secret until it is given another one.
function secretFaults(
  { exchanges, world }: RunHistory,
  endpoint: JsonObject,
  properties: Readonly<Record<string, string>>,
): string[] {
  const [current] = secretsOf(endpoint, properties, world.clock.now());
  if (current === undefined) return [`${String(endpoint.id)} has lost its secret`];
  return exchanges.flatMap(({ answer }) => {
    const { id, secret, secret_created_at } = answer?.body ?? {};
    const isCurrent = id === endpoint.id && secret_created_at === endpoint.secret_created_at;
    return isCurrent && typeof secret === 'string' && secret !== current
      ? [`${String(id)} signs with another secret than was told`]
      : [];
  });
}

/** Finds the secrets that receivers check signatures with: those that the API has answered, and those that it keeps. */
import { endpointRecords } from '../../../src/core/events/endpoints/endpoint-table.ts';
import { secretsOf } from '../../../src/core/events/endpoints/secrets.ts';
import { webhookEndpoints } from '../../../src/core/events/endpoints/webhook-endpoints.ts';
import { type RunHistory, parsedRecord } from './run-history.ts';

/** A receiver's secrets, as far as they are known. */
interface KnownSecrets {
  readonly secrets: readonly string[];
  /** False when one was in force that no client knows, because its answer was lost. */
  readonly isComplete: boolean;
}

/** The secrets of each address that has, or had, an endpoint. */
export function knownSecrets({ exchanges, journal, scene, world }: RunHistory): Map<string, KnownSecrets> {
  const properties = world.emulator.world.properties.snapshot().script ?? {};
  const committed = journal
    .flatMap(({ records }) => records)
    .filter(({ object }) => object === webhookEndpoints.object)
    .map(parsedRecord);
  // Each secret is known by the time from which on it is in force.
  const known = new Map<string, string>();
  for (const { id, secret } of scene.endpoints) {
    const first = committed.find((record) => record.id === id);
    known.set(String(first?.secret_created_at), secret);
  }
  for (const { answer } of exchanges) {
    const { secret, secret_created_at } = answer?.body ?? {};
    if (typeof secret === 'string') known.set(String(secret_created_at), secret);
  }
  for (const record of endpointRecords(properties)) {
    const [current] = secretsOf(record, properties, world.clock.now());
    if (current !== undefined) known.set(String(record.secret_created_at), current);
  }
  const byUrl = new Map<string, KnownSecrets>();
  for (const { url, secret_created_at } of committed) {
    const before = byUrl.get(String(url)) ?? { secrets: [], isComplete: true };
    const secret = known.get(String(secret_created_at));
    byUrl.set(String(url), {
      secrets: secret === undefined ? before.secrets : [...before.secrets, secret],
      isComplete: before.isComplete && secret !== undefined,
    });
  }
  return byUrl;
}

/** Endpoints are kept as they were committed last, each with the secrets that sign for it. */
import { endpointRecords } from '../../../core/events/endpoints/endpoint-table.ts';
import { secretsOf } from '../../../core/events/endpoints/secrets.ts';
import { webhookEndpoints } from '../../../core/events/endpoints/webhook-endpoints.ts';
import type { JsonObject } from '../../../core/schema/represent.ts';
import type { JudgedRun } from '../judged-run.ts';
import { parsedRecord } from '../parsed-record.ts';
import type { Invariant } from './invariant.ts';

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

// Whoever was told a secret checks signatures with it until another one is told.
function secretFaults(
  { exchanges, world }: JudgedRun,
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

/** Reads all endpoints with their secrets at once, from the cache or from the properties. */
import type { JsonObject } from '../../schema/represent.ts';
import { propertyCacheName, propertyPrefix } from '../../store/property-records.ts';
import { decodePropertyRecord } from '../../store/find-property-record.ts';
import { testValues } from '../../test-mode.ts';
import type { Workspace } from '../../workspace.ts';
import { secretsOf } from './secrets.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/** The facts about an endpoint that the dispatcher needs. */
export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly isEnabled: boolean;
  readonly createdAt: string;
  /** The secrets that sign now, the newest first. */
  readonly secrets: readonly string[];
}

// A cache value holds 100 kB.
const copyBytesMax = 95_000;

// The longest that the cache keeps a value.
const copyTtlSeconds = 21_600;

const ownNames = /^(record\.we_|webhook_secret\.)/;

/** The records of all endpoints of the workspace, the oldest first: one service call. */
export function readEndpointRecords({ properties }: Pick<Workspace, 'properties'>): JsonObject[] {
  return endpointRecords(properties.getAll());
}

/**
 * True when an endpoint is enabled, in either mode: webhooks of both are sent every minute then.
 * @param properties all of the workspace in live mode
 */
export function hasEnabledEndpoint(properties: Readonly<Record<string, string>>): boolean {
  return [properties, testValues(properties)]
    .flatMap(endpointRecords)
    .some(({ status }) => status === 'enabled');
}

/** The endpoints among the properties of a workspace, the oldest first. */
export function endpointRecords(properties: Readonly<Record<string, string>>): JsonObject[] {
  return Object.entries(properties)
    .filter(([name]) => name.startsWith(`${propertyPrefix}${webhookEndpoints.idPrefix}_`))
    .map(([, text]) => decodePropertyRecord(webhookEndpoints, text).record)
    .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

/**
 * All endpoints. Only a holder of the lock may call this: another one's change would be lost in the copy.
 * @param copy what the cache had under `propertyCacheName`, undefined when it had nothing
 */
export function readEndpoints(
  { cache, clock, digest, properties }: Workspace,
  copy: string | undefined,
): Endpoint[] {
  const own = copy === undefined ? ownProperties(properties.getAll()) : parseCopy(copy);
  const text = JSON.stringify(own);
  // Fifty endpoints with the longest addresses are more than a cache value holds; then they are read each time.
  if (copy === undefined && digest.utf8Length(text) <= copyBytesMax)
    cache.put(propertyCacheName, text, copyTtlSeconds);
  const nowMs = clock.now();
  return endpointRecords(own).map((record) => ({
    id: String(record.id),
    url: String(record.url),
    eventTypes: record.event_types as string[],
    isEnabled: record.status === 'enabled',
    createdAt: String(record.created_at),
    secrets: secretsOf(record, own, nowMs),
  }));
}

function ownProperties(all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => ownNames.test(name)));
}

function parseCopy(copy: string): Record<string, string> {
  return JSON.parse(copy) as Record<string, string>;
}

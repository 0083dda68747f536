import { keptName, keptPrefix, readKept } from '../../store/kept-records.ts';
import { secretsOf } from './secrets.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
// The longest that the cache keeps a value.
const copyTtlSeconds = 21600;
const ownNames = /^(record\.we_|webhook_secret\.)/;
/** The endpoints among the properties of a workspace, the oldest first. */
export function endpointRecords(properties) {
  return Object.entries(properties)
    .filter(([name]) => name.startsWith(`${keptPrefix}${webhookEndpoints.idPrefix}_`))
    .map(([, text]) => readKept(webhookEndpoints, text).record)
    .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}
/**
 * All endpoints. Only a holder of the lock may call this: another one's change would be lost in the copy.
 * @param copy what the cache had under `keptName`, undefined when it had nothing
 */
export function readEndpoints({ cache, clock, properties }, copy) {
  const own = copy === undefined ? ownProperties(properties.getAll()) : parseCopy(copy);
  if (copy === undefined) cache.put(keptName, JSON.stringify(own), copyTtlSeconds);
  const nowMs = clock.now();
  return endpointRecords(own).map((record) => ({
    id: String(record.id),
    url: String(record.url),
    eventTypes: record.event_types,
    isEnabled: record.status === 'enabled',
    createdAt: String(record.created_at),
    secrets: secretsOf(record, own, nowMs),
  }));
}
function ownProperties(all) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => ownNames.test(name)));
}
function parseCopy(copy) {
  return JSON.parse(copy);
}

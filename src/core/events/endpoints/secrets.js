import { keptName } from '../../store/kept-records.ts';
import { toBase64 } from '../base64.ts';
import { secretPrefix } from '../signature.ts';
const secretProperty = 'webhook_secret.';
/** So many UUIDs of at least 122 random bits each fill the 256 bits of a key. */
const uuidsPerSecret = 3;
/**
 * Makes a secret before the commit that it belongs to. When that never comes, no endpoint names the secret, and the
 * next change of endpoints discards it.
 */
export function makeSecret({ cache, digest, properties, random }, at) {
  const uuids = Array.from({ length: uuidsPerSecret }, () => random.uuid());
  cache.remove(keptName);
  properties.set(secretProperty + at, secretPrefix + toBase64(digest.sha256(uuids.join(' '))));
}
/** The secret that a commit has brought into force, or null when it has been replaced since. */
export function secretMadeAt({ properties }, at) {
  return properties.get(secretProperty + at);
}
/**
 * The secrets that sign for an endpoint now, the newest first.
 * @param properties all of the workspace
 */
export function secretsOf(endpoint, properties, nowMs) {
  const { secret_created_at, previous_secret_created_at, previous_secret_expires_at } = endpoint;
  const isOverlap =
    previous_secret_expires_at !== null && nowMs < Date.parse(String(previous_secret_expires_at));
  return [secret_created_at, ...(isOverlap ? [previous_secret_created_at] : [])].flatMap((at) => {
    const secret = properties[secretProperty + String(at)];
    return secret === undefined ? [] : [secret];
  });
}
/** Discards the secrets that no endpoint names, but one that was made for a commit under way. */
export function discardSecrets(workspace, endpoints, underWay) {
  const named = endpoints.flatMap((one) => [one.secret_created_at, one.previous_secret_created_at]);
  for (const name of Object.keys(workspace.properties.getAll())) {
    if (!name.startsWith(secretProperty)) continue;
    const at = name.slice(secretProperty.length);
    if (at !== underWay && !named.includes(at)) workspace.properties.delete(name);
  }
}

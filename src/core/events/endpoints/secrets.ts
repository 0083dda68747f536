/** Stores the secrets of endpoints: a property for each, named by the instant of the commit that brings it into force. */
import type { JsonObject } from '../../schema/represent.ts';
import { propertyCacheName } from '../../store/property-records.ts';
import type { Workspace } from '../../workspace.ts';
import { secretPrefix } from '../signature.ts';

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const secretProperty = 'webhook_secret.';

/** UUIDs have at least 122 random bits each, so three fill the 256 bits of a key. */
const uuidsPerSecret = 3;

/**
 * Makes a secret before the commit that it belongs to. When that never comes, no endpoint names the secret, and the
 * next change of endpoints discards it.
 */
export function makeSecret({ cache, digest, properties, random }: Workspace, at: string): string {
  const uuids = Array.from({ length: uuidsPerSecret }, () => random.uuid());
  const secret = secretPrefix + toBase64(digest.sha256(uuids.join(' ')));
  cache.remove(propertyCacheName);
  properties.set(secretProperty + at, secret);
  return secret;
}

/** The secret that a commit has brought into force, or null when it has been replaced since. */
export function secretMadeAt({ properties }: Pick<Workspace, 'properties'>, at: string): string | null {
  return properties.get(secretProperty + at);
}

/**
 * The secrets that sign for an endpoint now, the newest first.
 * @param properties all of the workspace
 */
export function secretsOf(
  endpoint: JsonObject,
  properties: Readonly<Record<string, string>>,
  nowMs: number,
): string[] {
  const overlapping = replacedSecrets(endpoint).filter(
    ({ expires_at }) => nowMs < Date.parse(String(expires_at)),
  );
  return [endpoint.secret_created_at, ...overlapping.map(({ created_at }) => created_at)].flatMap((at) => {
    const secret = properties[secretProperty + String(at)];
    return secret === undefined ? [] : [secret];
  });
}

/** The secrets that rotations have replaced, with the instants at which they expire; the first is null without one. */
function replacedSecrets(endpoint: JsonObject): readonly JsonObject[] {
  const { previous_secret_created_at: created_at, previous_secret_expires_at: expires_at } = endpoint;
  return [{ created_at, expires_at }, ...(endpoint.earlier_secrets as JsonObject[])];
}

/** Discards the secrets that no endpoint names, except one that was made for a commit under way. */
export function discardSecrets(
  workspace: Workspace,
  endpoints: readonly JsonObject[],
  underWay: string | null,
): void {
  const named = endpoints.flatMap((one) => [
    one.secret_created_at,
    ...replacedSecrets(one).map(({ created_at }) => created_at),
  ]);
  for (const name of Object.keys(workspace.properties.getAll())) {
    if (!name.startsWith(secretProperty)) continue;
    const at = name.slice(secretProperty.length);
    if (at !== underWay && !named.includes(at)) workspace.properties.delete(name);
  }
}

/**
 * Bytes in Base64, which Apps Script's language does not bring along.
 * @param bytes numbers from 0 to 255
 */
export function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second, third] = bytes.slice(index, index + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += base64Letters.charAt(bits >> 18) + base64Letters.charAt((bits >> 12) & 63);
    text += second === undefined ? '=' : base64Letters.charAt((bits >> 6) & 63);
    text += third === undefined ? '=' : base64Letters.charAt(bits & 63);
  }
  return text;
}

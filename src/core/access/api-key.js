/** What a workspace remembers of an API key: never the key itself. */
/** Every key's property is named by this prefix and the key's id. */
export const apiKeyPrefix = 'api_key.';
/**
 * The property, named by this prefix and the key's id, that holds its latest admissions. It is not the key's own,
 * so that a late write of it cannot undo a revocation.
 */
export const keyUsePrefix = 'api_key_used.';
/** The id shared by a key and all those that it was rolled from: the scope of its idempotency keys. */
export function lineageOf(key) {
  return key.rolled_from ?? key.id;
}
/** The moment from which the key is refused, in milliseconds since the Unix epoch; infinite when none is set. */
export function endOf(key) {
  const ends = [key.revoked_at, key.expires_at].map((time) => (time === null ? Infinity : Date.parse(time)));
  return Math.min(...ends);
}
/** The key that a property holds, or null when a person has put something else there. */
function parseKey(text) {
  try {
    return JSON.parse(text);
  } catch {
    // One broken property must not lock out every other key.
    return null;
  }
}
/** The keys among all properties of the workspace. */
export function keysAmong(properties) {
  return Object.keys(properties)
    .filter((name) => name.startsWith(apiKeyPrefix))
    .map((name) => parseKey(properties[name] ?? ''))
    .filter((key) => key !== null);
}

/** Names the API key of a request without keeping it. */

const BEARER = /^bearer +(\S+) *$/i;

/**
 * SHA-256, in hex, of the web app's address and the key, as each workspace counts for itself; null without a
 * key, or when the two headers name different ones, which the API refuses before it looks at any limit.
 */
export async function hashApiKey(headers: Headers, execUrl: string): Promise<string | null> {
  const inAuthorization = BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null;
  const inOwnHeader = headers.get('x-api-key');
  if (inAuthorization !== null && inOwnHeader !== null && inAuthorization !== inOwnHeader) return null;
  const key = inAuthorization ?? inOwnHeader;
  if (key === null) return null;
  const bytes = new TextEncoder().encode(`${execUrl} ${key}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the API key that a request presents, and checks its form without any service. */
import { type KeyMode, modeOfKey } from './api-key-format.ts';

/** The reason why a request is not let in; each is a code of the error table. */
export type CredentialsFault = 'missing_api_key' | 'invalid_api_key' | 'credentials_conflict';

/** The key that a request presents, or the reason why it presents none. */
type Credentials =
  | { readonly ok: true; readonly key: string; readonly mode: KeyMode }
  | { readonly ok: false; readonly code: CredentialsFault };

/** What the caller is told about each fault. */
export const credentialsDetails: Readonly<Record<CredentialsFault, string>> = {
  missing_api_key: 'Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',
  invalid_api_key: 'The API key is not valid. The owner makes one from the menu of the spreadsheet.',
  credentials_conflict: 'Authorization and x-api-key carry different API keys. Send one.',
};

// A scheme other than Bearer carries no key of this API: a proxy may need it for itself.
const bearer = /^bearer(?: +(.*))?$/i;

/**
 * The well-formed key in `authorization: Bearer …` or `x-api-key`. Both may carry the same one.
 * @param headers names in lower case
 * @param own the mode of the workspace's keys beside test keys; null takes every key, where only the workspace knows
 */
export function readCredentials(headers: Readonly<Record<string, string>>, own: KeyMode | null): Credentials {
  const fromBearer = bearer.exec((headers.authorization ?? '').trim())?.[1]?.trim() ?? '';
  const fromApiKey = (headers['x-api-key'] ?? '').trim();
  if (fromBearer && fromApiKey && fromBearer !== fromApiKey)
    return { ok: false, code: 'credentials_conflict' };
  const key = fromBearer || fromApiKey;
  if (!key) return { ok: false, code: 'missing_api_key' };
  const mode = modeOfKey(key);
  const isOwn = mode !== null && (own === null || mode === 'test' || mode === own);
  return isOwn ? { ok: true, key, mode } : { ok: false, code: 'invalid_api_key' };
}

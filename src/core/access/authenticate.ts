/** Finds the API key in a request's headers and refuses what cannot be one, before any service is asked. */

import { isWellFormedKey, type KeyMode } from './api-key-format.ts';

/** Why a request is not let in; each is a code of the error table. */
export type CredentialsFault = 'missing_api_key' | 'invalid_api_key' | 'credentials_conflict';

/** The key that a request presents, or why it presents none. */
export type Credentials =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly code: CredentialsFault };

// Another scheme than Bearer carries no key of ours: a proxy may need it for itself.
const bearer = /^bearer(?: +(.*))?$/i;

/**
 * The well-formed key of this mode in `authorization: Bearer …` or `x-api-key`. Both may carry the same one.
 * @param headers names in lower case
 */
export function readCredentials(headers: Readonly<Record<string, string>>, mode: KeyMode): Credentials {
  const fromBearer = bearer.exec((headers.authorization ?? '').trim())?.[1]?.trim() ?? '';
  const fromApiKey = (headers['x-api-key'] ?? '').trim();
  if (fromBearer && fromApiKey && fromBearer !== fromApiKey)
    return { ok: false, code: 'credentials_conflict' };
  const key = fromBearer || fromApiKey;
  if (!key) return { ok: false, code: 'missing_api_key' };
  return isWellFormedKey(key, mode) ? { ok: true, key } : { ok: false, code: 'invalid_api_key' };
}

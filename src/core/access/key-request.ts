/** Checks an owner's request for a new API key. */
import { type ApiKey, endOf } from './api-key.ts';
import { isScope } from './scope-list.ts';
import type { Scope } from './scopes.ts';

/** How many keys may be good at once: with names of any letters their table fits a cache value of 100 kB. */
export const activeKeysMax = 100;

/** How long a name may be, in UTF-16 units: one line in the developer area. */
export const keyNameLengthMax = 80;

/** How long a rolled key may stay good beside its successor: a week, to change it everywhere. */
export const overlapHoursMax = 168;

/** The reason why an owner's request is refused. */
export type KeyProblem =
  | 'invalid_name'
  | 'invalid_scopes'
  | 'invalid_expiry'
  | 'invalid_overlap'
  | 'too_many_keys'
  | 'not_found'
  | 'key_ended'
  | 'workspace_busy';

/** The choices of the owner about a new key. */
export interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** RFC 3339, in the future; null for a key that never expires. */
  readonly expires_at: string | null;
}

/** The first problem of a request, or null. */
export function requestProblem(request: KeyRequest, nowMs: number): KeyProblem | null {
  const nameLength = request.name.trim().length;
  if (nameLength === 0 || nameLength > keyNameLengthMax) return 'invalid_name';
  if (request.scopes.length === 0 || !request.scopes.every(isScope)) return 'invalid_scopes';
  // The comparison is negated, so that a text that is no time, for which every comparison is false, is refused, too.
  if (request.expires_at !== null && !(Date.parse(request.expires_at) > nowMs)) return 'invalid_expiry';
  return null;
}

/** The problem of too many keys that are good now, or null. */
export function roomProblem(keys: readonly ApiKey[], nowMs: number): KeyProblem | null {
  return keys.filter((key) => nowMs < endOf(key)).length < activeKeysMax ? null : 'too_many_keys';
}

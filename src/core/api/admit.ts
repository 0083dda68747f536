/**
 * Lets a request in: checks its credentials, then its rate limit, with one read of the cache that serves the later
 * steps, too.
 */
import { admitRequest, namesToAdmit } from '../access/admit-request.ts';
import type { ApiKey } from '../access/api-key.ts';
import { credentialsDetails, readCredentials } from '../access/credentials.ts';
import type { RateDecision } from '../access/rate-limit.ts';
import { hasScope, isReadOnly, type Scope } from '../access/scopes.ts';
import { busy, Refusal } from '../errors/refusal.ts';
import { openSession, sessionNames } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import { rateHeaders } from './rate-headers.ts';

export interface Admitted {
  readonly key: ApiKey;
  readonly rate: RateDecision;
  readonly session: Session;
}

/** @throws Refusal missing_api_key, invalid_api_key, credentials_conflict, rate_limited, workspace_busy */
export function admit(workspace: Workspace, request: ApiRequest): Admitted {
  const credentials = readCredentials(request.headers, workspace.build.keyMode);
  if (!credentials.ok) throw new Refusal(credentials.code, credentialsDetails[credentials.code]);
  const hash = workspace.digest.sha256Hex(credentials.key);
  const firstRead = workspace.cache.getAll([...namesToAdmit(hash), ...sessionNames]);
  const admission = admitRequest(workspace, hash, firstRead);
  switch (admission.outcome) {
    case 'invalid_api_key':
      throw new Refusal('invalid_api_key', credentialsDetails.invalid_api_key);
    case 'workspace_busy':
      throw busy('workspace_busy', 'Other requests are in progress. Try again.', 2);
    case 'rate_limited':
      throw new Refusal(
        'rate_limited',
        `At most 100 requests in 60 seconds. Wait ${admission.rate.retryAfterSeconds} seconds.`,
        {
          headers: rateHeaders(admission.rate),
          retryAfterSeconds: admission.rate.retryAfterSeconds,
        },
      );
    case 'admitted': {
      const { key, properties } = admission;
      const may = (scope: Scope): boolean => hasScope(key.scopes, scope);
      return { ...admission, session: openSession(workspace, { ...properties, ...firstRead }, may) };
    }
  }
}

/** @throws Refusal key_not_allowed_in_url when a key that may write came in a URL, where others may read it */
export function refuseKeyInUrl({ keyInUrl }: ApiRequest, { scopes }: ApiKey): void {
  if (keyInUrl !== true || isReadOnly(scopes)) return;
  throw new Refusal(
    'key_not_allowed_in_url',
    'Only a key whose scopes are all read-only may be sent in a URL.',
  );
}

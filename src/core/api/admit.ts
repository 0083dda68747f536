/**
 * Lets a request in: checks its credentials, then its rate limit, with one read of the cache that serves the later
 * steps, too.
 */
import { type Admission, admitRequests, namesToAdmit } from '../access/admit-requests.ts';
import type { ApiKey } from '../access/api-key.ts';
import { credentialsDetails, readCredentials } from '../access/credentials.ts';
import type { RateDecision } from '../access/rate-limit.ts';
import { hasScope, isReadOnly } from '../access/scopes.ts';
import { busy, Refusal } from '../errors/refusal.ts';
import { openSession, sessionNames } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import { tryRelease } from '../store/transaction/hold-lock.ts';
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import { rateHeaders } from './rate-headers.ts';

export interface Admitted {
  readonly key: ApiKey;
  readonly rate: RateDecision;
  readonly session: Session;
}

/**
 * Lets one request in. A write keeps the lock under which it is let in: `session.keepsLock` tells.
 * @throws Refusal missing_api_key, invalid_api_key, credentials_conflict, rate_limited, workspace_busy
 */
export function admit(workspace: Workspace, request: ApiRequest): Admitted {
  const hash = presentedHash(workspace, request);
  const firstRead = workspace.cache.getAll([...namesToAdmit([hash]), ...sessionNames]);
  const { admissions, holdsLock } = admitRequests(workspace, [hash], firstRead, request.method !== 'GET');
  try {
    const { key, rate, properties } = letIn(admissions[0]);
    const session = openSession(workspace, { ...properties, ...firstRead }, (scope) =>
      hasScope(key.scopes, scope),
    );
    session.keepsLock = holdsLock;
    return { key, rate, session };
  } catch (error) {
    if (holdsLock) tryRelease(workspace);
    throw error;
  }
}

/**
 * The SHA-256 of the key that a request presents.
 * @throws Refusal missing_api_key, invalid_api_key, credentials_conflict
 */
export function presentedHash({ build, digest }: Workspace, { headers }: ApiRequest): string {
  const credentials = readCredentials(headers, build.keyMode);
  if (!credentials.ok) throw new Refusal(credentials.code, credentialsDetails[credentials.code]);
  return digest.sha256Hex(credentials.key);
}

type LetIn = Extract<Admission, { outcome: 'admitted' }>;

/** @throws Refusal invalid_api_key, rate_limited, workspace_busy */
export function letIn(admission: Admission | undefined): LetIn {
  switch (admission?.outcome) {
    case 'admitted':
      return admission;
    case 'rate_limited': {
      const { rate } = admission;
      throw new Refusal(
        'rate_limited',
        `At most 100 requests in 60 seconds. Wait ${rate.retryAfterSeconds} seconds.`,
        { headers: rateHeaders(rate), retryAfterSeconds: rate.retryAfterSeconds },
      );
    }
    case 'workspace_busy':
      throw busy('workspace_busy', 'Other requests are in progress. Try again.', 2);
    default:
      throw new Refusal('invalid_api_key', credentialsDetails.invalid_api_key);
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

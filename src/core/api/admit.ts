/**
 * Lets a request in: checks its credentials, then its rate limit, with one read of the cache that serves the later
 * steps, too.
 */
import { type Admission, admitRequests, namesToAdmit } from '../access/admit-requests.ts';
import type { ApiKey } from '../access/api-key.ts';
import { credentialsDetails, readCredentials } from '../access/credentials.ts';
import type { RateDecision } from '../access/rate-limit.ts';
import { hasScope, isReadOnly } from '../access/scopes.ts';
import { isCalendarDay } from '../billing/calendar.ts';
import { busy, Refusal } from '../errors/refusal.ts';
import { openSession, sessionNames } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import { tryRelease } from '../store/transaction/hold-lock.ts';
import type { Workspace } from '../workspace.ts';
import type { ApiRequest } from './message.ts';
import { rateLimited } from './rate-headers.ts';

export interface Admitted {
  readonly key: ApiKey;
  readonly rate: RateDecision;
  readonly session: Session;
}

/**
 * Lets one request in. A write keeps the lock under which it is let in: `session.keepsLock` tells.
 * @throws Refusal missing_api_key, invalid_api_key, credentials_conflict, rate_limited, workspace_busy
 */
export function admit(host: Workspace, request: ApiRequest): Admitted {
  const { workspace, hash } = present(host, request);
  const firstRead = workspace.cache.getAll([...namesToAdmit([hash]), ...sessionNames]);
  const { admissions, holdsLock } = admitRequests(workspace, [hash], firstRead, request.method !== 'GET');
  try {
    const admitted = letIn(workspace, request, admissions[0], firstRead);
    admitted.session.keepsLock = holdsLock;
    return admitted;
  } catch (error) {
    if (holdsLock) tryRelease(workspace);
    throw error;
  }
}

/** The key that a request presents: its SHA-256, and the workspace in the mode that its prefix tells. */
export interface Presented {
  readonly hash: string;
  readonly workspace: Workspace;
}

/** @throws Refusal missing_api_key, invalid_api_key, credentials_conflict */
export function present({ build, digest, inMode }: Workspace, { headers }: ApiRequest): Presented {
  const credentials = readCredentials(headers, build.keyMode);
  if (!credentials.ok) throw new Refusal(credentials.code, credentialsDetails[credentials.code]);
  return { hash: digest.sha256Hex(credentials.key), workspace: inMode(credentials.mode !== 'test') };
}

/**
 * Opens the session of a request that is admitted.
 * @param firstRead what the cache had of `sessionNames`
 * @throws Refusal invalid_api_key, rate_limited, workspace_busy, invalid_parameter
 */
export function letIn(
  workspace: Workspace,
  request: ApiRequest,
  admission: Admission | undefined,
  firstRead: Readonly<Record<string, string>>,
): Admitted {
  switch (admission?.outcome) {
    case 'admitted': {
      const { key, rate, properties } = admission;
      const may = (scope: string): boolean => hasScope(key.scopes, scope);
      const cached = { ...properties, ...firstRead };
      return { key, rate, session: openSession(workspace, cached, may, testToday(workspace, request)) };
    }
    case 'rate_limited':
      throw rateLimited(admission.rate);
    case 'workspace_busy':
      throw busy('workspace_busy', 'Other requests are in progress. Try again.', 2);
    default:
      throw new Refusal('invalid_api_key', credentialsDetails.invalid_api_key);
  }
}

/** The header with the day that a request of test mode takes for today. */
export const testTodayName = 'x-test-today';

function testToday({ livemode }: Workspace, { headers }: ApiRequest): string | undefined {
  const given = headers[testTodayName];
  if (given === undefined || (!livemode && isCalendarDay(given))) return given;
  throw new Refusal(
    'invalid_parameter',
    livemode
      ? 'Only a test key may send X-Test-Today.'
      : 'X-Test-Today must be a real calendar day from 1900 to 2999, of the form YYYY-MM-DD.',
  );
}

/** @throws Refusal key_not_allowed_in_url when a key that may write came in a URL, where others may read it */
export function refuseKeyInUrl({ keyInUrl }: ApiRequest, { scopes }: ApiKey): void {
  if (keyInUrl !== true || isReadOnly(scopes)) return;
  throw new Refusal(
    'key_not_allowed_in_url',
    'Only a key whose scopes are all read-only may be sent in a URL.',
  );
}

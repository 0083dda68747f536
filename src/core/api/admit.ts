/**
 * Lets requests in: checks their credentials, then their rate limits, with one read of the cache that serves the later
 * steps, too.
 */
import { type Admission, admitRequests, namesToAdmit } from '../access/admit-requests.ts';
import type { ApiKey } from '../access/api-key.ts';
import { credentialsDetails, readCredentials } from '../access/credentials.ts';
import { hasScope, isReadOnly } from '../access/scopes.ts';
import { isCalendarDay } from '../billing/calendar.ts';
import { overtaken, Refusal } from '../errors/refusal.ts';
import type { May } from '../schema/transaction.ts';
import { openSession, sessionNames } from '../store/open-session.ts';
import type { Session } from '../store/session.ts';
import { tryRelease } from '../store/transaction/hold-lock.ts';
import type { Workspace } from '../workspace.ts';
import { runStep, type Exchange } from './exchange.ts';
import type { ApiRequest } from './message.ts';
import { rateHeaders, rateLimited } from './rate-headers.ts';

/** A request with the key that it presents. */
export interface Presented {
  readonly exchange: Exchange;
  /** SHA-256 of the key. */
  readonly hash: string;
  /** In the mode that the prefix of the key tells. */
  readonly workspace: Workspace;
  /**
   * The same for requests that can share a session: the modes have nothing in common, and the day that a test takes for
   * today is that of its request alone.
   */
  readonly part: string;
}

/** @throws Refusal missing_api_key, invalid_api_key, credentials_conflict */
export function present({ build, digest, inMode }: Workspace, exchange: Exchange): Presented {
  const { headers } = exchange.request;
  const credentials = readCredentials(headers, build.keyMode);
  if (!credentials.ok) throw new Refusal(credentials.code, credentialsDetails[credentials.code]);
  const livemode = credentials.mode !== 'test';
  return {
    exchange,
    hash: digest.sha256Hex(credentials.key),
    workspace: inMode(livemode),
    part: `${livemode} ${headers[testTodayName]}`,
  };
}

export interface Admitted {
  readonly exchange: Exchange;
  readonly key: ApiKey;
  readonly may: May;
}

interface LetIn {
  readonly admitted: readonly Admitted[];
  /** Null when nobody is let in. */
  readonly session: Session | null;
}

/**
 * Lets in those of a part whom their keys and their rate limits allow; the others are answered. With a write among
 * them, the session may keep the lock under which they were let in: `session.keepsLock` tells.
 */
export function admit(part: readonly Presented[]): LetIn {
  const [first] = part;
  if (first === undefined) return { admitted: [], session: null };
  const { workspace } = first;
  const hashes = part.map(({ hash }) => hash);
  const isWriting = part.some(({ exchange }) => exchange.request.method !== 'GET');
  const firstRead = workspace.cache.getAll([...namesToAdmit(hashes), ...sessionNames]);
  const { admissions, holdsLock } = admitRequests(workspace, hashes, firstRead, isWriting);
  let session: Session | null = null;
  try {
    const admitted = part.flatMap(
      ({ exchange }, place) =>
        runStep(workspace, exchange, () => {
          const { key, rate, properties } = expectAdmitted(admissions[place]);
          session ??= openSession(
            workspace,
            { ...properties, ...firstRead },
            testToday(workspace, exchange.request),
          );
          exchange.rateHeaders = rateHeaders(rate);
          return { exchange, key, may: (scope: string) => hasScope(key.scopes, scope) };
        }) ?? [],
    );
    return { admitted, session };
  } finally {
    keepLock(workspace, session, holdsLock);
  }
}

function keepLock(workspace: Workspace, session: Session | null, holdsLock: boolean): void {
  if (session !== null) session.keepsLock = holdsLock;
  else if (holdsLock) tryRelease(workspace);
}

/** @throws Refusal invalid_api_key, rate_limited, workspace_busy */
function expectAdmitted(admission: Admission | undefined): Extract<Admission, { outcome: 'admitted' }> {
  switch (admission?.outcome) {
    case 'admitted':
      return admission;
    case 'rate_limited':
      throw rateLimited(admission.rate);
    case 'workspace_busy':
      throw overtaken();
    default:
      throw new Refusal('invalid_api_key', credentialsDetails.invalid_api_key);
  }
}

/** The header with the day that a request of test mode takes for today. */
const testTodayName = 'x-test-today';

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

/** Decides whether the outcome of a request is handed to the script or thrown at it. */
import type { Realm } from '../../realm/realm.ts';
import type { FetchFailure, FetchOutcome, FetchRequest, FetchResponse } from './transport.ts';

/** How much of a failed response Google quotes. */
const quotedLength = 100;

export interface Leniency {
  /** True: a status of 400 and above is no error. */
  readonly muteHttpExceptions?: boolean;
  /** True for a member of fetchAll whose failure must not take the others with it. */
  readonly mayFailAlone?: boolean;
}

/** @throws Exception with Google's text for a failure, or for a status of 400 and above unless muted */
export function checkOutcome(
  realm: Realm,
  { url }: FetchRequest,
  outcome: FetchOutcome | undefined,
  { muteHttpExceptions = false, mayFailAlone = false }: Leniency,
): FetchResponse {
  if (outcome?.kind !== 'response') {
    const text = `${failureNames[outcome?.reason ?? 'unreachable']}: ${url}`;
    // No source says what a failing member looks like among others that succeed; status 0 is an assumption.
    if (mayFailAlone && muteHttpExceptions)
      return { kind: 'response', status: 0, headers: [], body: Buffer.from(text) };
    throw realm.exception(text);
  }
  if (outcome.status < 400 || muteHttpExceptions) return outcome;
  const body = Buffer.from(outcome.body).toString('utf8');
  throw realm.exception(
    `Request failed for ${new URL(url).origin} returned code ${outcome.status}. ` +
      `Truncated server response: ${body.slice(0, quotedLength)} (use muteHttpExceptions option to examine full response)`,
  );
}

const failureNames: Readonly<Record<FetchFailure['reason'], string>> = {
  dns: 'DNS error',
  unreachable: 'Address unavailable',
  timeout: 'Timeout',
  certificate: 'SSL Error',
};

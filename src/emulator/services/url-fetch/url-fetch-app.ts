/** Google's UrlFetchApp. */
import type { Authorization } from '../../execution/authorization.ts';
import { type DailyQuotas, spendQuota } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import type { Realm } from '../../realm/realm.ts';
import { strict } from '../../realm/strict.ts';
import { createHttpResponse, type HttpResponse } from './http-response.ts';
import { type FetchOptions, readRequest } from './read-request.ts';
import type { FetchOutcome, FetchRequest, Transport, FetchFailure, FetchResponse } from './transport.ts';

interface UrlFetchApp {
  fetch(url: string, options?: FetchOptions): HttpResponse;
  fetchAll(requests: readonly (string | FetchOptions)[]): HttpResponse[];
}

interface UrlFetchWorld {
  readonly transport: Transport;
  readonly quotas: DailyQuotas;
  readonly authorization: Authorization;
  readonly scriptId: string;
}

/** The service as one execution sees it. */
export function createUrlFetchApp(execution: Execution, world: UrlFetchWorld): UrlFetchApp {
  const { realm, gate, latency, switches } = execution;
  const knowsTimeout = switches.fetchTimeoutOption === 'honoured';
  const read = (url: unknown, options: FetchOptions): FetchRequest =>
    readRequest(realm, url, options, { scriptId: world.scriptId, knowsTimeout });
  const send = (member: string, requests: readonly FetchRequest[]): FetchOutcome[] => {
    const detail = requests.map(({ url, method, headers, body }) => [method, url, headers, bodyText(body)]);
    const call = freeCall('url_fetch', `UrlFetchApp.${member}`, detail, { ms: latency.urlFetch.baseMs });
    return gate.pass(call, () => {
      spendQuota(execution, world.quotas, 'urlfetch', requests.length);
      return world.transport(requests);
    });
  };
  return strict(realm, 'UrlFetchApp', {
    fetch(url, options = {}) {
      world.authorization.require('UrlFetchApp.fetch', 'script.external_request');
      const request = read(url, options);
      const [outcome] = send('fetch', [request]);
      return createHttpResponse(execution, checkOutcome(realm, request, outcome, options));
    },
    fetchAll(members) {
      world.authorization.require('UrlFetchApp.fetchAll', 'script.external_request');
      const asked = Array.from(members, (member) => (typeof member === 'string' ? { url: member } : member));
      const requests = asked.map((options) => read(options.url, options));
      const outcomes = send('fetchAll', requests);
      const mayFailAlone = switches.fetchAllFailure === 'answers_others';
      return realm.array(
        requests.map((request, index) =>
          createHttpResponse(
            execution,
            checkOutcome(realm, request, outcomes[index], { ...asked[index], mayFailAlone }),
          ),
        ),
      );
    },
  });
}

function bodyText(body: Uint8Array | null): string | null {
  return body === null ? null : Buffer.from(body).toString('utf8');
}

/** The number of characters of a failed response that Google quotes. */
const quotedLength = 100;

interface Leniency {
  /** True: a status of 400 and above is no error. */
  readonly muteHttpExceptions?: boolean;
  /** True for a member of fetchAll whose failure must not fail the others. */
  readonly mayFailAlone?: boolean;
}

/** @throws Exception with Google's text for a failure, or for a status of 400 and above unless muted */
function checkOutcome(
  realm: Realm,
  { url }: FetchRequest,
  outcome: FetchOutcome | undefined,
  { muteHttpExceptions = false, mayFailAlone = false }: Leniency,
): FetchResponse {
  if (outcome?.kind !== 'response') {
    const text = `${failureNames[outcome?.reason ?? 'unreachable']}: ${url}`;
    // No source says how Google shows a failed member among others that succeed; the emulator assumes status 0.
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

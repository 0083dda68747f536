/** Reads the requests of the API from a web-app event: from the envelope of a POST, or from the parameters of a GET. */
import type { Asked } from '../../core/api/exchange.ts';
import { pairsMax, targetLengthMax } from '../../core/api/limits.ts';
import type { ApiRequest } from '../../core/api/message.ts';
import { parseJson } from '../../core/api/parse-json.ts';
import { hasBrokenEscape, readSearch } from '../../core/api/read-search.ts';
import { tooLarge } from '../../core/api/refuse-too-large.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { isObject } from '../../core/schema/merge-patch.ts';

/** The parameters of a GET that are read here and are not passed to the API. */
const ownParameters = ['path', 'api_key'];

/** @throws Refusal no_route when there is no path, as when Google's redirect has lost the parameters */
export function readGet({ parameter, parameters }: GoogleAppsScript.Events.DoGet): ApiRequest {
  const path = parameter.path;
  if (path === undefined || path === '') throw noRoute();
  const query = Object.entries(parameters).flatMap(([name, values]) =>
    ownParameters.includes(name) ? [] : values.map((value): [string, string] => [name, value]),
  );
  if (query.length > pairsMax) throw tooLarge();
  const key = parameter.api_key;
  return {
    method: 'GET',
    path,
    query,
    headers: key === undefined ? {} : { 'x-api-key': key },
    body: '',
    keyInUrl: key !== undefined,
  };
}

// The longest request fits, with every sign of its body written as an escape of six.
const envelopeLengthMax = 2 * 1024 * 1024;

// An execution starts with each of them, and must end well before Google stops it.
const requestsMax = 50;

/**
 * Reads the request of an envelope, or each of its `requests`: an error of one is the answer to that one alone.
 * @throws Refusal payload_too_large, malformed_json, no_route
 */
export function readPost(event: GoogleAppsScript.Events.DoPost): ApiRequest | readonly Asked[] {
  const contents = (event.postData as GoogleAppsScript.Events.DoPost['postData'] | undefined)?.contents ?? '';
  if (contents.length > envelopeLengthMax)
    throw new Refusal('payload_too_large', `An envelope has at most ${envelopeLengthMax / 1024 ** 2} MiB.`);
  const envelope = parseJson(contents, 'The envelope');
  const requests = isObject(envelope) ? envelope.requests : undefined;
  if (requests === undefined) return readEnvelope(envelope);
  if (!Array.isArray(requests) || requests.length === 0) throw wrongEnvelope();
  if (requests.length > requestsMax)
    throw new Refusal('payload_too_large', `An envelope has at most ${requestsMax} requests.`);
  return requests.map(readOneOfSeveral);
}

function readOneOfSeveral(envelope: unknown): Asked {
  try {
    return readEnvelope(envelope);
  } catch (fault) {
    return { fault };
  }
}

function readEnvelope(envelope: unknown): ApiRequest {
  if (!isObject(envelope) || envelope.requests !== undefined) throw wrongEnvelope();
  const { path: target, method, query, headers, body } = envelope;
  if (typeof target !== 'string' || target === '') throw noRoute();
  const end = target.includes('?') ? target.indexOf('?') : target.length;
  const search = target.slice(end);
  const pairs = [...readPairs(search), ...readQuery(query ?? '')];
  const isQueryBroken = hasBrokenEscape(search) || (typeof query === 'string' && hasBrokenEscape(query));
  return {
    method: readText(method ?? 'POST').toUpperCase(),
    path: target.slice(0, end),
    query: pairs,
    ...(isQueryBroken && { isQueryBroken }),
    headers: readHeaders(headers ?? {}),
    body: typeof body === 'string' ? body : (JSON.stringify(body ?? undefined) ?? ''),
  };
}

function readText(value: unknown): string {
  if (typeof value !== 'string') throw wrongEnvelope();
  return value;
}

// Every sign of a path may be written as an escape of three.
const searchLengthMax = 3 * targetLengthMax;

// Counted before anything is decoded, because a text of 2 MB has room for a million parameters.
function readPairs(search: string): [string, string][] {
  if (search.length > searchLengthMax) throw tooLarge();
  const pairs = readSearch(search, pairsMax + 1);
  if (pairs.length > pairsMax) throw tooLarge();
  return pairs;
}

// People who write the envelope by hand may give numbers and truth values as they are.
function readQuery(query: unknown): [string, string][] {
  if (typeof query === 'string') return readPairs(query);
  if (!isObject(query)) throw wrongEnvelope();
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown): [string, string] => [
      name,
      readText(typeof one === 'number' || typeof one === 'boolean' ? String(one) : one),
    ]),
  );
}

// A header that is given twice in different case has two values, and nobody knows which of them is meant.
function readHeaders(headers: unknown): Record<string, string> {
  if (!isObject(headers)) throw wrongEnvelope();
  // To list the names is much cheaper than to list the members.
  if (Object.keys(headers).length > pairsMax) throw tooLarge();
  const entries = Object.entries(headers);
  const lower = new Map(entries.map(([name, value]) => [name.toLowerCase(), readText(value)]));
  if (lower.size < entries.length) throw wrongEnvelope();
  return Object.fromEntries(lower);
}

function wrongEnvelope(): Refusal {
  return new Refusal(
    'malformed_json',
    'The envelope is an object of texts, with each header once: {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":"…"}}.',
  );
}

function noRoute(): Refusal {
  return new Refusal('no_route', 'Give the path of the API to call, for example path=/api/v1/invoices.');
}

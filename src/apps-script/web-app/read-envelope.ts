/** Reads the request of the API from a web-app event: from the envelope of a POST, or from the parameters of a GET. */
import type { ApiRequest, RequestEnvelope } from '../../core/api/message.ts';
import { Refusal } from '../../core/errors/refusal.ts';

/** The parameters of a GET that are read here and are not passed to the API. */
const ownParameters = ['path', 'api_key'];

/** @throws Refusal no_route when there is no path, as when Google's redirect has lost the parameters */
export function readGet({ parameter, parameters }: GoogleAppsScript.Events.DoGet): ApiRequest {
  const path = parameter.path;
  if (path === undefined || path === '') throw noRoute();
  const query = Object.entries(parameters).flatMap(([name, values]) =>
    ownParameters.includes(name) ? [] : values.map((value): [string, string] => [name, value]),
  );
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

/** @throws Refusal malformed_json, no_route */
export function readPost(event: GoogleAppsScript.Events.DoPost): ApiRequest {
  const contents = (event.postData as GoogleAppsScript.Events.DoPost['postData'] | undefined)?.contents ?? '';
  const envelope = parseEnvelope(contents);
  if (typeof envelope.path !== 'string' || envelope.path === '') throw noRoute();
  const [path = '', search = ''] = envelope.path.split('?', 2);
  return {
    method: String(envelope.method ?? 'POST').toUpperCase(),
    path,
    query: [...readSearch(search), ...readQuery(envelope.query)],
    headers: lowerCased(envelope.headers ?? {}),
    body: readBody(envelope.body),
  };
}

function parseEnvelope(contents: string): Partial<RequestEnvelope> {
  const hint = 'Send {"method":"GET","path":"/api/v1/invoices","headers":{"x-api-key":"…"}} as JSON.';
  let value: unknown;
  try {
    value = JSON.parse(contents);
  } catch (_notJson) {
    throw new Refusal('malformed_json', `The envelope is not valid JSON. ${hint}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Partial<RequestEnvelope>;
  throw new Refusal('malformed_json', `The envelope must be a JSON object. ${hint}`);
}

function readBody(body: unknown): string {
  if (typeof body === 'string') return body;
  return body === undefined || body === null ? '' : JSON.stringify(body);
}

function readQuery(query: RequestEnvelope['query']): [string, string][] {
  if (query === undefined || query === null) return [];
  if (typeof query === 'string') return readSearch(query);
  return Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
}

// The query is parsed here, because Apps Script has no URLSearchParams.
function readSearch(search: string): [string, string][] {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
    });
}

function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch (_malformed) {
    // A text with a wrong percent sign stays undecoded, so that the check of the parameter's value can name the fault.
    return spaced;
  }
}

function lowerCased(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) lower[name.toLowerCase()] = String(value);
  return lower;
}

function noRoute(): Refusal {
  return new Refusal('no_route', 'Give the path of the API to call, for example path=/api/v1/invoices.');
}

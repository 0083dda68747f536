/**
 * The exchanges that every door has to carry: what a caller sends, and what comes back. `{name}` stands for a value of
 * the workspace. What no door carries is not here: a line break in a header, an envelope that is none, and the direct
 * GET of the web app, which needs no door. The tests of the contract send those to the web app itself. Nor is what no
 * caller sees: the key that a door gives to each write without one, under which the journal keeps even a refusal.
 *
 * They run in this order, because some build on those before.
 */

export type DoorName = 'Node' | 'workerd' | 'client';

export interface DoorExchange {
  /** What the caller learns, as a sentence. */
  readonly says: string;
  /** Method, path and query as they are sent. */
  readonly send: string;
  /** Status and code; `by the door` when the web app is not run, `by the gateway` when only the client runs it. */
  readonly answer: string;
  /** Missing: the key for everything, by `Authorization`. Null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON; a text and bytes as they are. */
  readonly body?: object | string;
  /** What is so meanwhile: the limit of the key is used up, or somebody holds the lock. */
  readonly while?: 'spent' | 'locked';
  /** Headers of the answer that the exchange is about. */
  readonly shows?: Readonly<Record<string, string | RegExp>>;
  /** Headers of the web app's answer that a gateway does not bring. */
  readonly without?: readonly string[];
  /** Why the web app would not say the same to the same words. */
  readonly because?: string;
  /** Doors that carry it otherwise: the status, null where it cannot be sent at all, and why. */
  readonly otherwise?: Partial<Readonly<Record<DoorName, readonly [status: number | null, reason: string]>>>;
}

function row(
  says: string,
  send: string,
  answer: string,
  further: Omit<DoorExchange, 'says' | 'send' | 'answer'> = {},
) {
  return { says, send, answer, ...further };
}

const json = 'application/json';
const html = /^text\/html/;
/** A gateway that answers in place of the web app does not know what is left of the limit. */
const uncounted = {
  without: ['ratelimit', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
};
const sale = { customer_name: 'Ada', total: 10 };
const [invoices, customers] = ['/api/v1/invoices', '/api/v1/customers'];
const order = { headers: { 'idempotency-key': 'order-1' }, body: sale };
const ofGateways = { key: null, otherwise: { client: [401, 'only a gateway serves it'] } } as const;
/** A customer whose body has so many bytes. */
const long = (bytes: number) =>
  JSON.stringify({ name: 'Ada', notes: '' }).replace('""', `"${'n'.repeat(bytes - 25)}"`);

export const exchanges: readonly DoorExchange[] = [
  row('a list tells the limit and the next page', `GET ${invoices}?limit=1`, '200', {
    shows: { ratelimit: /^"default";r=\d+;t=\d+$/, link: /^<{origin}\/api\/v1\/invoices\?.*>; rel="next"$/ },
  }),
  row('HEAD has the headers of GET', 'HEAD {invoice}', '200', { shows: { etag: '{etag}' } }),
  row('HEAD of nothing has no body either', `HEAD ${invoices}/inv_1`, '404'),
  row('a write without a key of its own leads to what it made', `POST ${invoices}`, '201', {
    body: sale,
    shows: { location: /^{origin}\/api\/v1\/invoices\/inv_/, etag: /^"/ },
  }),
  row('a write with a key makes a record', `POST ${invoices}`, '201', order),
  row('the same key again is a replay', `POST ${invoices}`, '201', {
    ...order,
    shows: { 'idempotent-replayed': 'true' },
  }),
  row('the same key is for the same body', `POST ${invoices}`, '422 idempotency_key_reused', {
    ...order,
    body: {},
  }),
  row('a key of other letters than ASCII is none', `POST ${invoices}`, '400 invalid_idempotency_key', {
    headers: { 'idempotency-key': 'commande-é' },
    body: sale,
  }),
  row('an action needs no body', 'POST {draft}/finalize', '200', { shows: { etag: /^"/ } }),
  row('a stale tag is refused with the present one', 'PATCH {customer}', '412 etag_mismatch', {
    headers: { 'if-match': '"old"' },
    body: { name: 'Grace' },
    shows: { etag: '{customerEtag}' },
  }),
  row('the present tag gives way to a new one', 'PATCH {customer}', '200', {
    headers: { 'if-match': '{customerEtag}' },
    body: { phone: '+49 30 1' },
  }),
  row('what the caller has is not sent again', 'GET {invoice}', '304', {
    headers: { 'if-none-match': '{etag}' },
    shows: { etag: '{etag}' },
  }),
  row('DELETE tells what is gone', 'DELETE {product}', '200'),
  row('PUT learns the methods of the path', `PUT ${invoices}`, '405 method_not_allowed by the gateway', {
    ...uncounted,
    body: sale,
    shows: { allow: 'GET, POST, HEAD' },
  }),
  row('TRACE learns the methods of the path', `TRACE ${invoices}`, '405 method_not_allowed by the gateway', {
    ...uncounted,
    otherwise: { client: [null, 'no fetch sends a TRACE'] },
  }),
  row('a preflight is answered for every site', 'OPTIONS {invoice}', '204 by the door', {
    ...ofGateways,
    because: 'browsers ask the host, not the API',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PATCH' },
    shows: { 'access-control-allow-methods': /PATCH/, 'access-control-allow-headers': /idempotency-key/ },
  }),

  row('a key may come as x-api-key', 'GET /api/v1/me', '200', {
    key: null,
    headers: { 'x-api-key': '{key}' },
  }),
  row('two keys are one too many', 'GET /api/v1/me', '400 credentials_conflict by the door', {
    headers: { 'x-api-key': '{readOnly}' },
  }),
  row('no key is refused', 'GET /api/v1/me', '401 missing_api_key by the door', {
    key: null,
    shows: { 'content-type': 'application/problem+json', 'www-authenticate': /^Bearer/ },
  }),
  row('what can be no key is refused', 'GET /api/v1/me', '401 invalid_api_key by the door', {
    key: 'nonsense',
  }),
  row('a key that nobody has is refused', 'GET /api/v1/me', '401 invalid_api_key', {
    key: 'bbk_live_000000000000000000000000000000002wjyrI',
  }),
  row('a reading key may not write', `POST ${invoices}`, '403 insufficient_scope', {
    key: '{readOnly}',
    body: sale,
  }),

  row('a path may end with a slash', 'GET {invoice}/', '200'),
  row('two slashes are not one', 'GET /api/v1//invoices', '404 route_not_found by the gateway', uncounted),
  row('an encoded path stays as it was written', `GET ${customers}/%C3%A9%2F..%20%25`, '404'),
  row('a step up the path is taken', `GET ${customers}/../me`, '200', {
    because: 'HTTP resolves a path before anybody looks at it',
  }),
  row('a path beside the API is none', 'GET /nothing', '404 route_not_found by the gateway', uncounted),
  row('health is for reading', 'POST /health', '405 method_not_allowed by the gateway', {
    key: null,
    shows: { allow: 'GET, HEAD' },
  }),
  row('a workspace that nobody has is none', 'GET /w/acme/api/v1/me', '404 workspace_not_found by the door', {
    because: 'the host gives workspaces their names',
  }),
  row('an encoded query finds its letters', `GET ${customers}?q=M%C3%BCller%20%26%20S%C3%B6hne`, '200'),
  row('a plus sign is a blank', `GET ${customers}?q=M%C3%BCller+%26`, '200'),
  row('a broken escape is refused', `GET ${customers}?q=%E0%A4%A`, '400 invalid_parameter'),
  row('brackets may stand as they are', `GET ${invoices}?created_at[gte]=2026-01-01T00:00:00Z`, '200'),
  row('a repeated parameter is seen twice', `GET ${invoices}?limit=1&limit=2`, '400 invalid_parameter'),
  row('an unknown parameter is named', `GET ${invoices}?gr%C3%B6%C3%9Fe=1`, '400 unknown_parameter'),

  row('every letter arrives, and comes back', `POST ${customers}`, '201', {
    body: { name: 'Łukasz 東京 😀 \u2028', notes: 'é and e\u0301, "quoted" \\ \n' },
  }),
  row('pointers name what is wrong', `POST ${invoices}`, '422 validation_failed', { body: { total: 'x' } }),
  row('a list is no record', `POST ${invoices}`, '422 validation_failed', { body: [] }),
  row('a GET may bring a body that nobody reads', 'GET {invoice}', '200', {
    body: sale,
    otherwise: { client: [null, 'no fetch sends the body of a GET'] },
  }),
  row('nothing is no JSON', `POST ${invoices}`, '400 malformed_json'),
  row('half an object is no JSON', `POST ${invoices}`, '400 malformed_json', { body: '{"total":' }),
  row('bytes that are not UTF-8 are no JSON', `POST ${customers}`, '400 malformed_json', {
    body: Buffer.from('{"name":"M\xfcller"}', 'latin1'),
    because: 'an envelope is text',
  }),
  row('a form is no JSON', `POST ${invoices}`, '415 unsupported_media_type', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'total=1',
  }),
  row('an empty type is none of JSON', `POST ${invoices}`, '415 unsupported_media_type', {
    headers: { 'content-type': '' },
    body: {},
    otherwise: { workerd: [422, 'Cloudflare takes an empty type for none'] },
  }),
  row('a compressed body is refused', `POST ${invoices}`, '415 unsupported_media_type', {
    headers: { 'content-encoding': 'gzip' },
    body: sale,
    shows: { 'accept-encoding': 'identity' },
  }),
  row('256 KiB are read', `POST ${customers}`, '422 validation_failed', { body: long(256 * 1024) }),
  row('a byte more is too large', `POST ${customers}`, '413 payload_too_large by the door', {
    body: long(256 * 1024 + 1),
    because: 'the door names the one limit that it holds itself',
  }),

  row('health needs no key', 'GET /health', '200', { key: null }),
  row('OpenAPI needs no key', 'GET /openapi.json', '200', { key: null, shows: { 'content-type': json } }),
  row('a printed document runs nothing', 'GET {invoice}/html', '200', {
    shows: { 'content-type': html, 'content-security-policy': /^sandbox; default-src 'none'/ },
  }),
  row('a PDF comes byte by byte', 'GET {invoice}/pdf', '200', {
    shows: { 'content-disposition': /\.pdf"$/ },
  }),
  row('a table comes as CSV', 'GET /api/v1/reports/receivables?format=csv', '200'),
  row('the page of a document needs no key', 'GET {page}', '200', {
    ...ofGateways,
    without: ['ratelimit-policy', 'x-request-id'],
    shows: { 'content-type': html, 'content-security-policy': /form-action 'self'/ },
  }),
  row('what can be no link is refused in words', 'GET /d/inv_1', '404 by the door', {
    ...ofGateways,
    because: 'it costs the workspace nothing',
    shows: { 'content-type': html },
  }),
  row('a gateway says that it is alive', 'GET /healthz', '200 by the door', {
    ...ofGateways,
    because: 'it is the host',
  }),

  row('an id that no log can hold gives way to a new one', `GET ${invoices}/inv_1`, '404 not_found', {
    headers: { 'x-request-id': 'a b' },
    because: 'the door makes the id',
    shows: { 'x-request-id': /^req_[0-9A-HJKMNP-TV-Z]{26}$/ },
  }),
  row('a taken lock is a matter of seconds', `POST ${invoices}`, '503 workspace_busy', {
    headers: { 'idempotency-key': 'order-2' },
    body: sale,
    while: 'locked',
    shows: { 'retry-after': /^\d+$/ },
  }),
  row('a key over its limit learns when to come again', 'GET /api/v1/me', '429 rate_limited', {
    key: '{readOnly}',
    while: 'spent',
    shows: { 'retry-after': /^\d+$/, 'x-ratelimit-remaining': '0' },
  }),
  row('the door remembers who is over the limit', `GET ${invoices}`, '429 rate_limited by the door', {
    key: '{readOnly}',
    because: 'the web app has admitted it again by now',
    shows: { 'retry-after': /^\d+$/ },
  }),
];

/**
 * The exchanges that every door has to carry: what a caller sends, and what comes back. A `{name}` stands for a value of
 * the workspace. What no door can carry is not here: a line break in a header, an envelope that is none, and the direct
 * GET of the web app, which needs no door. The contract's tests hold those to the web app itself.
 */
import type { DoorName } from './doors.ts';

export interface Exchange {
  readonly says: string;
  /** Method, path and query as they are sent. */
  readonly send: string;
  /** Missing: a key for everything, by `Authorization`. Null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON; a text and bytes as they are. */
  readonly body?: object | string | Buffer;
  /** What has happened before: the key's limit is used up, or somebody holds the lock. */
  readonly while?: 'spent' | 'locked';
  readonly status: number;
  readonly code?: string;
  /** Headers of the answer that the exchange is about. */
  readonly shows?: Readonly<Record<string, string | RegExp>>;
  /** The door answers without the web app. */
  readonly spares?: true;
  /** Headers of the API that a person's browser does not get. */
  readonly without?: readonly string[];
  /** Why the answer is none that the web app would give to the same words. */
  readonly because?: string;
  /** Doors that carry it otherwise: the status, null where it cannot be sent, and why. */
  readonly otherwise?: Partial<Readonly<Record<DoorName, readonly [status: number | null, reason: string]>>>;
}

const json = 'application/json';
const problem = 'application/problem+json';
const sales = { customer_name: 'Ada', total: 10 };
const gatewayOnly = (status: number) => ({ client: [status, 'only a gateway serves it'] }) as const;

const methods: readonly Exchange[] = [
  {
    says: 'GET of a list tells what is left of the limit, and where the next page is',
    send: 'GET /api/v1/invoices?limit=1',
    status: 200,
    shows: {
      'content-type': json,
      'cache-control': 'no-store',
      'x-request-id': /^exchange-\d+$/,
      'ratelimit-policy': '"default";q=100;w=60',
      ratelimit: /^"default";r=\d+;t=\d+$/,
      'x-ratelimit-remaining': /^\d+$/,
      link: /^<{origin}\/api\/v1\/invoices\?.*cursor=.*>; rel="next"$/,
    },
  },
  { says: 'HEAD has the headers of GET', send: 'HEAD {invoice}', status: 200, shows: { etag: '{etag}' } },
  { says: 'HEAD of nothing has no body either', send: 'HEAD /api/v1/invoices/inv_1', status: 404 },
  {
    says: 'POST leads to what it made, and tells nothing of the key that the door gave it',
    send: 'POST /api/v1/invoices',
    body: sales,
    status: 201,
    shows: { location: /^{origin}\/api\/v1\/invoices\/inv_/, etag: /^"/ },
  },
  {
    says: 'POST with a key of the caller makes a record',
    send: 'POST /api/v1/invoices',
    headers: { 'idempotency-key': 'order-1' },
    body: sales,
    status: 201,
  },
  {
    says: 'POST with the same key once more says that it is a replay',
    send: 'POST /api/v1/invoices',
    headers: { 'Idempotency-Key': 'order-1' },
    body: sales,
    status: 201,
    shows: { 'idempotent-replayed': 'true' },
  },
  {
    says: 'POST with the same key and another body is refused',
    send: 'POST /api/v1/invoices',
    headers: { 'IDEMPOTENCY-KEY': 'order-1' },
    body: { ...sales, total: 11 },
    status: 422,
    code: 'idempotency_key_reused',
  },
  {
    says: 'a key of other letters than ASCII is refused',
    send: 'POST /api/v1/invoices',
    headers: { 'idempotency-key': 'commande-é' },
    body: sales,
    status: 400,
    code: 'invalid_idempotency_key',
  },
  {
    says: 'POST of an action needs no body',
    send: 'POST {draft}/finalize',
    status: 200,
    shows: { etag: /^"/ },
  },
  {
    says: 'PATCH of what has changed meanwhile is refused with the present tag',
    send: 'PATCH {customer}',
    headers: { 'if-match': '"old"' },
    body: { name: 'Grace' },
    status: 412,
    code: 'etag_mismatch',
    shows: { etag: '{customerEtag}' },
  },
  {
    says: 'PATCH with the present tag gives a new one',
    send: 'PATCH {customer}',
    headers: { 'if-match': '{customerEtag}' },
    body: { phone: '+49 30 1' },
    status: 200,
    shows: { etag: /^"/ },
  },
  {
    says: 'GET of what the caller has already has no body',
    send: 'GET {invoice}',
    headers: { 'if-none-match': '{etag}' },
    status: 304,
    shows: { etag: '{etag}' },
  },
  { says: 'DELETE tells what is gone', send: 'DELETE {product}', status: 200 },
  {
    says: 'PUT is answered with the methods that the path takes',
    send: 'PUT /api/v1/invoices',
    body: sales,
    status: 405,
    code: 'method_not_allowed',
    shows: { allow: 'GET, POST, HEAD' },
  },
  {
    says: 'TRACE is answered with the methods that the path takes',
    send: 'TRACE /api/v1/products',
    status: 405,
    code: 'method_not_allowed',
    otherwise: { client: [null, 'no fetch sends a TRACE'] },
  },
  {
    says: 'a preflight is answered for every site',
    send: 'OPTIONS {invoice}',
    key: null,
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'PATCH' },
    status: 204,
    spares: true,
    because: 'browsers ask the host, not the API',
    shows: {
      'access-control-allow-methods': /PATCH/,
      'access-control-allow-headers': /idempotency-key/i,
      'access-control-max-age': '86400',
    },
    otherwise: gatewayOnly(401),
  },
];

const keys: readonly Exchange[] = [
  {
    says: 'a key may come as x-api-key',
    send: 'GET /api/v1/me',
    key: null,
    headers: { 'x-api-key': '{key}' },
    status: 200,
  },
  {
    says: 'two keys are refused',
    send: 'GET /api/v1/me',
    headers: { 'x-api-key': '{readOnly}' },
    status: 400,
    code: 'credentials_conflict',
    spares: true,
  },
  {
    says: 'no key is refused',
    send: 'GET /api/v1/me',
    key: null,
    status: 401,
    code: 'missing_api_key',
    spares: true,
    shows: { 'content-type': problem, 'www-authenticate': /^Bearer/ },
  },
  {
    says: 'a key that cannot be one is refused',
    send: 'GET /api/v1/me',
    key: 'nonsense',
    status: 401,
    code: 'invalid_api_key',
    spares: true,
  },
  {
    says: 'a key that nobody has is refused',
    send: 'GET /api/v1/me',
    key: 'bbk_live_000000000000000000000000000000002wjyrI',
    status: 401,
    code: 'invalid_api_key',
  },
  {
    says: 'a key that may only read is refused a write',
    send: 'POST /api/v1/invoices',
    key: '{readOnly}',
    body: sales,
    status: 403,
    code: 'insufficient_scope',
  },
];

const targets: readonly Exchange[] = [
  { says: 'a path may end with a slash', send: 'GET {invoice}/', status: 200 },
  { says: 'two slashes are not one', send: 'GET /api/v1//invoices', status: 404, code: 'route_not_found' },
  {
    says: 'an encoded path stays as it was written',
    send: 'GET /api/v1/customers/%C3%A9%2F..%20%25',
    status: 404,
  },
  {
    says: 'a step up the path is taken',
    send: 'GET /api/v1/customers/../me',
    status: 200,
    because: 'HTTP resolves a path before it is looked at',
  },
  { says: 'a path beside the API is none', send: 'GET /nothing', status: 404, code: 'route_not_found' },
  {
    says: 'a workspace that nobody has is none',
    send: 'GET /w/acme/api/v1/me',
    status: 404,
    code: 'workspace_not_found',
    spares: true,
    because: 'names of workspaces are the host’s',
  },
  {
    says: 'an encoded query finds by its letters',
    send: 'GET /api/v1/customers?q=M%C3%BCller%20%26%20S%C3%B6hne',
    status: 200,
  },
  { says: 'a plus sign is a blank', send: 'GET /api/v1/customers?q=M%C3%BCller+%26', status: 200 },
  {
    says: 'brackets may be written as they are',
    send: 'GET /api/v1/invoices?created_at[gte]=2026-01-01T00:00:00Z',
    status: 200,
  },
  { says: 'a broken escape is what it is', send: 'GET /api/v1/customers?q=%E0%A4%A', status: 200 },
  {
    says: 'a parameter that is repeated is seen twice',
    send: 'GET /api/v1/invoices?limit=1&limit=2',
    status: 400,
    code: 'invalid_parameter',
  },
  {
    says: 'an unknown parameter is named',
    send: 'GET /api/v1/invoices?gr%C3%B6%C3%9Fe=1',
    status: 400,
    code: 'unknown_parameter',
  },
];

const bodies: readonly Exchange[] = [
  {
    says: 'every letter arrives, and comes back',
    send: 'POST /api/v1/customers',
    body: { name: 'Łukasz 東京 😀 \u2028', notes: 'é and e\u0301, "quoted" \\ \n' },
    status: 201,
  },
  {
    says: 'fields are named by pointers',
    send: 'POST /api/v1/invoices',
    body: { total: 'x' },
    status: 422,
    code: 'validation_failed',
  },
  {
    says: 'a list is no record',
    send: 'POST /api/v1/invoices',
    body: [],
    status: 422,
    code: 'validation_failed',
  },
  { says: 'an empty body is no JSON', send: 'POST /api/v1/invoices', status: 400, code: 'malformed_json' },
  {
    says: 'half a body is no JSON',
    send: 'POST /api/v1/invoices',
    body: '{"total":',
    status: 400,
    code: 'malformed_json',
  },
  {
    says: 'bytes that are not UTF-8 are no JSON',
    send: 'POST /api/v1/customers',
    body: Buffer.from('{"name":"M\xfcller"}', 'latin1'),
    status: 400,
    code: 'malformed_json',
    because: 'an envelope is text',
  },
  {
    says: 'a form is refused',
    send: 'POST /api/v1/invoices',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'total=1',
    status: 415,
    code: 'unsupported_media_type',
  },
  {
    says: 'an empty type is refused',
    send: 'POST /api/v1/invoices',
    headers: { 'content-type': '' },
    body: sales,
    status: 415,
    code: 'unsupported_media_type',
    otherwise: { workerd: [201, 'Cloudflare takes an empty type for none'] },
  },
  {
    says: 'a compressed body is refused',
    send: 'POST /api/v1/invoices',
    headers: { 'content-encoding': 'gzip' },
    body: sales,
    status: 415,
    shows: { 'accept-encoding': 'identity' },
  },
  {
    says: 'a body of 256 KiB is read',
    send: 'POST /api/v1/customers',
    body: { name: 'Grace', notes: 'n'.repeat(256 * 1024 - 27) },
    status: 422,
  },
  {
    says: 'a byte more is too large',
    send: 'POST /api/v1/customers',
    body: { name: 'Grace', notes: 'n'.repeat(256 * 1024 - 26) },
    status: 413,
    code: 'payload_too_large',
    spares: true,
    because: 'the door names the one limit that it holds itself',
  },
];

const documents: readonly Exchange[] = [
  { says: 'health needs no key', send: 'GET /health', key: null, status: 200 },
  {
    says: 'the document of the API needs no key',
    send: 'GET /openapi.json',
    key: null,
    status: 200,
    shows: { 'content-type': json },
  },
  {
    says: 'a printed document runs nothing',
    send: 'GET {invoice}/html',
    status: 200,
    shows: { 'content-type': 'text/html', 'content-security-policy': /^sandbox; default-src 'none'/ },
  },
  {
    says: 'a PDF comes byte by byte',
    send: 'GET {invoice}/pdf',
    status: 200,
    shows: { 'content-type': 'application/pdf', 'content-disposition': /\.pdf"$/ },
  },
  {
    says: 'the page of a document needs no key, and no other site may read it',
    send: 'GET {page}',
    key: null,
    status: 200,
    without: ['ratelimit-policy', 'x-request-id'],
    shows: {
      'content-type': /^text\/html/,
      'content-security-policy': /form-action 'self'/,
      'x-robots-tag': 'noindex, nofollow',
    },
    otherwise: gatewayOnly(401),
  },
  {
    says: 'a link that cannot be one is refused in words',
    send: 'GET /d/inv_1',
    key: null,
    status: 404,
    spares: true,
    because: 'it costs the workspace nothing',
    shows: { 'content-type': /^text\/html/ },
    otherwise: gatewayOnly(401),
  },
  {
    says: 'a gateway says that it is alive',
    send: 'GET /healthz',
    key: null,
    status: 200,
    spares: true,
    because: 'it is about the host',
    otherwise: gatewayOnly(401),
  },
];

const refusals: readonly Exchange[] = [
  {
    says: 'an id of the caller that could not stand in a log gives way to a new one',
    send: 'GET /api/v1/invoices/inv_1',
    headers: { 'x-request-id': 'a b' },
    status: 404,
    because: 'the door makes the id',
    shows: { 'x-request-id': /^req_[0-9A-HJKMNP-TV-Z]{26}$/ },
  },
  {
    says: 'while the lock is taken, a caller is told when to come again',
    send: 'POST /api/v1/invoices',
    headers: { 'idempotency-key': 'order-2' },
    body: sales,
    while: 'locked',
    status: 503,
    code: 'workspace_busy',
    shows: { 'retry-after': /^\d+$/ },
  },
  {
    says: 'over the limit, a caller is told when to come again',
    send: 'GET /api/v1/me',
    key: '{readOnly}',
    while: 'spent',
    status: 429,
    code: 'rate_limited',
    shows: { 'retry-after': /^\d+$/, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': /^\d{10}$/ },
  },
  {
    says: 'a key that was over its limit a moment ago is refused by the door itself',
    send: 'GET /api/v1/invoices',
    key: '{readOnly}',
    status: 429,
    code: 'rate_limited',
    spares: true,
    because: 'the door has kept the refusal',
    shows: { 'retry-after': /^\d+$/ },
  },
];

export const exchanges: readonly Exchange[] = [
  ...methods,
  ...keys,
  ...targets,
  ...bodies,
  ...documents,
  ...refusals,
];

/** The order of checks: of a request with several faults, the first of the order is told. */
import { expectRefused } from '../support/expect-answer.ts';
import { type CallOptions, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace({ pauseMs: 0 });
const readOnly = workspace.createKey('read-only');
const exhausted = workspace.createKey();
for (let count = 0; count < 100; count += 1) workspace.get('/nothing', { key: exhausted });

// Whoever sends this under another body reuses the key.
const used = { 'Idempotency-Key': 'used' };
workspace.post('/api/v1/invoices', { customer_name: 'Ada', total: 1 }, { headers: used });

interface Step {
  readonly check: string;
  readonly status: number;
  readonly code: string;
  readonly method?: string;
  readonly path?: string;
  readonly options: CallOptions;
}

const wrongType = { 'Content-Type': 'text/plain' };
const large = 'x'.repeat(300_000);
const noKey = { key: null };
const conflict = { 'x-api-key': `${workspace.key.slice(0, -1)}!` };

// Each request has its own fault and as many of the later ones as go together.
const steps: readonly Step[] = [
  {
    check: 'size before credentials',
    status: 413,
    code: 'payload_too_large',
    path: '/nothing',
    options: { ...noKey, headers: wrongType, query: 'x=1', body: large },
  },
  {
    check: 'size before the rate limit',
    status: 413,
    code: 'payload_too_large',
    options: { key: exhausted, headers: wrongType, body: large },
  },
  {
    check: 'a conflict of credentials before all that a key may do',
    status: 400,
    code: 'credentials_conflict',
    path: '/nothing',
    options: { key: exhausted, headers: { ...wrongType, ...conflict }, body: '{' },
  },
  {
    check: 'a missing key before the route',
    status: 401,
    code: 'missing_api_key',
    path: '/nothing',
    options: { ...noKey, headers: wrongType, body: '{' },
  },
  {
    check: 'a wrong key before the route',
    status: 401,
    code: 'invalid_api_key',
    method: 'PUT',
    options: { key: 'nonsense', headers: wrongType, body: '{' },
  },
  {
    check: 'the rate limit before the route',
    status: 429,
    code: 'rate_limited',
    path: '/nothing',
    options: { key: exhausted, headers: wrongType, body: '{' },
  },
  {
    check: 'the route before the scope',
    status: 404,
    code: 'route_not_found',
    path: '/api/v1/nothing',
    options: { key: readOnly, headers: wrongType, body: '{' },
  },
  {
    check: 'the method before the scope',
    status: 405,
    code: 'method_not_allowed',
    method: 'PUT',
    options: { key: readOnly, headers: wrongType, body: '{' },
  },
  {
    check: 'the scope before the media type',
    status: 403,
    code: 'insufficient_scope',
    options: { key: readOnly, headers: wrongType, query: 'x=1', body: '{' },
  },
  {
    check: 'the media type before the JSON',
    status: 415,
    code: 'unsupported_media_type',
    options: { headers: { ...wrongType, 'Idempotency-Key': 'a b' }, query: 'x=1', body: '{' },
  },
  {
    check: 'the JSON before the query',
    status: 400,
    code: 'malformed_json',
    options: { headers: { 'Idempotency-Key': 'a b' }, query: 'x=1', body: '{' },
  },
  {
    check: 'the query before the idempotency key',
    status: 400,
    code: 'unknown_parameter',
    options: { headers: { 'Idempotency-Key': 'a b' }, query: 'x=1', body: {} },
  },
  {
    check: 'the form of the idempotency key before validation',
    status: 400,
    code: 'invalid_idempotency_key',
    options: { headers: { 'Idempotency-Key': 'a b' }, body: {} },
  },
  {
    check: 'the use of the idempotency key before validation',
    status: 422,
    code: 'idempotency_key_reused',
    options: { headers: used, body: {} },
  },
  { check: 'validation last', status: 422, code: 'validation_failed', options: { body: {} } },
];

test.each(steps)(
  '$check: $status $code',
  ({ status, code, method = 'POST', path = '/api/v1/invoices', options }) => {
    const answer = expectNothingWritten(workspace, () => workspace.call(method, path, options));
    expectRefused(answer, status, code, { instance: path });
  },
);

test('the query is checked before the record is looked for', () => {
  expectRefused(workspace.get('/api/v1/invoices/inv_1', { query: 'x=1' }), 400, 'unknown_parameter');
});

test('the scope is checked before the record is looked for', () => {
  const checkout = workspace.createKey('checkout');
  expectRefused(workspace.get('/api/v1/invoices/inv_1', { key: checkout }), 403, 'insufficient_scope');
});

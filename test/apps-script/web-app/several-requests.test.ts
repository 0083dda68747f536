/** An envelope with several requests: each is answered as if it had come alone, in the order of the requests. */
import { createTestWorkspace } from '../../contract/support/test-workspace.ts';

const path = '/api/v1/customers';
const workspace = createTestWorkspace();
const key = { 'x-api-key': workspace.key };

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // Tests reach into answers freely: what is not there fails the expectation.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

function post(body: string): {
  readonly responses?: Answer[];
  readonly status?: number;
  readonly body?: unknown;
} {
  workspace.clock.advance(60_000);
  const answer = workspace.emulator.webApp({
    method: 'POST',
    queryString: '',
    contentType: 'text/plain',
    body,
  });
  if (answer.kind === 'html') throw new Error(answer.html);
  return JSON.parse(answer.content);
}

const send = (requests: readonly unknown[]): Answer[] => post(JSON.stringify({ requests })).responses ?? [];

const create = (name: string, idempotencyKey: string, headers: object = key): object => ({
  method: 'POST',
  path,
  headers: { ...headers, 'idempotency-key': idempotencyKey, 'x-request-id': idempotencyKey },
  body: { name },
});

test('reads and writes are answered each under its own id, and a read shows what is written beside it', () => {
  const answers = send([
    create('Ada', 'first'),
    { method: 'GET', path, query: 'limit=1', headers: { ...key, 'x-request-id': 'second' } },
    create('Grace', 'third'),
    { method: 'HEAD', path, headers: { ...key, 'x-request-id': 'fourth' } },
  ]);
  expect(answers.map(({ status, headers }) => [status, headers['X-Request-Id']])).toEqual([
    [201, 'first'],
    [200, 'second'],
    [201, 'third'],
    [200, 'fourth'],
  ]);
  expect(answers.map(({ body }) => body?.name ?? body?.data?.[0].name ?? null)).toEqual([
    'Ada',
    'Grace',
    'Grace',
    null,
  ]);
});

test('each answer names the place that its request has, whatever comes of it and whoever shares its id', () => {
  const placed = (place: string, headers: object) => ({
    ...headers,
    'x-request-id': 'shared',
    'x-pack-place': place,
  });
  const answers = send([
    { method: 'GET', path, headers: placed('a', key) },
    {
      method: 'POST',
      path,
      headers: placed('b', { ...key, 'idempotency-key': 'placed' }),
      body: { name: 'Alan' },
    },
    { method: 'GET', path, headers: placed('c', { 'x-api-key': 'wrong' }) },
    { method: 'GET', path: '/health', headers: placed('d', {}) },
    { method: 'GET', path, headers: key },
  ]);
  expect(answers.map(({ status, headers }) => [status, headers['x-pack-place'] ?? null])).toEqual([
    [200, 'a'],
    [201, 'b'],
    [401, 'c'],
    [200, 'd'],
    [200, null],
  ]);
  expect(answers.slice(0, 4).every(({ headers }) => headers['X-Request-Id'] === 'shared')).toBe(true);
});

test('a request that is none spoils no other, and each is refused for its own fault', () => {
  const answers = send([
    create('Before', 'before'),
    null,
    [],
    'x',
    { path: '' },
    { path, headers: 5 },
    { requests: [create('Inside', 'inside')] },
    { path: 'x', requests: [] },
    create('Nobody', 'nobody', { 'x-api-key': 'wrong' }),
    create('', 'blank'),
    create('After', 'after'),
  ]);
  const codes = answers.map(({ status, body }) => [status, body.code ?? body.name]);
  expect(codes).toEqual([
    [201, 'Before'],
    [400, 'malformed_json'],
    [400, 'malformed_json'],
    [400, 'malformed_json'],
    [400, 'no_route'],
    [400, 'malformed_json'],
    [400, 'malformed_json'],
    [400, 'malformed_json'],
    [401, 'invalid_api_key'],
    [422, 'validation_failed'],
    [201, 'After'],
  ]);
});

test('30 twins under one Idempotency-Key make one record, and 29 are told of it', () => {
  const answers = send(Array.from({ length: 30 }, () => create('Twin', 'twins')));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['Idempotent-Replayed'] === 'true')).toHaveLength(29);
  expect(workspace.get(path, { query: 'q=Twin' }).body.data).toHaveLength(1);
});

test('every request counts for the rate limit of its own key', () => {
  const other = workspace.createKey();
  const list = (apiKey: string): object => ({
    method: 'GET',
    path,
    query: 'limit=1',
    headers: { 'x-api-key': apiKey },
  });
  const flood = send([...Array.from({ length: 49 }, () => list(workspace.key)), list(other)]);
  expect(flood.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const left = flood.map(({ headers }) => headers.RateLimit?.match(/r=(\d+)/)?.[1]);
  expect([left[0], left[48], left[49]]).toEqual(['99', '51', '99']);
});

test('an envelope with too many requests, none, or no list of them is refused whole', () => {
  const many = JSON.stringify({ requests: Array(51).fill({ path, headers: key, method: 'GET' }) });
  expect(post(many)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  for (const requests of [[], {}, 'x', 5, null])
    expect(post(JSON.stringify({ requests }))).toMatchObject({
      status: 400,
      body: { code: 'malformed_json' },
    });
});

test('the requests of an envelope have 2 MiB together', () => {
  const full = (count: number): string =>
    JSON.stringify({
      requests: Array.from({ length: count }, (_, at) => ({
        ...create('Full', `full-${at}`),
        body: 'x'.repeat(250_000),
      })),
    });
  expect(post(full(8)).responses?.map(({ status }) => status)).toEqual(Array(8).fill(400));
  expect(post(full(9))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

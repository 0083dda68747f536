/** Requests that have to wait travel together, and each caller gets its own answer, or its own failure. */
import { errorPage } from '../google-pages.ts';
import { holdGoogle, settle } from '../held-google.ts';
import { bodies, hashAtOnce, open, otherKey, paths } from '../packing-gateway.ts';
import { KEY } from '../scripted-gateway.ts';

hashAtOnce();

test('a request waits for no company, and those that come meanwhile leave together, each with its own answer', async () => {
  const google = holdGoogle();
  const { invoice } = await open(google);
  const responses = [invoice(0)];
  await settle();
  expect(paths(google)).toEqual(['0']);
  for (let id = 1; id <= 5; id += 1) responses.push(invoice(id));
  await settle();
  expect(paths(google)).toEqual(['0']);
  await google.releaseAll();
  expect(paths(google)).toEqual(['0', '1,2,3,4,5']);
  expect(await bodies(responses)).toEqual([0, 1, 2, 3, 4, 5].map((id) => `/api/v1/invoices/${id}`));
});

test('reads do not wait for writes, nor one workspace for another', async () => {
  const google = holdGoogle();
  const { create, get, invoice } = await open(google);
  const responses = [create('w1'), create('w2'), invoice('r1'), get('/w/other/api/v1/invoices/o1')];
  await settle();
  expect(paths(google).sort()).toEqual(['key-w1', 'o1', 'r1']);
  await google.releaseAll();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(google.calls.every(({ requests }) => requests.length === 1)).toBe(true);
});

test('every request of a pack carries its own key, id and headers, and every answer its own headers', async () => {
  const google = holdGoogle();
  google.script = ({ headers = {} }) => ({
    status: headers['if-none-match'] === '"1"' ? 304 : 200,
    headers: {
      'X-Request-Id': headers['x-request-id'] ?? '',
      ETag: '"1"',
      RateLimit: `"default";r=${headers['x-api-key'] === KEY ? 5 : 7};t=9`,
    },
    body: headers['if-none-match'] === '"1"' ? null : { mine: headers['x-api-key'] },
  });
  const { invoice } = await open(google);
  const first = invoice(0);
  await settle();
  const waiting = [
    invoice(1, { headers: { 'x-api-key': KEY, 'x-request-id': 'mine-1' } }),
    invoice(2, { headers: { 'x-api-key': otherKey, 'x-request-id': 'mine-2' } }),
    invoice(3, { headers: { 'x-api-key': KEY, 'if-none-match': '"1"', 'x-request-id': 'mine-3' } }),
    invoice(4, { method: 'HEAD', headers: { 'x-api-key': otherKey, 'x-request-id': 'mine-4' } }),
  ];
  await settle();
  await google.releaseAll();
  const got = await Promise.all(waiting);
  expect(google.calls.map(({ requests }) => requests.map(({ method }) => method))).toEqual([
    ['GET'],
    ['GET', 'GET', 'GET', 'GET'],
  ]);
  expect(
    got.map(({ status, headers }) => [status, headers.get('x-request-id'), headers.get('ratelimit')]),
  ).toEqual([
    [200, 'mine-1', '"default";r=5;t=9'],
    [200, 'mine-2', '"default";r=7;t=9'],
    [304, 'mine-3', '"default";r=5;t=9'],
    [200, 'mine-4', '"default";r=7;t=9'],
  ]);
  expect(await Promise.all(got.map((response) => response.text()))).toEqual([
    `{"mine":"${KEY}"}`,
    `{"mine":"${otherKey}"}`,
    '',
    '',
  ]);
  expect((await first).status).toBe(200);
});

test.each<[string, (text: string) => string]>([
  ['too few answers', (text) => JSON.stringify({ responses: JSON.parse(text).responses.slice(1) })],
  [
    'too many answers',
    (text) => JSON.stringify({ responses: [...JSON.parse(text).responses, ...JSON.parse(text).responses] }),
  ],
  ['swapped answers', (text) => JSON.stringify({ responses: JSON.parse(text).responses.reverse() })],
  ['answers without an id', (text) => text.replace(/"X-Request-Id"|"x-pack-place"/g, '"X-Other"')],
  [
    'an answer that is none',
    (text) => JSON.stringify({ responses: [null, ...JSON.parse(text).responses.slice(1)] }),
  ],
  ['no list of answers', () => JSON.stringify({ responses: {} })],
])(
  'after a pack with %s each request is sent again alone, and nobody gets the answer of another',
  async (_what, change) => {
    const google = holdGoogle();
    google.answerText = (text, requests) => (requests.length > 1 ? change(text) : text);
    const { create } = await open(google);
    const responses = [0, 1, 2, 3].map((id) => create(id));
    google.script = ({ headers = {} }) => ({
      status: 200,
      headers: { 'X-Request-Id': headers['x-request-id'] ?? '' },
      body: { path: headers['idempotency-key'] },
    });
    await settle();
    await google.releaseAll();
    expect(await bodies(responses)).toEqual(['key-0', 'key-1', 'key-2', 'key-3']);
    expect(paths(google)).toEqual(['key-0', 'key-1,key-2,key-3', 'key-1', 'key-2', 'key-3']);
  },
);

test.each([
  ['names places, nobody gets the answer of another', true],
  ['is older, ids that callers share prove nothing', false],
])('where the script %s', async (_script, knowsPlaces) => {
  const google = holdGoogle({ knowsPlaces });
  const { create } = await open(google);
  google.script = ({ headers = {} }) => ({
    status: 200,
    headers: { 'X-Request-Id': headers['x-request-id'] ?? '' },
    body: { path: headers['idempotency-key'] },
  });
  google.answerText = (text, requests) =>
    requests.length > 1 ? JSON.stringify({ responses: JSON.parse(text).responses.reverse() }) : text;
  const responses = [0, 1, 2, 3].map((id) => create(id, { 'x-request-id': 'shared' }));
  await google.releaseAll();
  expect(await bodies(responses)).toEqual(['key-0', 'key-1', 'key-2', 'key-3']);
  expect(paths(google)).toEqual(['key-0', 'key-1,key-2,key-3', 'key-1', 'key-2', 'key-3']);
  expect((await responses[1])?.headers.get('x-request-id')).toBe('shared');
});

test('callers who share an id travel together where the script names places, and no place reaches them', async () => {
  const google = holdGoogle();
  const { create } = await open(google);
  const responses = [0, 1, 2].map((id) => create(id, { 'x-request-id': 'shared' }));
  await google.releaseAll();
  expect(paths(google)).toEqual(['key-0', 'key-1,key-2']);
  expect([...((await responses[2])?.headers.keys() ?? [])]).not.toContain('x-pack-place');
  const places = google.calls[1]?.requests.map(({ headers }) => headers?.['x-pack-place']);
  expect(new Set(places).size).toBe(2);
});

test('after a pack that Google’s page answered, each request is repeated as a single one may be', async () => {
  const google = holdGoogle();
  const { create, invoice } = await open(google);
  google.frontEnd = (call) =>
    call === 1 ? { status: 200, type: 'text/html', body: errorPage('TypeError: x') } : null;
  const responses = [create(0), create(1), create(2)];
  await settle();
  await google.releaseAll();
  expect(paths(google)).toEqual(['key-0', 'key-1,key-2', 'key-1', 'key-2']);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await Promise.all([invoice(1), google.releaseAll()]))[0].status).toBe(200);
});

test('the requests of a pack that Google does not start are sent again, and given up like single ones', async () => {
  const google = holdGoogle();
  const busy = errorPage('There are too many scripts running simultaneously for this Google user account.');
  const { create } = await open(google);
  google.frontEnd = (call) => (call > 0 ? { status: 200, type: 'text/html', body: busy } : null);
  const responses = [create(0), create(1), create(2)];
  await settle();
  await google.releaseAll();
  const sent = (key: string): number => paths(google).filter((call) => call.includes(key)).length;
  expect([sent('key-0'), sent('key-1'), sent('key-2')]).toEqual([1, 3, 3]);
  const [, refused] = await Promise.all(responses);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.json()).toMatchObject({ status: 503, code: 'workspace_overloaded' });
});

test('the requests of a pack whose answer is lost are sent again', async () => {
  const google = holdGoogle();
  google.answerText = (text, requests) => (requests.length > 1 ? 'x' : text);
  const { create } = await open(google);
  const responses = [create(0), create(1), create(2)];
  await settle();
  await google.releaseAll();
  expect(paths(google)).toEqual(['key-0', 'key-1,key-2', 'key-1', 'key-2']);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('an answer of 503 in a pack is the answer of that request alone', async () => {
  const google = holdGoogle();
  const { create } = await open(google);
  google.script = ({ headers = {} }) => ({
    status: headers['idempotency-key'] === 'key-1' ? 503 : 201,
    headers: { 'X-Request-Id': headers['x-request-id'] ?? '', 'Retry-After': '2' },
    body: { code: 'workspace_busy' },
  });
  const responses = [create(0), create(1), create(2)];
  await settle();
  await google.releaseAll();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([201, 503, 201]);
});

test('a web app that knows no packs gets each request alone, and no pack for a while', async () => {
  const google = holdGoogle({ knowsPacks: false });
  let nowMs = 0;
  const { invoice } = await open(google, {}, { elapsedMs: () => nowMs });
  const ask = async (): Promise<unknown[]> => {
    const responses = [1, 2, 3].map((id) => invoice(id));
    await settle();
    await google.releaseAll();
    return bodies(responses);
  };
  const expected = [1, 2, 3].map((id) => `/api/v1/invoices/${id}`);
  expect(await ask()).toEqual(expected);
  expect(paths(google)).toEqual(['1', '2,3', '2', '3']);
  expect(await ask()).toEqual(expected);
  expect(paths(google).slice(4)).toEqual(['1', '2', '3']);
  nowMs = 5 * 60_000;
  expect(await ask()).toEqual(expected);
  expect(paths(google).slice(7)).toEqual(['1', '2,3', '2', '3']);
});

test('what cannot be sent again, takes much or answers much travels alone', async () => {
  const google = holdGoogle();
  const { create, get } = await open(google);
  const responses = [
    create(0),
    create(1),
    create('no key', { 'idempotency-key': 'kéy' }),
    get('/api/v1/invoices/batch', {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'idempotency-key': 'batch' },
      body: '{}',
    }),
    create(2),
    get('/health'),
    get('/api/v1/invoices?limit=500'),
    get('/openapi.json'),
    get('/api/v1/invoices?limit=50'),
    get('/api/v1/customers'),
  ];
  await settle();
  await google.releaseAll();
  expect((await Promise.all(responses)).every(({ ok }) => ok)).toBe(true);
  expect(paths(google).sort()).toEqual(
    [
      'batch',
      'health',
      'invoices',
      'customers,invoices',
      'key-0',
      'key-1,key-2',
      'kéy',
      'openapi.json',
    ].sort(),
  );
});

test('a request that has waited too long is refused with the time to come again, and is never sent', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  const google = holdGoogle();
  const { create } = await open(google, { waitMs: 20_000 });
  const responses = [create(0), create(1)];
  await settle();
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  const refused = await responses[1];
  expect([refused?.headers.get('retry-after'), refused?.headers.get('idempotency-key')]).toEqual([
    '5',
    'key-1',
  ]);
  expect(await refused?.json()).toMatchObject({
    status: 503,
    code: 'workspace_overloaded',
    detail: expect.stringContaining('Nothing was changed.'),
  });
  await google.releaseAll();
  expect((await responses[0])?.status).toBe(200);
  expect(paths(google)).toEqual(['key-0']);
});

test('a full queue refuses at once, and the log says why', async () => {
  const google = holdGoogle();
  const logged: unknown[] = [];
  const { create } = await open(google, { waitingMax: 2 }, { log: ({ cause }) => logged.push(cause) });
  logged.length = 0;
  const responses = [0, 1, 2, 3].map((id) => create(id));
  expect((await responses[3])?.status).toBe(503);
  expect(logged).toEqual(['too_many_waiting']);
  await google.releaseAll();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 503]);
});

test('the request of a caller that hangs up while it waits is not sent, and those that travel with one that hung up are answered', async () => {
  const google = holdGoogle();
  const { invoice } = await open(google);
  const [waits, travels] = [new AbortController(), new AbortController()];
  const responses = [
    invoice(0),
    invoice(1, { headers: { 'x-api-key': KEY }, signal: travels.signal }),
    invoice(2, { headers: { 'x-api-key': KEY }, signal: waits.signal }),
    invoice(3),
  ];
  await settle();
  waits.abort();
  await settle();
  await google.release();
  travels.abort();
  await google.releaseAll();
  expect(paths(google)).toEqual(['0', '1,3']);
  expect((await responses[3])?.status).toBe(200);
});

test('30 twins under one key are all answered, and none gets another’s answer', async () => {
  const google = holdGoogle();
  const { create } = await open(google, { writeCallsMax: 2 });
  const responses = Array.from({ length: 30 }, (_, at) => create('twin', { 'x-request-id': `twin-${at}` }));
  await settle();
  await google.releaseAll();
  const ids = (await Promise.all(responses)).map(({ headers }) => headers.get('x-request-id'));
  expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => `twin-${at}`));
  expect(google.calls.length).toBeLessThan(10);
});

test('with packs of one request each is sent at once, except those of strangers', async () => {
  const google = holdGoogle();
  const { create, get } = await open(google, { requestsMax: 1 });
  const responses = [0, 1, 2].map((id) => create(id));
  const strangers = [get('/health'), get('/health')];
  await settle();
  expect(google.held()).toBe(3 + 1);
  await google.releaseAll();
  await Promise.all(strangers);
  await Promise.all(responses);
});

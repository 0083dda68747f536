/** Requests as they arrive: bodies, media types, envelopes, methods and paths. */
import { expectFaults, expectRefused } from '../support/expect-answer.ts';
import { type Answered, createTestWorkspace } from '../support/test-workspace.ts';
import { expectNothingWritten } from '../support/workbook-watch.ts';

const workspace = createTestWorkspace();
const invoice = { customer_name: 'Ada', total: 1 };

function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Answered {
  return expectNothingWritten(workspace, () => workspace.post('/api/v1/invoices', body, { headers }));
}

describe('a body', () => {
  test.each([
    '',
    '{',
    '{"total":1,}',
    "{'total':1}",
    'total=1',
    '{"total":NaN}',
    '{"total":01}',
    '{} {}',
    '\u0000',
  ])('of "%s" is no JSON', (body) => {
    expectRefused(post(body), 400, 'malformed_json');
  });

  test('that is not sent at all is no JSON either', () => {
    expectRefused(post(undefined), 400, 'malformed_json');
  });

  test.each(['[]', '[{"total":1}]', 'null', '"text"', '7', 'true'])('of %s is no object', (body) => {
    expectFaults(post(body), [' invalid_type']);
  });

  test('with the name of a prototype has a field too many', () => {
    expectFaults(post('{"customer_name":"Ada","total":1,"__proto__":{"total":2},"constructor":1}'), [
      '/__proto__ unknown_field',
      '/constructor unknown_field',
    ]);
  });

  test('nested beyond reason is refused, not fallen over', () => {
    const answer = post(`{"notes":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect([400, 422]).toContain(answer.status);
  });
});

describe('a media type', () => {
  test.each(['', 'text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonp'])(
    'of "%s" is refused',
    (type) => {
      expectRefused(post(invoice, { 'Content-Type': type }), 415, 'unsupported_media_type');
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of "%s" is taken',
    (type) => {
      const answer = workspace.post('/api/v1/invoices', invoice, { headers: { 'content-type': type } });
      expect(answer.status).toBe(201);
    },
  );
});

describe('a content coding', () => {
  test.each(['gzip', 'br', 'deflate, gzip', 'GZIP'])('%s of the body is refused with words', (coding) => {
    const answer = post(invoice, { 'Content-Encoding': coding });
    expectRefused(answer, 415, 'unsupported_media_type', {
      detail: 'Send the body uncompressed, without Content-Encoding.',
    });
    expect(answer.headers['Accept-Encoding']).toBe('identity');
  });

  test('identity is none', () => {
    const headers = { 'Content-Encoding': 'identity' };
    expect(workspace.post('/api/v1/invoices', invoice, { headers }).status).toBe(201);
  });
});

describe('a request id', () => {
  const ask = (id: string): Answered =>
    workspace.get('/api/v1/invoices/inv_1', { headers: { 'X-Request-Id': id } });

  test.each(['7', 'order-17.retry_2', 'a'.repeat(128)])('of the caller is kept: %s', (id) => {
    expectRefused(ask(id), 404, 'not_found', { request_id: id });
    expect(ask(id).headers['X-Request-Id']).toBe(id);
  });

  test.each(['', 'a b', 'a'.repeat(129), '{"a":1}', 'a/b', `key:bbk_live_${'0'.repeat(38)}`, workspace.key])(
    'that could not stand in a log gives way to a new one: %s',
    (id) => {
      const answer = ask(id);
      expect(answer.headers['X-Request-Id']).toMatch(/^req_[0-9A-Z]{26}$/);
      expect(answer.body.request_id).toBe(answer.headers['X-Request-Id']);
    },
  );
});

describe('a path', () => {
  test('may end with a slash', () => {
    const { id } = workspace.create('invoices', invoice);
    for (const path of ['/api/v1/invoices/', `/api/v1/invoices/${id}/`]) {
      expect(workspace.get(path).status).toBe(200);
    }
    expect(workspace.post('/api/v1/invoices/', invoice).status).toBe(201);
  });

  test.each([
    '/api/v1/Invoices',
    '/api/V1/invoices',
    '/API/v1/invoices',
    '/api/v1//invoices',
    '/api/v1/invoices//',
    '/api/v1/invoice',
    '/api/v2/invoices',
    '/api/invoices',
    '/invoices',
    '/',
    '/api/v1/toString',
    '/api/v1/invoices/inv_1/nothing/here',
  ])('%s leads nowhere', (path) => {
    expectRefused(workspace.get(path), 404, 'route_not_found', { instance: path });
    expectRefused(workspace.get(path, { key: null }), 401, 'missing_api_key');
  });
});

describe('a method', () => {
  test.each([
    ['PUT', '/api/v1/invoices'],
    ['POST', '/api/v1/customers/cus_1'],
    ['PUT', '/api/v1/quotations/quo_1'],
    ['TRACE', '/api/v1/products'],
  ])('%s of %s is answered with those that the path takes', (method, path) => {
    const answer = workspace.call(method, path);
    expectRefused(answer, 405, 'method_not_allowed');
    const allowed = (answer.headers.Allow ?? '').split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['GET', 'HEAD']));
    expect(allowed).not.toContain(method);
  });

  test('may be written in any case', () => {
    expect(workspace.call('get', '/api/v1/invoices').status).toBe(200);
  });

  test('HEAD is GET without a body', () => {
    const { id } = workspace.create('invoices', invoice);
    for (const path of ['/api/v1/invoices', `/api/v1/invoices/${id}`]) {
      const [get, head] = ['GET', 'HEAD'].map((method) => workspace.call(method, path));
      expect(head).toMatchObject({ status: 200, body: null });
      expect(Object.keys(head?.headers ?? {}).sort()).toEqual(Object.keys(get?.headers ?? {}).sort());
      expect(head?.headers.ETag).toBe(get?.headers.ETag);
    }
    expect(workspace.call('HEAD', '/api/v1/invoices/inv_1')).toMatchObject({ status: 404, body: null });
  });
});

describe('an envelope', () => {
  const send = (body: string): Answered =>
    workspace.direct({ method: 'POST', queryString: '', contentType: 'text/plain', body });

  test.each(['', 'nonsense', '[]', 'null', '"text"', '{"path":'])('of "%s" cannot be read', (body) => {
    const answer = send(body);
    expectRefused(answer, 400, 'malformed_json');
    expect(answer.headers).not.toHaveProperty('WWW-Authenticate');
  });

  test.each(['{}', '{"method":"GET"}', '{"path":""}', '{"path":7}'])('of %s names no path', (body) => {
    expectRefused(send(body), 400, 'no_route');
  });

  test('may carry the body as an object, and the query in the path or as an object', () => {
    const headers = { 'X-API-Key': workspace.key };
    const path = '/api/v1/invoices';
    expect(send(JSON.stringify({ method: 'POST', path, headers, body: invoice })).status).toBe(201);
    expect(
      send(JSON.stringify({ method: 'POST', path, headers, body: JSON.stringify(invoice) })).status,
    ).toBe(201);
    const pages = [
      { path: `${path}?limit=1` },
      { path, query: { limit: 1 } },
      { path, query: { limit: ['1'] } },
      { path, query: '?limit=1' },
    ].map((form) => send(JSON.stringify({ method: 'GET', headers, ...form })).body.data);
    for (const page of pages) expect(page).toEqual(pages[0]);
    expect(pages[0]).toHaveLength(1);
  });

  test('with headers that are none is answered as one without', () => {
    expectRefused(send('{"method":"GET","path":"/api/v1/invoices","headers":null}'), 401, 'missing_api_key');
  });
});

describe('the headers of every answer', () => {
  const answers: readonly (readonly [string, () => Answered])[] = [
    ['a list', () => workspace.get('/api/v1/invoices')],
    ['a new record', () => workspace.post('/api/v1/invoices', invoice)],
    ['a fault', () => workspace.post('/api/v1/invoices', {})],
    ['no path', () => workspace.get('/nothing')],
    ['no key', () => workspace.get('/api/v1/invoices', { key: null })],
    ['health', () => workspace.get('/health', { key: null })],
    ['too large a body', () => workspace.post('/api/v1/invoices', 'x'.repeat(300_000))],
    ['no envelope', () => workspace.direct({ method: 'POST', queryString: '', body: 'x' })],
    ['no route', () => workspace.direct({ method: 'GET', queryString: '' })],
  ];

  test.each(answers)('are there for %s', (_name, ask) => {
    const { headers } = ask();
    expect(headers).toMatchObject({
      'Cache-Control': 'no-store',
      'RateLimit-Policy': '"default";q=100;w=60',
    });
    expect(headers['X-Request-Id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(headers['Content-Type']).toMatch(/^application\/(problem\+)?json$/);
  });

  test('name each request anew', () => {
    const ids = Array.from({ length: 5 }, () => workspace.get('/api/v1/products').headers['X-Request-Id']);
    expect(new Set(ids).size).toBe(5);
  });

  test('tell those who are let in what is left', () => {
    for (const [name, ask] of answers.slice(0, 4)) {
      const { headers } = ask();
      expect({ name, ...headers }).toMatchObject({
        RateLimit: expect.stringMatching(/^"default";r=\d+;t=\d+$/),
        'X-RateLimit-Limit': '100',
        'X-RateLimit-Remaining': expect.stringMatching(/^\d+$/),
        'X-RateLimit-Reset': expect.stringMatching(/^\d{10}$/),
      });
    }
  });
});

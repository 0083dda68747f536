/** Envelopes whose members are of a wrong type: each is refused with 400 in words that say what to send. */
import { createTestWorkspace } from '../contract/support/test-workspace.ts';

const workspace = createTestWorkspace();
const path = '/api/v1/customers';
const key = { 'x-api-key': workspace.key };

function send(envelope: unknown): ReturnType<typeof workspace.direct> {
  const body = typeof envelope === 'string' ? envelope : JSON.stringify(envelope);
  workspace.clock.advance(650);
  return workspace.direct({ method: 'POST', queryString: '', contentType: 'text/plain', body });
}

test.each<[string, unknown, string]>([
  ['a header that is an object', { path, headers: { 'x-api-key': { toString: 'x' } } }, 'malformed_json'],
  ['a header that is a list', { path, headers: { 'x-api-key': ['x'] } }, 'malformed_json'],
  ['a header that is null', { path, headers: { ...key, 'idempotency-key': null } }, 'malformed_json'],
  ['a header that is a number', { path, headers: { ...key, 'idempotency-key': 5 } }, 'malformed_json'],
  ['a header twice in different case', { path, headers: { ...key, 'X-Api-Key': 'x' } }, 'malformed_json'],
  ['headers that are a list', { path, headers: [['x-api-key', workspace.key]] }, 'malformed_json'],
  ['headers that are a text', { path, headers: 'x-api-key' }, 'malformed_json'],
  ['a method that is an object', { path, headers: key, method: { toString: 'x' } }, 'malformed_json'],
  ['a method that is a list', { path, headers: key, method: ['GET'] }, 'malformed_json'],
  ['a path that is an object', { path: { toString: 'x' }, headers: key }, 'no_route'],
  ['a path that is a list', { path: [path], headers: key }, 'no_route'],
  ['a path that is null', { path: null, headers: key }, 'no_route'],
  ['a query that is a list', { path, headers: key, query: [['limit', '1']] }, 'malformed_json'],
  ['a query that is a number', { path, headers: key, query: 5 }, 'malformed_json'],
  [
    'a parameter that is an object',
    { path, headers: key, query: { limit: { toString: 'x' } } },
    'malformed_json',
  ],
  ['a parameter that is null', { path, headers: key, query: { limit: null } }, 'malformed_json'],
  ['a parameter with a list in a list', { path, headers: key, query: { limit: [['1']] } }, 'malformed_json'],
  ['no object', [], 'malformed_json'],
  ['null', null, 'malformed_json'],
  ['a text', '"x"', 'malformed_json'],
  ['nothing', '', 'malformed_json'],
  ['deep lists', '['.repeat(1_000_000), 'malformed_json'],
  ['a deep body', `{"path":"${path}","body":${'['.repeat(900_000)}${']'.repeat(900_000)}}`, 'malformed_json'],
])('an envelope with %s is refused', (_what, envelope, code) => {
  const { status, headers, body } = send(envelope);
  expect([status, body.code, headers['Content-Type']]).toEqual([400, code, 'application/problem+json']);
});

test('names of JavaScript’s own are names like others', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  for (const name of names) {
    const pair = `"${name}":"x"`;
    const created = (body: string): unknown =>
      send(
        `{"method":"POST","path":"${path}","headers":{"x-api-key":"${workspace.key}",${pair}},"body":${body}}`,
      );
    expect(created(`{"name":"Ada"}`)).toMatchObject({ status: 201 });
    expect(created(`{"name":"Ada",${pair}}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/${name}`, code: 'unknown_field' }] },
    });
    const listed = send(
      `{"method":"GET","path":"${path}","headers":{"x-api-key":"${workspace.key}"},"query":{${pair}}}`,
    );
    expect(listed).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter', errors: [{ parameter: name }] },
    });
  }
});

test('a patch with names of JavaScript’s own is refused as one with other unknown names', () => {
  const { id } = workspace.create('customers', { name: 'Ada', metadata: { kept: 'yes' } });
  const patched = (text: string): unknown => workspace.call('PATCH', `${path}/${id}`, { body: text });
  for (const name of ['__proto__', 'constructor']) {
    expect(patched(`{"${name}":{"name":"Eve"}}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/${name}`, code: 'unknown_field' }] },
    });
    expect(patched(`{"metadata":{"${name}":"x"}}`)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/metadata/${name}`, code: 'invalid_format' }] },
    });
  }
  expect(workspace.get(`${path}/${id}`).body).toMatchObject({ name: 'Ada', metadata: { kept: 'yes' } });
});

test('a hand-written envelope may leave out all but its path, and write numbers', () => {
  expect(send({ method: null, path, query: null, headers: key, body: { name: 'Ada' } }).status).toBe(201);
  expect(
    send({ method: 'get', path, query: { limit: 1, archived: false }, headers: key }).body.data,
  ).toHaveLength(1);
  expect(send({ method: 'GET', path: `${path}?q=Ada?`, headers: key }).body.data).toEqual([]);
});

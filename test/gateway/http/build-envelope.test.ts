/** Proves what of a request reaches the web app. */
import { buildEnvelope } from '../../../src/gateway/http/build-envelope.ts';

function build(search: string, headers: Record<string, string> = {}, method = 'GET') {
  return buildEnvelope({
    method,
    path: '/api/v1/invoices',
    search: new URLSearchParams(search),
    headers: new Headers(headers),
    body: '',
  });
}

test('keeps the order and the repetitions of the query', () => {
  expect(build('b=1&a=2&b=3&10=x&9=y').query).toBe('b=1&a=2&b=3&10=x&9=y');
});

test('writes every special character so that it can be read in one way only', () => {
  expect(build('q=a+b%2Bc&total%5Bgte%5D=1&n=%F0%9F%98%80&e=').query).toBe(
    'q=a%20b%2Bc&total%5Bgte%5D=1&n=%F0%9F%98%80&e=',
  );
  expect(build('q=100%&r=%zz').query).toBe('q=100%25&r=%25zz');
});

test('forwards the headers of the API in lower case and no other', () => {
  const headers = {
    Authorization: 'Bearer k',
    'X-Api-Key': 'k',
    'Content-Type': 'application/json',
    Accept: '*/*',
    'Idempotency-Key': 'i',
    'If-Match': '"e"',
    'X-Request-Id': 'r',
    Cookie: 'session=1',
    'X-Forwarded-For': '10.0.0.1',
  };
  expect(build('', headers).headers).toEqual({
    authorization: 'Bearer k',
    'x-api-key': 'k',
    'content-type': 'application/json',
    accept: '*/*',
    'idempotency-key': 'i',
    'if-match': '"e"',
    'x-request-id': 'r',
  });
});

test('asks for a HEAD as for a GET', () => {
  expect(build('', {}, 'HEAD').method).toBe('GET');
  expect(build('', {}, 'PATCH').method).toBe('PATCH');
});

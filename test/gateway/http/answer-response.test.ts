/** Proves how the workspace's answer becomes an HTTP response. */
import { answerResponse } from '../../../src/gateway/http/answer-response.ts';

const ONLY = { baseUrl: null, prefix: '' };
const NAMED = { baseUrl: 'https://api.example', prefix: '/w/acme' };

test('carries status, headers and body', async () => {
  const headers = { ETag: '"x"', Location: '/api/v1/invoices/inv_1', 'X-Request-Id': 'req_up' };
  const response = answerResponse(
    { status: 201, headers, body: { total: 1.1, note: '€' } },
    ONLY,
    'req_edge',
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('etag')).toBe('"x"');
  expect(response.headers.get('location')).toBe('/api/v1/invoices/inv_1');
  expect(response.headers.get('x-request-id')).toBe('req_up');
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('{"total":1.1,"note":"€"}');
});

test('names the request and forbids keeping the answer when the workspace did neither', () => {
  const response = answerResponse({ status: 200, headers: {}, body: {} }, ONLY, 'req_edge');
  expect(response.headers.get('x-request-id')).toBe('req_edge');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('marks an error as a problem document', () => {
  const response = answerResponse({ status: 422, headers: {}, body: {} }, ONLY, 'r');
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test.each([
  { status: 204, body: null },
  { status: 204, body: {} },
  { status: 200, body: null },
])('sends no body and no type where there is none: %j', async (answer) => {
  const response = answerResponse({ ...answer, headers: {} }, ONLY, 'r');
  expect(await response.text()).toBe('');
  expect(response.headers.get('content-type')).toBeNull();
});

test('leads to the addresses of a named workspace', () => {
  const headers = {
    Location: '/api/v1/invoices/inv_1',
    Link: '</api/v1/invoices?cursor=a>; rel="next", </api/v1/invoices>; rel="first"',
  };
  const response = answerResponse({ status: 200, headers, body: {} }, NAMED, 'r');
  expect(response.headers.get('location')).toBe('https://api.example/w/acme/api/v1/invoices/inv_1');
  expect(response.headers.get('link')).toBe(
    '<https://api.example/w/acme/api/v1/invoices?cursor=a>; rel="next", <https://api.example/w/acme/api/v1/invoices>; rel="first"',
  );
});

test('knows no host where none is known', () => {
  const place = { baseUrl: null, prefix: '/w/acme' };
  const headers = { Location: '/api/v1/invoices/inv_1', Link: '</api/v1/invoices?cursor=a>; rel="next"' };
  const response = answerResponse({ status: 200, headers, body: {} }, place, 'r');
  expect(response.headers.get('location')).toBe('/w/acme/api/v1/invoices/inv_1');
  expect(response.headers.get('link')).toBe('</w/acme/api/v1/invoices?cursor=a>; rel="next"');
});

test('says how long its body is, in bytes', async () => {
  const response = answerResponse({ status: 200, headers: {}, body: { note: '€' } }, ONLY, 'r');
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(await response.text())));
});

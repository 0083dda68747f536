/** Proves where the gateway takes its own address from, and that it claims none that callers may not reach. */
import { createBaseUrl } from '../../../src/gateway/http/base-url.ts';

const direct = createBaseUrl({ baseUrl: null, trustsProxy: false });
const trusting = createBaseUrl({ baseUrl: null, trustsProxy: true });

function asked(headers: Record<string, string> = {}): Request {
  return new Request('http://127.0.0.1:8787/w/acme/api/v1/invoices?limit=1', { headers });
}

test('is the origin that was asked for, where no proxy shows', () => {
  expect(direct(asked())).toBe('http://127.0.0.1:8787');
});

test.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'])(
  'is not known where %s shows a proxy of which nothing was said',
  (name) => {
    expect(direct(asked({ [name]: 'x' }))).toBeNull();
  },
);

test('is the one that was set, whatever a proxy or a caller says', () => {
  const set = createBaseUrl({ baseUrl: 'https://billing.example/api', trustsProxy: true });
  expect(set(asked({ 'X-Forwarded-Host': 'evil.example' }))).toBe('https://billing.example/api');
});

test.each([
  [{}, 'http://127.0.0.1:8787'],
  [{ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'api.example' }, 'https://api.example'],
  [{ 'X-Forwarded-Proto': 'https' }, 'https://127.0.0.1:8787'],
  [
    { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Host': 'api.example:8443, inner' },
    'https://api.example:8443',
  ],
  [{ 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'a/b@c' }, 'http://127.0.0.1:8787'],
  [{ 'X-Forwarded-Host': '[::1]:80' }, 'http://[::1]:80'],
])('is what a trusted proxy says: %j', (headers, expected) => {
  expect(trusting(asked(headers as Record<string, string>))).toBe(expected);
});

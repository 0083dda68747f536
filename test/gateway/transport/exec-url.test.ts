/** Proves which addresses of a web app a gateway starts with. */
import { findExecUrlFault, isLoopback } from '../../../src/gateway/transport/exec-url.ts';

test.each([
  'https://script.google.com/macros/s/AKfycb-x_1/exec',
  'http://localhost:8787/macros/s/local/exec',
  'http://127.0.0.1:1/macros/s/local/exec',
  'http://[::1]:1/exec',
])('takes %s', (url) => {
  expect(findExecUrlFault(url)).toBeNull();
});

test.each([
  ['nonsense', /not a URL/],
  ['https://script.google.com/macros/s/a/dev', /editors only/],
  ['https://script.google.com/macros/s/a', /end in \/exec/],
  ['https://script.google.com/macros/s/a/exec/', /end in \/exec/],
  ['https://script.google.com/macros/s/a/exec?x=1', /without a query/],
  ['https://script.google.com/macros/u/1/s/a/exec', /without \/u\/0/],
  ['https://script.google.com/a/macros/acme.com/s/a/exec', /without \/u\/0/],
  ['https://example.com/exec', /must read/],
  ['http://script.google.com/macros/s/a/exec', /must read/],
])('refuses %s and says why', (url, reason) => {
  expect(findExecUrlFault(url)).toMatch(reason);
});

test('knows this machine', () => {
  expect(isLoopback('http://localhost:1/exec')).toBe(true);
  expect(isLoopback('https://localhost.example.com/exec')).toBe(false);
});

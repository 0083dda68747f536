/** Addresses that webhooks may be sent to, and the rule that every other one breaks. */
import fc from 'fast-check';
import { urlFault, urlLengthMax } from '../../../src/core/events/endpoints/endpoint-url.ts';

const good = [
  'https://example.com',
  'https://example.com/',
  'https://example.com:443/hook?a=1&b=%20',
  'HTTPS://Hooks.Example.COM/x',
  'https://xn--mnchen-3ya.example/h%C3%BCtte',
  'https://a.b.c.xn--p1ai',
  'https://1password.com/1',
  'https://local.example.com',
  'https://internal-hooks.example.com/?q=@:!$&()*+,;=~',
];

const bad: readonly (readonly [string, RegExp])[] = [
  ['http://example.com', /https/],
  ['ftp://example.com', /https/],
  ['example.com/hook', /absolute/],
  ['//example.com/hook', /absolute/],
  ['https:/example.com', /absolute/],
  ['', /ASCII|absolute/],
  ['https://', /host/],
  ['https://user@example.com', /user name/],
  ['https://user:secret@example.com', /user name/],
  ['https://example.com@evil.example', /user name/],
  ['https://example.com:8443/', /443/],
  ['https://example.com:80', /443/],
  ['https://example.com:0443', /443/],
  ['https://example.com:', /443/],
  ['https://127.0.0.1', /IP address/],
  ['https://127.1', /IP address/],
  ['https://2130706433', /IP address/],
  ['https://0x7f000001', /IP address/],
  ['https://0x7f.1', /IP address/],
  ['https://0177.0.0.1', /IP address/],
  ['https://10.0.0.0x', /IP address/],
  ['https://example.0x7f', /IP address/],
  ['https://[::1]', /IP address/],
  ['https://[::ffff:127.0.0.1]:443/', /IP address/],
  ['https://[fe80::1%25eth0]', /IP address/],
  ['https://1.2.3.4.', /DNS name/],
  ['https://localhost', /private network/],
  ['https://LOCALHOST:443/x', /private network/],
  ['https://app.localhost', /private network/],
  ['https://printer.local/x', /private network/],
  ['https://metadata.google.internal/computeMetadata', /private network/],
  ['https://intranet', /dot/],
  ['https://example.com.', /DNS name/],
  ['https://.example.com', /DNS name/],
  ['https://exa_mple.com', /DNS name/],
  ['https://-example.com', /DNS name/],
  ['https://example.c0m', /letters/],
  ['https://example.c', /letters/],
  ['https://exam%70le.com', /DNS name/],
  ['https://münchen.example', /Punycode/],
  ['https://example.com/a b', /blanks/],
  ['https://example.com/\u0000', /ASCII/],
  ['https://example.com\\@evil.example/', /DNS name|user name/],
  ['https://example.com/\\', /%XX/],
  ['https://example.com/{id}', /%XX/],
  ['https://example.com/100%', /%XX/],
  ['https://example.com/#top', /fragment/],
  ['javascript:alert(1)', /absolute/],
  [`https://example.com/${'x'.repeat(3000)}`, /2000 characters/],
];

test.each(good)('%s is taken', (url) => {
  expect(urlFault(url, false)).toBeNull();
});

test.each(bad)('%s is refused, naming the rule', (url, rule) => {
  expect(urlFault(url, false)).toMatch(rule);
  expect(urlFault(url, true)).toMatch(rule);
});

test('an address of 2,000 characters is taken, one more is not', () => {
  const base = 'https://example.com/';
  const full = base + 'x'.repeat(urlLengthMax - base.length);
  expect(urlFault(full, false)).toBeNull();
  expect(urlFault(`${full}x`, false)).not.toBeNull();
});

test('a developer’s own machine may be reached there, and nothing else by plain HTTP', () => {
  for (const url of ['http://localhost:3000/hook', 'http://127.0.0.1:8080', 'http://[::1]/x']) {
    expect(urlFault(url, true)).toBeNull();
    expect(urlFault(url, false)).not.toBeNull();
  }
  for (const url of ['http://192.168.0.1/', 'http://example.com', 'http://localhost.example:80/'])
    expect(urlFault(url, true)).not.toBeNull();
});

test('what is taken has, to a browser as well, https, port 443, and a name that is no IP address', () => {
  const pieces = fc.constantFrom(
    ...[
      'https://',
      'http://',
      'example',
      '.com',
      '.',
      '@',
      ':',
      '443',
      '1',
      '0x',
      '127',
      '/',
      '?',
      '#',
      '\\',
    ],
    ...['[', ']', '%2e', '%', 'localhost', '.local', ' ', '-', 'a', 'xn--', 'ä'],
  );
  const urls = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
  const likely = fc.oneof(
    urls,
    urls.map((rest) => `https://${rest}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(likely, (text) => {
      if (urlFault(text, false) !== null) return;
      // Punycode that stands for no name is told by the first attempt, as a name is that nobody has.
      if (/xn--/i.test(text) && !URL.canParse(text)) return;
      const url = new URL(text);
      expect(url.protocol).toBe('https:');
      expect(url.port).toBe('');
      expect(url.username + url.password + url.hash).toBe('');
      expect(url.hostname).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
      expect(url.hostname).not.toMatch(/^[\d.]+$|\.(localhost|local|internal)$/);
      // Browsers read it as it is written.
      expect(text.toLowerCase()).toContain(`://${url.hostname}`);
    }),
    { numRuns: 150 },
  );
});

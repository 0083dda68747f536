/** Proves which redirects lead to a stored answer. */
import { resolveEchoUrl } from '../../../src/gateway/transport/exec-url.ts';

const GOOGLE = 'https://script.google.com/macros/s/abc/exec';
const LOCAL = 'http://localhost:8787/macros/s/local/exec';

test('follows to the stored answer with its query', () => {
  const url = 'https://script.googleusercontent.com/macros/echo?user_content_key=a&lib=b';
  expect(resolveEchoUrl(url, GOOGLE)).toBe(url);
});

test('follows within the origin of the local runtime', () => {
  expect(resolveEchoUrl('/macros/echo?k=1', LOCAL)).toBe('http://localhost:8787/macros/echo?k=1');
});

test.each([
  ['back to the script', 'https://script.google.com/macros/s/abc/exec'],
  ['to a login page', 'https://accounts.google.com/ServiceLogin?continue=x'],
  ['to another host with the right path', 'https://example.com/macros/echo'],
  ['to a host that only ends like Google’s', 'https://evil-script.googleusercontent.com/macros/echo'],
  [
    'to a host that only begins like Google’s',
    'https://script.googleusercontent.com.example.com/macros/echo',
  ],
  ['without encryption', 'http://script.googleusercontent.com/macros/echo'],
  ['to another port', 'https://script.googleusercontent.com:8443/macros/echo'],
  ['with a password', 'https://a:b@script.googleusercontent.com/macros/echo'],
  ['to another path', 'https://script.googleusercontent.com/macros/echo/../../x'],
  ['to its own origin', '/macros/echo'],
  ['to something that is no URL', 'https://['],
])('does not follow %s', (_name, location) => {
  expect(resolveEchoUrl(location, GOOGLE)).toBeNull();
});

test.each(['/macros/s/local/exec', 'http://localhost:8788/macros/echo'])(
  'does not follow from the local script to %s',
  (location) => expect(resolveEchoUrl(location, LOCAL)).toBeNull(),
);

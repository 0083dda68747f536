/** Checks the URL of a web app, and the URL at which Google stores its answer. */
const PUBLISHED = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/exec$/;
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for a URL of this machine, where the local runtime listens. */
export function isLoopback(execUrl: string): boolean {
  return URL.canParse(execUrl) && LOOPBACK_HOSTS.has(new URL(execUrl).hostname);
}

/** Describes what is wrong with the URL of a web app; null when it can be called. */
export function findExecUrlFault(execUrl: string): string | null {
  if (!URL.canParse(execUrl)) return 'It is not a URL.';
  const { pathname, search, hash } = new URL(execUrl);
  if (search !== '' || hash !== '') return 'It must end in /exec, without a query or a fragment.';
  if (pathname.endsWith('/dev'))
    return 'An address ending in /dev answers editors only; take the one ending in /exec.';
  if (!pathname.endsWith('/exec')) return 'It must end in /exec.';
  if (isLoopback(execUrl) || PUBLISHED.test(execUrl)) return null;
  return 'It must read https://script.google.com/macros/s/<deployment id>/exec, without /u/0 or a domain in it.';
}

const ECHO_ORIGIN = 'https://script.googleusercontent.com';
const ECHO_PATH = '/macros/echo';

/**
 * The absolute URL of the stored answer, or null when the redirect leads elsewhere: back to `/exec`, where a GET
 * would run the script without its request, to a login page, or to another host. A web app on this machine is
 * the local runtime, which stores answers at its own origin.
 */
export function resolveEchoUrl(location: string, execUrl: string): string | null {
  if (!URL.canParse(location, execUrl)) return null;
  const target = new URL(location, execUrl);
  if (target.pathname !== ECHO_PATH || target.username !== '' || target.password !== '') return null;
  if (target.origin === ECHO_ORIGIN) return target.href;
  return isLoopback(execUrl) && isOwnOrigin(location, execUrl) ? target.href : null;
}

/** True when a redirect stays on the host of the web app. */
export function isOwnOrigin(location: string, execUrl: string): boolean {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

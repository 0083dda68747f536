/** Checks the URL to which a web app redirects: Google stores the answer there. */
import { readWebAppUrl } from '../../core/web-app-url.ts';

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
  return leadsHere(execUrl) && isOwnOrigin(location, execUrl) ? target.href : null;
}

function leadsHere(execUrl: string): boolean {
  const read = readWebAppUrl(execUrl);
  return 'url' in read && read.isLocal;
}

/** True when a redirect stays on the host of the web app. */
export function isOwnOrigin(location: string, execUrl: string): boolean {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

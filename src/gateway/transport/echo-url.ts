/** Decides which address may be read as the second hop of a call. */
import { isLoopback } from './exec-url.ts';

const ECHO_ORIGIN = 'https://script.googleusercontent.com';
const ECHO_PATH = '/macros/echo';

/**
 * The absolute address of the stored answer, or null when the redirect leads anywhere else: back to `/exec`,
 * where a GET would run the script without its request, to a login page, or to a stranger. A web app on this
 * machine is the local runtime, which stores answers at its own origin.
 */
export function resolveEchoUrl(location: string, execUrl: string): string | null {
  if (!URL.canParse(location, execUrl)) return null;
  const target = new URL(location, execUrl);
  if (target.pathname !== ECHO_PATH || target.username !== '' || target.password !== '') return null;
  if (target.origin === ECHO_ORIGIN) return target.href;
  return isLoopback(execUrl) && isOwnOrigin(location, execUrl) ? target.href : null;
}

/** Whether a redirect stays with the host of the web app. */
export function isOwnOrigin(location: string, execUrl: string): boolean {
  return URL.canParse(location, execUrl) && new URL(location, execUrl).origin === new URL(execUrl).origin;
}

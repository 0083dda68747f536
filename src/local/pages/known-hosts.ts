/**
 * Names under which a browser of this machine reaches the local server. Another site can point a name of its own at
 * this machine (DNS rebinding), and its pages could then read what is answered under that name.
 */
import type { IncomingMessage } from 'node:http';

// Any port: one that is forwarded, for example through SSH, differs from the server's own.
const knownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** True for a request that was sent to a name of this machine. */
export function isForKnownHost({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return knownHost.test(headers.host ?? '');
}

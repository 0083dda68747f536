/** Tells requests of this server's own pages from those of any other site that the browser has open. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface PageGuard {
  /** Known to the pages that this server has served, and so to no page of another site. */
  readonly token: string;
  admits(request: IncomingMessage): boolean;
}

// A name that another site has pointed at this machine is not one of ours.
const ownHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** A guard with a token of its own. */
export function createPageGuard(): PageGuard {
  const token = randomBytes(32).toString('hex');
  return {
    token,
    admits: ({ headers: { host = '', 'x-page-token': given } }) => ownHost.test(host) && given === token,
  };
}

/** Lets a Node HTTP server serve the gateway beside other listeners. */
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** The part of a gateway that a host calls. */
export interface FetchHandler {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

/** A listener for `node:http`; the global Request and Response of the process stay as they are. */
export function createNodeListener(app: FetchHandler): RequestListener {
  // The library would hand the host's sockets on as a second argument, which no gateway reads.
  return getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false });
}

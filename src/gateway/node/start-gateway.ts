/** Runs the gateway as a Node HTTP server. */
import { getRequestListener } from '@hono/node-server';
import { createServer, type Server, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway } from '../http/create-gateway.ts';
import type { GatewayOptions } from '../http/gateway-options.ts';

// Longer than a usual answer, shorter than the 30 seconds after which hosting platforms kill a process.
const CLOSE_GRACE_MS = 20_000;
const IDLE_SWEEP_MS = 100;

/** Where to listen, and which workspaces to serve. */
interface StartGatewayOptions extends Omit<GatewayOptions, 'fetch'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
}

/** A listening gateway. */
export interface RunningGateway {
  /** The address without a slash at its end. */
  readonly url: string;
  /** Stops listening and resolves when the requests under way are answered, or after 20 seconds. */
  readonly close: () => Promise<void>;
}

/** Starts listening. Rejects when the port is not available. */
export async function startGateway(options: StartGatewayOptions): Promise<RunningGateway> {
  const app = createGateway({ ...options, fetch: globalThis.fetch, compresses: true });
  const server = createServer(createNodeListener(app));
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${port}`, close: () => closeGracefully(server) };
}

function listen(server: Server, options: StartGatewayOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection without a request would keep the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** The part of a gateway that a server calls. */
interface FetchHandler {
  readonly fetch: (request: Request, host?: object) => Response | Promise<Response>;
}

/** Creates a listener for `node:http`. It leaves the global Request and Response of the process unchanged. */
export function createNodeListener(app: FetchHandler): RequestListener {
  // The second argument has the connection, whose address is kept beside the acceptance of an offer.
  return getRequestListener((request, host) => app.fetch(request, host), { overrideGlobalObjects: false });
}

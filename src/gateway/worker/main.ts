/** The entry of the Cloudflare Worker. */
import type { Hono } from 'hono';
import type { GatewayEnvironment } from '../http/create-gateway.ts';
import { openGateway, type WorkerBindings } from './open-gateway.ts';

let gateway: Hono<GatewayEnvironment> | null = null;

const worker = {
  fetch(request: Request, bindings: WorkerBindings): Response | Promise<Response> {
    // The bindings come with the first request and stay the same; the cache must outlive a request.
    gateway ??= openGateway(bindings);
    return gateway.fetch(request);
  },
};

// Cloudflare requires this export name.
// biome-ignore lint/style/noDefaultExport: see above
export { worker as default };

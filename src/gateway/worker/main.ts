/** The entry of the Cloudflare Worker. */
import type { Hono } from 'hono';
import type { GatewayEnvironment } from '../http/create-gateway.ts';
import { openGateway, type WorkerBindings } from './open-gateway.ts';

/** The part of Cloudflare's context of a request that the gateway uses. */
interface RequestContext {
  waitUntil(work: Promise<unknown>): void;
}

let gateway: Hono<GatewayEnvironment> | null = null;

const worker = {
  fetch(request: Request, bindings: WorkerBindings, context: RequestContext): Promise<Response> {
    // The bindings come with the first request and stay the same; the cache must outlive a request.
    gateway ??= openGateway(bindings);
    const response = Promise.resolve(gateway.fetch(request));
    // The call of this request may carry others. So it goes on, for half a minute at most, when its own caller hangs up.
    context.waitUntil(response);
    return response;
  },
};

// Cloudflare requires this export name.
// biome-ignore lint/style/noDefaultExport: see above
export { worker as default };

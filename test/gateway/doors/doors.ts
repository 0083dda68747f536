/** The doors by which a caller's HTTP reaches the web app, each opened in front of a workspace of its own. */
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createFrontEnd } from '../../../src/emulator/front-end/front-end.ts';
import type { WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../src/emulator/web-app/web-app-event.ts';
import { createBillingFetch } from '../../../src/gateway/client/create-billing-fetch.ts';
import { startGateway } from '../../../src/gateway/node/start-gateway.ts';

export type DoorName = 'Node' | 'workerd' | 'client';

/** Plain HTTP: the path as it is, with its query, and no header that was not asked for. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Door {
  /** What callers see in front of each path. */
  readonly origin: string;
  send(request: SentRequest): Promise<HttpAnswer>;
  close(): Promise<void>;
}

export type OpenDoor = (execUrl: string) => Promise<Door>;

export const openNode: OpenDoor = async (execUrl) => {
  const { url, close } = await startGateway({
    port: 0,
    host: '127.0.0.1',
    workspaces: (name) => (name === null ? { execUrl } : null),
  });
  return { origin: url, send: (request) => sendHttp(url, request), close };
};

/** No gateway at all: the caller's own process turns its requests into envelopes. */
export const openClient: OpenDoor = async (execUrl) => {
  const billingFetch = createBillingFetch(execUrl);
  const origin = 'https://billing.example';
  return {
    origin,
    async send({ method, target, headers, body }) {
      // As bytes, because a text would bring a content type that was not asked for.
      const bytes = body === undefined ? {} : { body: new Uint8Array(body) };
      const answer = await billingFetch(origin + target, { method, headers, ...bytes });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      };
    },
    close: async () => undefined,
  };
};

/** Sends a request as curl does. */
export function sendHttp(
  origin: string,
  { method, target, headers, body = Buffer.alloc(0) }: SentRequest,
): Promise<HttpAnswer> {
  const { hostname, port } = new URL(origin);
  // Node counts the body itself only of methods that usually have one.
  const length = body.length === 0 ? {} : { 'content-length': body.length };
  // A connection of its own: whoever refuses a long body early closes the one that it came on.
  const way = { hostname, port, agent: false as const, method, path: target };
  return new Promise((resolve, reject) => {
    const outgoing = openRequest({ ...way, headers: { ...headers, ...length } }, (incoming) => {
      const named = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
      buffer(incoming).then(
        (answered) =>
          resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(named), body: answered }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Serves a web app on this machine as Google does. */
export async function serveWebApp(
  webApp: (request: WebAppRequest) => WebAppResponse,
): Promise<{ readonly execUrl: string; close(): Promise<void> }> {
  const frontEnd = createFrontEnd({ webApp, deployments: ['local'] });
  const server = createServer((request, response) => {
    frontEnd(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    execUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/macros/s/local/exec`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

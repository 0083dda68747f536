/** A server with nothing but Google's front end, for tests of its hops. */
import { noUsage } from '../../../../src/emulator/execution/meter.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebAppResponse } from '../../../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../../src/emulator/web-app/web-app-event.ts';
import { type FrontEndOptions, createFrontEnd } from '../../../../src/emulator/front-end/front-end.ts';

/** The usage of a web app that called no service. */
export const usageOfNothing = noUsage();
/** An answer in JSON, as the emulator gives it. */
export const json = (content: string): WebAppResponse => ({
  kind: 'content',
  mimeType: 'application/json; charset=utf-8',
  content,
  usage: usageOfNothing,
});

const servers: Server[] = [];

/** Serves a web app that counts its runs; the server ends with the test. */
export async function serveFrontEnd(options: Partial<FrontEndOptions> = {}) {
  const requests: WebAppRequest[] = [];
  const webApp = (request: WebAppRequest): WebAppResponse => {
    requests.push(request);
    return json(`{"run":${requests.length}}`);
  };
  const frontEnd = createFrontEnd({ webApp, deployments: ['local'], ...options });
  const server = createServer(async (request, response) => {
    try {
      if (!(await frontEnd(request, response))) response.writeHead(418).end();
    } catch {
      // As the local runtime does when its disk is full: the caller of the test sees the connection end.
      response.destroy();
    }
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const exec = `${origin}/macros/s/local/exec`;
  return { requests, origin, exec };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A local runtime behind a bad network, and what a story of a client prints there. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { execPath } from '../../src/local/runtime/serve.ts';
import { startProcess } from '../local/runtime/support/start-process.ts';
import { newPath } from '../local/workbook-file/support/workbook-folder.ts';
import { codeOf } from '../readme/guide-programs.ts';

/** The stage of a story. */
export interface ClientStage {
  /** BASE, EXEC and KEY of the story. */
  readonly variables: Readonly<Record<string, string>>;
  /** How often a request with each `Idempotency-Key` has arrived. */
  readonly arrivals: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/** The lines that the story prints, in every language. */
export const storyLines: readonly string[] = [
  ...codeOf('text', ['program']).split('\n'),
  ...['lost-1 1', 'busy-1 1', 'half-1 1', 'unchanged null'],
  ...['412 etag_mismatch', '404 not_found', '401 invalid_api_key', '200 true'],
];

/** The lines after them: a webhook that is genuine, and four that are not. */
export const webhookLines: readonly string[] = [
  'webhook.ping',
  ...Array.from({ length: 2 }, () => '400 No signature of the webhook is that of the secret.'),
  '400 The webhook was not signed at this time.',
  '400 The webhook has no webhook-signature.',
];

/** The first request of each kind meets its fault: after the work, before the work, and in the midst of the answer. */
const faults: Readonly<Record<string, (response: ServerResponse, answer: Buffer) => void>> = {
  lost: (response) => response.socket?.destroy(),
  busy: (response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
    response.end(JSON.stringify({ status: 503, code: 'workspace_busy', detail: 'Try again.' }));
  },
  half: (response, answer) => {
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': answer.length });
    response.write(answer.subarray(0, 10), () => response.socket?.destroy());
  },
};

/** Starts the runtime and the network. */
export async function openClientStage(): Promise<ClientStage> {
  const local = startProcess({ PORT: '0', WORKBOOK: await newPath(), TRIGGER_MINUTE_MS: '300' });
  const { origin, key } = await local.ready;
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    pass(request, response).catch((error: Error) => response.destroy(error));
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [idempotencyKey] = [request.headers['idempotency-key']].flat();
    const count = (arrivals.get(idempotencyKey ?? '') ?? 0) + 1;
    arrivals.set(idempotencyKey ?? '', count);
    const fault = count === 1 ? faults[idempotencyKey?.split('-')[0] ?? ''] : undefined;
    if (fault !== undefined && idempotencyKey === 'busy-1') return fault(response, Buffer.alloc(0));
    const { connection: _connection, host: _host, 'content-length': _length, ...headers } = request.headers;
    const body = await buffer(request);
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (fault !== undefined) return fault(response, bytes);
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    variables: { BASE: `http://localhost:${port}`, EXEC: origin + execPath, KEY: key },
    arrivals,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      local.child.kill('SIGKILL');
      await local.ended;
    },
  };
}

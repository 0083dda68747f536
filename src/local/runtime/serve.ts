/** Serves a local workspace over HTTP: the raw web app as Google serves it, and the gateway in front of it. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemAnswer } from '../../core/api/problem-answer.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { nodeCallerAddress } from '../../gateway/http/caller-address.ts';
import { createGateway } from '../../gateway/http/create-gateway.ts';
import { mintRequestId } from '../../gateway/http/mint-request-id.ts';
import { createNodeListener } from '../../gateway/node/start-gateway.ts';
import type { GatewayOptions } from '../../gateway/http/gateway-options.ts';
import type { PageServer } from '../pages/serve-pages.ts';
import { createFrontEnd, type FrontEndOptions } from '../../emulator/front-end/front-end.ts';
import { WorkbookFileError } from '../workbook-file/workbook-file-error.ts';
import { createFetchInProcess } from './fetch-in-process.ts';
import type { LocalWorkspace } from './local-workspace.ts';

/** The path of the only deployment there is. */
export const execPath = '/macros/s/local/exec';

export interface LocalServer {
  readonly port: number;
  close(): Promise<void>;
}

// The server listens on this machine alone, so that no other machine reaches it.
const host = '127.0.0.1';

const idleSweepMs = 50;

// An execution lasts less; a caller that never ends its request must not keep the server from ending.
const closeGraceMs = 5_000;

/** Changes to a front end and a gateway that never fail and never wait. */
interface ServeOptions {
  readonly frontEnd?: Partial<FrontEndOptions>;
  readonly gateway?: Partial<GatewayOptions>;
  /** The pages; the server asks them before the gateway, because the gateway answers every path. */
  readonly pages?: PageServer;
}

/**
 * Listens, and answers from the workspace.
 * @param port 0 takes any free port
 * @throws Error with a sentence for the developer when the port is taken
 */
export async function serve(
  workspace: Pick<LocalWorkspace, 'emulator' | 'commit'> & Partial<Pick<LocalWorkspace, 'ready'>>,
  port: number,
  options: ServeOptions = {},
): Promise<LocalServer> {
  const frontEnd = createFrontEnd({
    webApp: (request) => workspace.emulator.webApp(request),
    deployments: ['local'],
    beforeAnswer: workspace.commit,
    ...(workspace.ready !== undefined && { beforeRun: workspace.ready }),
    ...options.frontEnd,
  });
  let gatewayListener: ReturnType<typeof createNodeListener> | undefined;
  const answer: RequestListener = async (request, response) => {
    try {
      if (await frontEnd(request, response)) return;
      if (await options.pages?.(request, response)) return;
      gatewayListener?.(request, response);
    } catch (error) {
      // The workbook file has reported its own failure, once for all requests.
      if (!(error instanceof WorkbookFileError)) console.error(error);
      answerProblem(request, response, error);
    }
  };
  const server = createServer(answer);
  await listen(server, port);
  const actualPort = (server.address() as AddressInfo).port;
  const execUrl = `http://${host}:${actualPort}${execPath}`;
  const gateway = createGateway({
    workspaces: (name) => (name === null ? { execUrl } : null),
    // A connection from this process to itself would take as long as the script takes for a usual request.
    fetch: createFetchInProcess(answer),
    compresses: true,
    callerAddress: nodeCallerAddress(false),
    ...options.gateway,
  });
  gatewayListener = createNodeListener(gateway);
  return { port: actualPort, close: () => closeServer(server) };
}

/** Answers that the request failed here. The gateway takes that for a failure of Google's, and sends the request again. */
function answerProblem({ url = '/' }: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refusal =
    error instanceof WorkbookFileError
      ? new Refusal('workspace_unavailable', `${error.message}. Repeat a write with its Idempotency-Key.`)
      : new Refusal('internal_error', 'The local server failed. Its terminal shows why.');
  const id = mintRequestId(Date.now());
  const { status, headers, body } = problemAnswer(refusal, url.split('?')[0] ?? '', id);
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'X-Request-Id': id });
  response.end(body);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      reject(inUse ? new Error(`Port ${port} is in use. Choose another: PORT=8788 npm start`) : error);
    });
    server.listen(port, host, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // Browsers keep connections alive after the last answer, and one of them would keep the server from closing.
    const sweep = setInterval(() => server.closeIdleConnections(), idleSweepMs);
    const deadline = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}

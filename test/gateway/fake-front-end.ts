/** A small stand-in for Google's front end: 302, stored answers, misses, bounces and pages, over real HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestEnvelope, ResponseEnvelope } from '../../src/core/api/message.ts';
import type { WorkspaceDirectory } from '../../src/gateway/http/gateway-options.ts';

/** The result of one read of a stored answer. */
type EchoFate = 'arrives' | 'arrives late' | 'missing' | 'bounces' | 'hangs';

/** A page or any other answer in place of the redirect. */
interface Page {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
  readonly location?: string;
}

/** A front end with what it has seen. */
export interface FakeFrontEnd {
  readonly execUrl: string;
  /** The envelope of every execution, in order. */
  readonly executions: RequestEnvelope[];
  /** Method, URL and headers of every HTTP request, in order. */
  readonly seen: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** The answer to a call of the script. */
  script: (envelope: RequestEnvelope) => ResponseEnvelope;
  /** A page in place of an execution, or null to execute. */
  frontEnd: (post: number) => Page | null | 'hangs';
  /** The fate of the n-th read of all stored answers, from 0. */
  echo: (read: number) => EchoFate;
  close(): Promise<void>;
}

// Longer than a closing server needs to drop the connections that it takes for idle.
const LATE_MS = 250;
const NEUTRAL = JSON.stringify({ status: 400, headers: {}, body: { status: 400, code: 'no_route' } });

/** Starts a front end on a free port of this machine. */
export async function startFakeFrontEnd(): Promise<FakeFrontEnd> {
  const stored: string[] = [];
  let posts = 0;
  let reads = 0;
  const server = createServer((request, response) => {
    fake.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    if (request.url?.startsWith('/macros/echo')) readStored(request, response);
    else if (request.method === 'GET') send(response, { status: 200, body: NEUTRAL });
    else void execute(request, response);
  });

  async function execute(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const page = fake.frontEnd(posts++);
    if (page === 'hangs') return;
    if (page !== null) {
      send(response, page);
      return;
    }
    const envelope: RequestEnvelope & { requests?: RequestEnvelope[] } = JSON.parse(text);
    fake.executions.push(envelope);
    const { requests } = envelope;
    stored.push(
      JSON.stringify(
        requests === undefined
          ? fake.script(envelope)
          : { responses: requests.map((one) => fake.script(one)) },
      ),
    );
    response.writeHead(302, { location: `/macros/echo?user_content_key=${stored.length - 1}` }).end();
  }

  function readStored(request: IncomingMessage, response: ServerResponse): void {
    const fate = request.method === 'GET' ? fake.echo(reads++) : 'posted to';
    if (fate === 'hangs') return;
    const page = storedPage(fate, request.url ?? '');
    if (fate === 'arrives late') setTimeout(() => send(response, page), LATE_MS);
    else send(response, page);
  }

  function storedPage(fate: EchoFate | 'posted to', url: string): Page {
    if (fate === 'posted to') return { status: 405, body: '<html>Page Not Found</html>' };
    if (fate === 'missing') return { status: 404, body: '<html>Sorry</html>' };
    if (fate === 'bounces') return { status: 302, body: '', location: '/macros/s/local/exec' };
    const key = Number(new URL(url, 'http://localhost').searchParams.get('user_content_key'));
    return { status: 200, body: stored[key] ?? '' };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const fake: FakeFrontEnd = {
    execUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/macros/s/local/exec`,
    executions: [],
    seen: [],
    script: () => ({ status: 200, headers: {}, body: { object: 'list', data: [] } }),
    frontEnd: () => null,
    echo: () => 'arrives',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

/** A directory whose one workspace has no name. */
export function onlyWorkspace({ execUrl }: FakeFrontEnd): WorkspaceDirectory {
  return (name) => (name === null ? { execUrl } : null);
}

function send(response: ServerResponse, page: Page): void {
  const contentType = page.contentType ?? (page.body.startsWith('<') ? 'text/html' : 'application/json');
  const location = page.location === undefined ? {} : { location: page.location };
  response
    .writeHead(page.status, { 'content-type': `${contentType}; charset=utf-8`, ...location })
    .end(page.body);
}

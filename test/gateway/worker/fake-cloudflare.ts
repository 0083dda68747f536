/** Cloudflare's API as wrangler sees it, on loopback: it keeps what is deployed, bound and stored. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeCloudflare {
  /** The URL that wrangler calls instead of Cloudflare's. */
  readonly apiUrl: string;
  /** The script that was deployed last. */
  readonly deployed: () => Upload | null;
  /** By name. */
  readonly secrets: ReadonlyMap<string, string>;
  /** By the namespace's id, and there by key. */
  readonly namespaces: ReadonlyMap<string, Namespace>;
  close(): void;
}

export interface Upload {
  readonly name: string;
  readonly metadata: {
    readonly main_module: string;
    readonly compatibility_date: string;
    readonly bindings: readonly {
      readonly name: string;
      readonly type: string;
      readonly namespace_id: string;
    }[];
  };
  readonly script: string;
}

export interface Namespace {
  readonly title: string;
  readonly values: Map<string, string>;
}

/** The answer of a route; null when nothing is found. */
type Answer = object | null;

interface Asked {
  /** The groups of the route's pattern. */
  readonly parts: readonly string[];
  readonly body: Buffer;
  readonly contentType: string;
}

/** A method, a path below the account, and what it does. */
type Route = readonly [method: string, path: string, answer: (asked: Asked) => Answer | Promise<Answer>];

interface Stored {
  upload: Upload | null;
  readonly secrets: Map<string, string>;
  readonly namespaces: Map<string, Namespace>;
}

export async function startCloudflare(): Promise<FakeCloudflare> {
  const stored: Stored = { upload: null, secrets: new Map(), namespaces: new Map() };
  const routes = [...scriptRoutes(stored), ...namespaceRoutes(stored)];
  const server = createServer((request, response) => void serve(routes, request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
    deployed: () => stored.upload,
    secrets: stored.secrets,
    namespaces: stored.namespaces,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function scriptRoutes(stored: Stored): readonly Route[] {
  return [
    ['GET', '/workers/services/([^/]+)', () => stored.upload && {}],
    ['GET', '/workers/scripts/([^/]+)/deployments', () => stored.upload && { deployments: [] }],
    [
      'GET',
      '/workers/scripts/([^/]+)/settings',
      () => ({ bindings: stored.upload?.metadata.bindings ?? [] }),
    ],
    [
      'PUT',
      '/workers/scripts/([^/]+)',
      async ({ parts: [name = ''], body, contentType }) => {
        const headers = { 'content-type': contentType };
        const form = await new Response(new Uint8Array(body), { headers }).formData();
        const metadata = JSON.parse(String(form.get('metadata'))) as Upload['metadata'];
        stored.upload = { name, metadata, script: await (form.get(metadata.main_module) as File).text() };
        return { id: name };
      },
    ],
    [
      'PUT',
      '/workers/scripts/([^/]+)/secrets',
      ({ body }) => {
        const { name, text } = JSON.parse(body.toString()) as { name: string; text: string };
        stored.secrets.set(name, text);
        return stored.upload && { name, type: 'secret_text' };
      },
    ],
    ['GET', '/workers/subdomain', () => ({ subdomain: 'lovelace' })],
    ['GET', '/workers/scripts/([^/]+)/subdomain', () => ({ enabled: false, previews_enabled: false })],
    ['POST', '/workers/scripts/([^/]+)/subdomain', () => ({ enabled: true, previews_enabled: false })],
  ];
}

function namespaceRoutes({ namespaces }: Stored): readonly Route[] {
  return [
    ['GET', '/storage/kv/namespaces', () => Array.from(namespaces, ([id, { title }]) => ({ id, title }))],
    [
      'POST',
      '/storage/kv/namespaces',
      ({ body }) => {
        const { title } = JSON.parse(body.toString()) as { title: string };
        const id = `namespace-${namespaces.size + 1}`;
        namespaces.set(id, { title, values: new Map() });
        return { id, title };
      },
    ],
    [
      'PUT',
      '/storage/kv/namespaces/([^/]+)/values/([^/]+)',
      ({ parts: [id = '', key = ''], body }) => {
        const namespace = namespaces.get(id);
        namespace?.values.set(decodeURIComponent(key), body.toString());
        return namespace === undefined ? null : {};
      },
    ],
  ];
}

async function serve(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const body = await buffer(request);
  const contentType = request.headers['content-type'] ?? '';
  for (const [method, path, answer] of routes) {
    const found = new RegExp(`^/client/v4/accounts/[^/]+${path}$`).exec(pathname);
    if (method === request.method && found !== null)
      return send(response, await answer({ parts: found.slice(1), body, contentType }));
  }
  send(response, null);
}

/** In the envelope of Cloudflare's API; 10007 is its number for a Worker that does not exist. */
function send(response: ServerResponse, result: Answer): void {
  const errors = result === null ? [{ code: 10007, message: 'This does not exist.' }] : [];
  response.writeHead(result === null ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: result !== null, errors, messages: [], result, result_info: {} }));
}

/** A `fetch` that speaks to a workspace's web app directly, for any SDK that takes one. */
import { readWebAppUrl } from '../../core/web-app-url.ts';
import { createApiServer, serveApi } from '../http/serve-api.ts';

/** Optional settings of the client. */
export interface BillingFetchOptions {
  /** The `fetch` that carries the calls; the platform's own by default. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** A clock in milliseconds, by which a refused key is remembered; `performance.now` by default. */
  readonly now?: () => number;
}

/** The type of `fetch`, as SDKs take it. */
export type BillingFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` for one workspace. It uses the path of a URL, which begins with `/api/v1`, `/health` or
 * `/openapi.json`, and ignores the host; a URL may also begin with the URL of the web app. Keys, methods, headers
 * and answers are those of plain HTTP. A write makes one record, however often it is repeated.
 *
 * @param address the address of the deployment, ending in `/exec`, in any form that Google shows
 * @throws TypeError when the address is not that of a web app
 */
export function createBillingFetch(address: string, options: BillingFetchOptions = {}): BillingFetch {
  const read = readWebAppUrl(address);
  if ('fault' in read) throw new TypeError(`The web app cannot be called at "${address}". ${read.fault}`);
  const execUrl = read.url;
  const bases = [execUrl, address.trim()];
  const server = createApiServer({
    workspaces: (name) => (name === null ? { execUrl } : null),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    redirect: hidesRedirects() ? 'follow' : 'manual',
    elapsedMs: options.now,
  });
  return async (input, init) => {
    const request = toApiRequest(input, init, bases);
    const { signal } = request;
    signal.throwIfAborted();
    const facts = { baseUrl: baseUrlOf(input, bases), signal };
    const { response } = await Promise.race([serveApi(request, server, facts), rejectWhenAborted(signal)]);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** Browsers, and runtimes that imitate them, follow redirects by themselves and do not show them. */
function hidesRedirects(): boolean {
  return 'XMLHttpRequest' in globalThis;
}

function toApiRequest(
  input: string | URL | Request,
  init: RequestInit | undefined,
  bases: readonly string[],
): Request {
  if (!(input instanceof Request)) return new Request(toApiUrl(String(input), bases), init);
  const url = toApiUrl(input.url, bases);
  const request = url === input.url ? input : new Request(url, input);
  return init === undefined ? request : new Request(request, init);
}

/** Removes the address of the web app, which an SDK may have as its base URL in the form that was given. */
function toApiUrl(url: string, bases: readonly string[]): string {
  const base = bases.find((one) => url.startsWith(`${one}/`)) ?? '';
  return new URL(url.slice(base.length), bases[0]).href;
}

/** The URL before the path of the API, to which `Location` and `Link` lead; null when only a path was given. */
function baseUrlOf(input: string | URL | Request, bases: readonly string[]): string | null {
  const url = input instanceof Request ? input.url : String(input);
  const base = bases.find((one) => url.startsWith(`${one}/`));
  if (base !== undefined) return base;
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** Rejects when the signal fires, because the transport does not check the signal while it waits. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

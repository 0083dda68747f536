/** A `fetch` that speaks to a workspace's web app directly, for any SDK that takes one. */
import { createApiServer, serveApi } from '../http/serve-api.ts';
import { findExecUrlFault } from '../transport/exec-url.ts';

/** Optional settings of the client. */
export interface BillingFetchOptions {
  /** The `fetch` that carries the calls; the platform's own by default. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The time in milliseconds since 1970, by which a refused key is remembered; `Date.now` by default. */
  readonly now?: () => number;
}

/** The type of `fetch`, as SDKs take it. */
export type BillingFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` for one workspace. It uses the path of a URL, which begins with `/api/v1`, `/health` or
 * `/openapi.json`, and ignores the host; a URL may also begin with the URL of the web app. Keys, methods, headers
 * and answers are those of plain HTTP. A write makes one record, however often it is repeated.
 *
 * @param execUrl the address of the deployment, ending in `/exec`
 * @throws TypeError when the address is not that of a web app
 */
export function createBillingFetch(execUrl: string, options: BillingFetchOptions = {}): BillingFetch {
  const fault = findExecUrlFault(execUrl);
  if (fault !== null) throw new TypeError(`The web app cannot be called at "${execUrl}". ${fault}`);
  const server = createApiServer({
    workspaces: (name) => (name === null ? { execUrl } : null),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    redirect: hidesRedirects() ? 'follow' : 'manual',
    now: options.now,
  });
  return async (input, init) => {
    const request = toApiRequest(input, init, execUrl);
    const { signal } = request;
    signal.throwIfAborted();
    const { response } = await Promise.race([serveApi(request, server, signal), rejectWhenAborted(signal)]);
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
  execUrl: string,
): Request {
  if (!(input instanceof Request)) return new Request(toApiUrl(String(input), execUrl), init);
  const url = toApiUrl(input.url, execUrl);
  const request = url === input.url ? input : new Request(url, input);
  return init === undefined ? request : new Request(request, init);
}

/** Removes the address of the web app, which an SDK may have as its base URL. */
function toApiUrl(url: string, execUrl: string): string {
  const path = url.startsWith(`${execUrl}/`) ? url.slice(execUrl.length) : url;
  return new URL(path, execUrl).href;
}

/** Rejects when the signal fires, because the transport does not check the signal while it waits. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

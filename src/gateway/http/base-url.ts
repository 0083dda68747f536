/** Finds the URL under which a caller reaches the gateway, so that `Location` and `Link` can be absolute. */

/**
 * Returns the URL of the gateway without a slash at its end, for one request; null where it is not known, and
 * addresses in answers stay paths.
 */
export type BaseUrl = (request: Request) => string | null;

/** The settings of a gateway behind a proxy. */
export interface ProxySettings {
  /** The address that callers use, for example `https://billing.example`; null when it was not set. */
  readonly baseUrl: string | null;
  /** True when a proxy sets `X-Forwarded-Proto` and `X-Forwarded-Host`, and callers cannot. */
  readonly trustsProxy: boolean;
}

/** The origin of the request's own URL: right where no proxy is in between. */
export function requestOrigin(request: Request): string {
  return new URL(request.url).origin;
}

/** The base URL behind a proxy: as set, as the trusted proxy says, or the origin when there is no sign of a proxy. */
export function createBaseUrl({ baseUrl, trustsProxy }: ProxySettings): BaseUrl {
  if (baseUrl !== null) return () => baseUrl;
  return trustsProxy ? forwardedOrigin : directOrigin;
}

// Lists begin with what the outermost proxy has added.
const FIRST = /^[^,\s]+/;
const SCHEME = /^https?$/;
const HOST = /^([A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\])(:\d{1,5})?$/;

function forwardedOrigin({ url, headers }: Request): string {
  const { protocol, host } = new URL(url);
  const scheme = firstOf(headers.get('x-forwarded-proto'), SCHEME) ?? protocol.slice(0, -1);
  return `${scheme}://${firstOf(headers.get('x-forwarded-host'), HOST) ?? host}`;
}

function firstOf(list: string | null, form: RegExp): string | null {
  const first = FIRST.exec(list ?? '')?.[0] ?? '';
  return form.test(first) ? first : null;
}

const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

// Behind an unknown proxy, the request names the address of the gateway, which callers cannot reach.
function directOrigin(request: Request): string | null {
  return PROXY_HEADERS.some((name) => request.headers.has(name)) ? null : requestOrigin(request);
}

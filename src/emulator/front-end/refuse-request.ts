/** Refuses the requests that Google's front end answers without running the script. */
import type { IncomingMessage } from 'node:http';
import type { PageKind } from './google-pages.ts';

/** The parts of a web app's address. */
export interface WebAppAddress {
  readonly deployment: string;
  readonly version: 'exec' | 'dev';
  /** With its leading slash, or blank. */
  readonly path: string;
}

/** Google reserves these parameter names (developers.google.com/apps-script/guides/web). */
const reservedNames = ['c', 'sid'];

/** Reads `/macros/s/{deployment}/exec`, also with the domain of a Workspace account; undefined for any other path. */
export function readAddress(pathname: string): WebAppAddress | undefined {
  const match = /^\/(?:macros|a\/macros\/[^/]+|a\/[^/]+\/macros)\/s\/([^/]+)\/(exec|dev)(\/.*)?$/.exec(
    pathname,
  );
  if (!match?.[1]) return undefined;
  return { deployment: match[1], version: match[2] === 'dev' ? 'dev' : 'exec', path: match[3] ?? '' };
}

/** The page for an anonymous request that does not reach the script, or undefined when it does. */
export function refuseRequest(
  request: IncomingMessage,
  address: WebAppAddress,
  deployments: readonly string[],
): PageKind | undefined {
  if (!deployments.includes(address.deployment)) return 'unknown_deployment';
  if (request.headers.authorization !== undefined) return 'unauthorized';
  if (request.method === 'HEAD') return 'access_denied';
  if (request.method !== 'GET' && request.method !== 'POST') return 'method_refused';
  // A bare slash at the end counts as a path.
  if (address.path !== '' || address.version === 'dev') return 'sign_in';
  return undefined;
}

/** True when the query or a form body uses a name that Google reserves. */
export function usesReservedName(
  queryString: string,
  contentType: string | undefined,
  body: string,
): boolean {
  const isForm = contentType?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false;
  const names = [
    ...new URLSearchParams(queryString).keys(),
    ...(isForm ? new URLSearchParams(body).keys() : []),
  ];
  return names.some((name) => reservedNames.includes(name));
}

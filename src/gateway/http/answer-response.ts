/** Writes the workspace's answer as an HTTP response. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import type { RouteTarget } from './route-target.ts';

// The HTTP server sets the headers of its own connection, and those of the body follow from the body.
const NOT_FORWARDED: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'keep-alive',
  'transfer-encoding',
]);
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// HTTP allows no body with these statuses.
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/** The response; `requestId` is used when the workspace sent none. */
export function answerResponse(answer: ResponseEnvelope, target: RouteTarget, requestId: string): Response {
  const headers = new Headers({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' });
  for (const [name, value] of Object.entries(answer.headers)) {
    if (isSendable(name, value))
      headers.set(name, placeUnderPrefix(name.toLowerCase(), value, target.prefix));
  }
  if (answer.body === null || EMPTY_STATUSES.has(answer.status)) {
    return new Response(null, { status: answer.status, headers });
  }
  headers.set('Content-Type', answer.status >= 400 ? 'application/problem+json' : 'application/json');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

/** A header that HTTP does not allow is left out: the request was carried out, so its answer must go through. */
function isSendable(name: string, value: string): boolean {
  return HEADER_NAME.test(name) && HEADER_VALUE.test(value) && !NOT_FORWARDED.has(name.toLowerCase());
}

/** Adds the prefix of the workspace to paths in headers, because the workspace does not know its own name. */
function placeUnderPrefix(name: string, value: string, prefix: string): string {
  if (name === 'location' && value.startsWith('/')) return prefix + value;
  if (name === 'link') return value.replaceAll('</', `<${prefix}/`);
  return value;
}

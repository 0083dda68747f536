/** Writes the workspace's answer as an HTTP response. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import type { RouteTarget } from './route-target.ts';

// What the HTTP server decides about its own connection, and what follows from the body written here.
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
// Statuses that HTTP forbids a body.
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/** The response, with `requestId` where the workspace named none. */
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

/** A header that cannot be written is left out: the record behind the answer exists all the same. */
function isSendable(name: string, value: string): boolean {
  return HEADER_NAME.test(name) && HEADER_VALUE.test(value) && !NOT_FORWARDED.has(name.toLowerCase());
}

/** The workspace does not know its name here, so its addresses would lead a caller past it. */
function placeUnderPrefix(name: string, value: string, prefix: string): string {
  if (name === 'location' && value.startsWith('/')) return prefix + value;
  if (name === 'link') return value.replaceAll('</', `<${prefix}/`);
  return value;
}

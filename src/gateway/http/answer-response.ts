/** Writes the workspace's answer as an HTTP response. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import { callersRequestId } from '../../core/api/request-id.ts';
import { PASSED_HEADERS } from './header-names.ts';
import { jsonResponse } from './json-response.ts';
import { documentResponse } from './document-response.ts';

/** The address of a workspace at the gateway. */
export interface AnswerPlace {
  /** The URL of the gateway without a slash at its end; null where it is not known. */
  readonly baseUrl: string | null;
  /** The part before the path of the API, for example `/w/acme`; empty without a name. */
  readonly prefix: string;
}

const PASSED: ReadonlySet<string> = new Set(PASSED_HEADERS.map((name) => name.toLowerCase()));
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
// HTTP allows no body with these statuses.
const EMPTY_STATUSES: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The response; `requestId` is used when the workspace sent none. A body of a known type that is not JSON is sent as it is.
 * @throws RangeError when the body is nested so deeply that it cannot be written
 */
export function answerResponse(answer: ResponseEnvelope, place: AnswerPlace, requestId: string): Response {
  const headers = new Headers({ 'X-Request-Id': requestId, 'Cache-Control': 'no-store' });
  for (const [given, value] of Object.entries(answer.headers)) {
    const name = given.toLowerCase();
    const sent = PASSED.has(name) && HEADER_VALUE.test(value) ? sentValue(name, value, place) : null;
    if (sent !== null) headers.set(name, sent);
  }
  if (answer.body === null || EMPTY_STATUSES.has(answer.status)) {
    return new Response(null, { status: answer.status, headers });
  }
  const document = answer.status < 400 ? documentResponse(answer, headers) : null;
  if (document !== null) return document;
  headers.set('Content-Type', answer.status >= 400 ? 'application/problem+json' : 'application/json');
  return jsonResponse(answer.status, headers, answer.body);
}

// An hour, the longest that the gateway itself asks a caller to wait.
const RETRY_AFTER_SECONDS_MAX = 3_600;
const OWN_PATH = /^\/(?![/\\])/;
const LINK = /<([^>]*)>/g;

/** The value as the caller gets it; null for one that the API never sends, and that therefore does not pass. */
function sentValue(name: string, value: string, { baseUrl, prefix }: AnswerPlace): string | null {
  const base = (baseUrl ?? '') + prefix;
  switch (name) {
    case 'x-request-id':
      return callersRequestId({ [name]: value });
    case 'location':
      return OWN_PATH.test(value) ? base + value : null;
    case 'link':
      return Array.from(value.matchAll(LINK)).every(([, path = '']) => OWN_PATH.test(path))
        ? value.replace(LINK, (_link, path: string) => `<${base}${path}>`)
        : null;
    case 'retry-after':
      return /^\d+$/.test(value) ? String(Math.min(Number(value), RETRY_AFTER_SECONDS_MAX)) : null;
    case 'www-authenticate':
      // A browser would ask its user for a password if another scheme stood here.
      return /^bearer\b/i.test(value) ? value : null;
    default:
      return value;
  }
}

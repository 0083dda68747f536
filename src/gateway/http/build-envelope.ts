/** Turns an HTTP request into the envelope that the web app takes. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { FORWARDED_HEADERS } from './header-names.ts';

/** The parts of a request that the envelope is made of. */
export interface EnvelopeParts {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: Headers;
  readonly body: string;
}

/** Builds the envelope; HEAD is sent as GET, so that its headers are those of the GET. */
export function buildEnvelope(parts: EnvelopeParts): RequestEnvelope {
  return {
    method: parts.method === 'HEAD' ? 'GET' : parts.method,
    path: parts.path,
    query: writeQuery(parts.search),
    headers: pickHeaders(parts.headers),
    body: parts.body,
  };
}

/**
 * A text keeps the order and the repetitions of the pairs, which an object would not. It is written anew with
 * every special character encoded, so that a plus sign or a broken escape means one thing to every reader.
 */
function writeQuery(search: URLSearchParams): string {
  return Array.from(
    search,
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  ).join('&');
}

function pickHeaders(headers: Headers): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of FORWARDED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) picked[name] = value;
  }
  return picked;
}

/** Reads an HTTP request and turns it into the envelope that the web app takes. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { hasBrokenEscape } from '../../core/api/read-search.ts';
import { FORWARDED_HEADERS } from './header-names.ts';

/** The parts of a request that go into the envelope. */
interface EnvelopeParts {
  readonly method: string;
  readonly path: string;
  /** As it was sent, with its question mark. */
  readonly search: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Builds the envelope; HEAD is sent as GET, so that its headers are those of the GET. */
export function buildEnvelope(parts: EnvelopeParts): RequestEnvelope {
  return {
    method: parts.method === 'HEAD' ? 'GET' : parts.method,
    path: parts.path,
    // What cannot be decoded goes as it came: the workspace refuses it.
    query: hasBrokenEscape(parts.search)
      ? parts.search.slice(1)
      : writeQuery(new URLSearchParams(parts.search)),
    headers: pickHeaders(parts.headers),
    body: parts.body,
  };
}

/**
 * A text keeps the order and the repetitions of the pairs, which an object would not. All special characters are
 * encoded again, so that a plus sign has one meaning.
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

/** The longest body that the API takes, in bytes: a document of 200 lines with all fields full fits. */
export const BODY_BYTES_MAX = 256 * 1024;

/** Stands for a body that is not UTF-8. */
export const notUtf8 = '\uFFFD\uFFFD';

/** Reads the body as text; null when it is too long. Never holds more than the limit in memory. */
export async function readBodyText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) return null;
  // Some browsers give no stream of a request's body; there the whole body is in memory already.
  if (!request.body) return decodeWithin(new Uint8Array(await request.arrayBuffer()));
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > BODY_BYTES_MAX) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return decode(chunks);
}

function decodeWithin(bytes: Uint8Array): string | null {
  return bytes.byteLength > BODY_BYTES_MAX ? null : decode([bytes]);
}

function decode(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
  } catch {
    // Bytes that are not UTF-8 cannot be JSON. Neither can this text: so the API refuses it, in its own order of
    // checks, and stores no replaced characters.
    return notUtf8;
  }
}

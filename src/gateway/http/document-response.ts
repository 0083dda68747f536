/** Writes an answer that is a document and no JSON, such as an electronic invoice, as an HTTP response. */
import type { ResponseEnvelope } from '../../core/api/message.ts';

// The workspaces of a gateway share its origin, so no document may run a script there, or load anything.
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The policy of each type that passes. Browsers show a PDF by a viewer of their own, which a sandbox would stop. */
const policies: Readonly<Record<string, string>> = {
  'application/xml': sandbox,
  'text/csv': sandbox,
  'text/html': sandbox,
  'application/pdf': "default-src 'none'",
};

/**
 * The response; null when the answer is no document.
 * @param headers those that the answer passes on
 * @throws RangeError when the body is said to be Base64 and is not
 */
export function documentResponse(
  { status, headers: given, body, encoding }: ResponseEnvelope,
  headers: Headers,
): Response | null {
  const type = Object.entries(given).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const policy = policies[type.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (policy === undefined || typeof body !== 'string') return null;
  const bytes = encoding === 'base64' ? bytesOf(body) : new TextEncoder().encode(body);
  headers.set('Content-Type', type);
  headers.set('Content-Length', String(bytes.byteLength));
  headers.set('Content-Security-Policy', policy);
  headers.set('X-Content-Type-Options', 'nosniff');
  return new Response(bytes, { status, headers });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch (_malformed) {
    // The caller of this function takes that error for an answer that cannot be written.
    throw new RangeError('The body is no Base64.');
  }
}

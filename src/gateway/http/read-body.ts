/** Reads a request's body as text and stops as soon as it is too long. */

/** The longest body the API takes, in bytes; one document of 200 lines with every field full fits. */
export const BODY_BYTES_MAX = 256 * 1024;

/** The text, or null when the body is longer than allowed; no more than the limit is ever held. */
export async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) return null;
  // Some browsers show no stream of a request's body; there the caller holds all of it already.
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
    // Bytes that are not UTF-8 cannot be JSON. This text cannot either, so the API refuses it in its own order
    // of checks, and nothing is stored with its characters replaced.
    return '\uFFFD';
  }
}

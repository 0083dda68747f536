/** Writes a value as a response of JSON whose length is known, so that short ones need not be compressed. */

/**
 * @param headers with the Content-Type
 * @throws RangeError when the value is nested so deeply that it cannot be written
 */
export function jsonResponse(status: number, headers: Headers, value: unknown): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

/** The header names that pass the gateway, in both directions. */

/** Request headers that the API reads. The gateway forwards no others, above all no cookie. */
export const FORWARDED_HEADERS: readonly string[] = [
  'authorization',
  'x-api-key',
  'content-type',
  'content-encoding',
  'accept',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-request-id',
  'x-test-today',
];

/** Request headers that a script in a browser may send: agents send the first, libraries the second, tracing tools the last. */
export const ALLOWED_HEADERS: readonly string[] = [
  ...FORWARDED_HEADERS,
  'mcp-protocol-version',
  'x-requested-with',
  'traceparent',
  'tracestate',
];

/**
 * Headers of the workspace's answer that reach the caller. The workspaces of a gateway share its origin, so none may
 * set a cookie, clear data or send a browser elsewhere.
 */
export const PASSED_HEADERS: readonly string[] = [
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'ETag',
  'Location',
  'Link',
  'Retry-After',
  'Allow',
  'Accept-Encoding',
  'WWW-Authenticate',
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Deprecation',
  'Sunset',
  'Content-Disposition',
  'Missing-Glyphs',
];

/** Response headers that a script in a browser may read. */
export const EXPOSED_HEADERS: readonly string[] = [...PASSED_HEADERS, 'Cache-Control'];

/** Methods that a script in a browser may send. PUT is in the list so that the script can read the 405. */
export const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

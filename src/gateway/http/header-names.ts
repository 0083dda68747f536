/** The header names that the gateway forwards, in both directions. */

/** Request headers that the API reads. The gateway forwards no others, above all no cookie. */
export const FORWARDED_HEADERS: readonly string[] = [
  'authorization',
  'x-api-key',
  'content-type',
  'accept',
  'idempotency-key',
  'if-match',
  'x-request-id',
];

/** Response headers that a script in a browser may read. */
export const EXPOSED_HEADERS: readonly string[] = [
  'X-Request-Id',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Cache-Control',
  'ETag',
  'Location',
  'Link',
  'Retry-After',
  'Allow',
  'WWW-Authenticate',
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Deprecation',
  'Sunset',
];

/** Methods that a script in a browser may send. PUT is in the list so that the script can read the 405. */
export const ALLOWED_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

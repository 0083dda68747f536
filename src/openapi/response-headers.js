/** Documents the headers of answers. */
import { rateLimit } from '../core/access/rate-limit.ts';
function header({ description, required = false, schema = { type: 'string' } }) {
  return { description, ...(required ? { required } : {}), schema };
}
const count = { type: 'integer', minimum: 0 };
/** The headers by name, for the components of the document. */
export const sharedHeaders = {
  'X-Request-Id': header({ description: 'Names this request in the log of the workspace.', required: true }),
  'Cache-Control': header({
    description: 'Answers are not to be stored.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  }),
  'RateLimit-Policy': header({
    description: `The limit: \`"default";q=${rateLimit};w=60\` is ${rateLimit} requests in 60 seconds.`,
    required: true,
  }),
  RateLimit: header({ description: 'What is left of it: `r` requests, and `t` seconds until one more.' }),
  'X-RateLimit-Limit': header({ description: 'Requests in 60 seconds.', schema: count }),
  'X-RateLimit-Remaining': header({ description: 'Requests left now.', schema: count }),
  'X-RateLimit-Reset': header({ description: 'Unix time in seconds when one slot frees.', schema: count }),
  ETag: header({ description: 'The entity tag of the record, as in its field `etag`.', required: true }),
  Location: header({ description: 'The path of the new record.', required: true }),
  Link: header({ description: 'The next page, with `rel="next"`, when there is one.' }),
  'Idempotent-Replayed': header({
    description: 'Present when this answers a repetition of an earlier request.',
    schema: { type: 'string', const: 'true' },
  }),
  'Idempotency-Key': header({
    description: 'The key that a gateway gave to a write without one: repeat the request under it.',
  }),
  'Retry-After': header({ description: 'Seconds to wait before the request is sent again.', schema: count }),
  'WWW-Authenticate': header({ description: 'How to authenticate.', required: true }),
};
const everyAnswer = ['X-Request-Id', 'Cache-Control', 'RateLimit-Policy'];
const everyAdmittedAnswer = [
  ...everyAnswer,
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];
/** References to the headers that every answer has, and to some more. */
export function headersOf(further, { withRate }) {
  const names = [...(withRate ? everyAdmittedAnswer : everyAnswer), ...further];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

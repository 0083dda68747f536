/** Documents the headers of answers. */
import { rateLimit } from '../../core/access/rate-limit.ts';
import type { JsonSchema } from '../schemas/json-schema.ts';

interface HeaderFacts {
  readonly description: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

function header({ description, required = false, schema = { type: 'string' } }: HeaderFacts): JsonSchema {
  return { description, ...(required ? { required } : {}), schema };
}

const count: JsonSchema = { type: 'integer', minimum: 0 };

/** The headers by name. */
const headers: Readonly<Record<string, JsonSchema>> = {
  'X-Request-Id': header({
    description:
      'The id of this request in the log of the workspace: yours, if you have sent one that is well-formed.',
    required: true,
  }),
  'Cache-Control': header({
    description: 'Responses must not be cached.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
  }),
  'RateLimit-Policy': header({
    description: `The limit: \`"default";q=${rateLimit};w=60\` is ${rateLimit} requests in 60 seconds.`,
    required: true,
  }),
  RateLimit: header({
    description: 'The rest of the limit: `r` requests now, and `t` seconds until one more.',
  }),
  'X-RateLimit-Limit': header({ description: 'Requests allowed in 60 seconds.', schema: count }),
  'X-RateLimit-Remaining': header({ description: 'Requests left now.', schema: count }),
  'X-RateLimit-Reset': header({
    description: 'Unix time in seconds when one more request is allowed.',
    schema: count,
  }),
  ETag: header({ description: 'The entity tag of the record, as in its field `etag`; a receipt has none.' }),
  Location: header({
    description: 'The URL of the new record; its path alone in an envelope.',
    required: true,
  }),
  Link: header({
    description:
      'The URL of the next page, with `rel="next"`, when there is one; its path alone in an envelope.',
  }),
  'Content-Disposition': header({
    description: 'The name of the file that the answer is.',
    required: true,
    schema: { type: 'string', examples: ['attachment; filename="INV-2026-0001.xml"'] },
  }),
  'Missing-Glyphs': header({
    description:
      'How many letters the fonts of the PDF lack: each shows as an empty box, and the HTML shows them all.',
    required: true,
    schema: count,
  }),
  'Idempotent-Replayed': header({
    description:
      'Present when this is the stored answer to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  }),
  'Idempotency-Key': header({
    description: 'The key that the gateway added to a write without one. Repeat the request with it.',
  }),
  'Retry-After': header({ description: 'Seconds to wait before you repeat the request.', schema: count }),
  'Accept-Encoding': header({
    description: 'Present when the body was compressed: `identity`, because compressed bodies are not read.',
    schema: { type: 'string', const: 'identity' },
  }),
  'WWW-Authenticate': header({ description: 'How to authenticate, with 401.' }),
};

function componentName(header: string): string {
  return header.replace(/^(X-)?(RateLimit-)?/, '');
}

/** Headers that are there whenever another one is, which responses name for all of them. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'X-Request-Id': ['Cache-Control', 'RateLimit-Policy'],
  RateLimit: ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'],
};

const companionNames = Object.values(companions).flat();

/** The headers for the components of the document. Their names are short, because each response refers to them. */
export const sharedHeaders: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(headers)
    .filter(([name]) => !companionNames.includes(name))
    .map(([name, described]) => [componentName(name), withCompanions(name, described)]),
);

function withCompanions(name: string, described: JsonSchema): JsonSchema {
  const beside = companions[name];
  if (beside === undefined) return described;
  const shown = Object.fromEntries(beside.map((other) => [other, headers[other]]));
  return { ...described, 'x-with': shown };
}

/**
 * References to the headers that every answer has, and to some more. `x-with` of a header holds those that come
 * with it: written at each response they would be a tenth of the document.
 */
export function headerReferences(
  further: readonly string[],
  { withRate }: { readonly withRate: boolean },
): JsonSchema {
  const names = ['X-Request-Id', ...(withRate ? ['RateLimit'] : []), ...further];
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${componentName(name)}` }]),
  );
}

/** Documents the error responses of operations: one for each status, with its codes. */
import { rateLimit } from '../../core/access/rate-limit.ts';
import { basePath } from '../../core/api/base-path.ts';
import { problemAnswer } from '../../core/api/problem-answer.ts';
import { type ErrorCode, errorTable, titleOf } from '../../core/errors/error-table.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { exampleRequestId } from '../example-answers.ts';
import { type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { problemName } from '../schemas/problem-schemas.ts';
import { headersOf } from './response-headers.ts';

/** Whole error responses to show as examples, by code. */
export type ProblemExamples = Partial<Readonly<Record<ErrorCode, unknown>>>;

/** Statuses whose error responses are the same for every operation. */
const sharedNames: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** The error responses that operations share, by name, for the components of the document. */
export function sharedResponses(): JsonSchema {
  const examples = sharedExamples();
  const allCodes = Object.keys(errorTable) as ErrorCode[];
  return Object.fromEntries(
    Object.entries(sharedNames).map(([status, name]) => {
      const codes = allCodes.filter((code) => errorTable[code] === Number(status));
      return [name, problemResponse(Number(status), codes, examples)];
    }),
  );
}

/** The error responses of an operation by status, as references where they are shared. */
export function refusalResponses(
  codesByStatus: ReadonlyMap<number, readonly ErrorCode[]>,
  examples: ProblemExamples,
): JsonSchema {
  return Object.fromEntries(
    Array.from(codesByStatus, ([status, codes]) => {
      const name = sharedNames[status];
      const isShared = name !== undefined;
      return [
        status,
        isShared ? { $ref: `#/components/responses/${name}` } : problemResponse(status, codes, examples),
      ];
    }),
  );
}

/** A response for a status with some codes. */
export function problemResponse(
  status: number,
  codes: readonly ErrorCode[],
  examples: ProblemExamples,
): JsonSchema {
  const shown = codes.flatMap((code) =>
    examples[code] === undefined ? [] : [[code, { value: examples[code] }] as const],
  );
  return {
    description: codes.map((code) => `- \`${code}\`: ${titleOf(code)}`).join('\n'),
    headers: headersOf(
      [
        ...(status === 412 ? ['ETag'] : []),
        ...(status === 401 ? ['WWW-Authenticate'] : []),
        ...(status === 429 || status === 503 ? ['Retry-After'] : []),
        ...(status >= 500 ? ['Idempotency-Key'] : []),
      ],
      // A request that is refused before its key is known has no rate limit.
      { withRate: status !== 401 && status !== 413 },
    ),
    content: {
      'application/problem+json': {
        schema: schemaReference(problemName),
        ...(shown.length > 0 ? { examples: Object.fromEntries(shown) } : {}),
      },
    },
    'x-codes': codes,
  };
}

// A client that has sent 100 requests waits until the first of them is a minute old.
const seconds = 23;

function sharedExamples(): ProblemExamples {
  const missing = 'Send your API key as "Authorization: Bearer ..." or as "x-api-key: ...".';
  const limited = `At most ${rateLimit} requests in 60 seconds. Wait ${seconds} seconds.`;
  return {
    missing_api_key: problem(new Refusal('missing_api_key', missing)),
    rate_limited: problem(new Refusal('rate_limited', limited, { retryAfterSeconds: seconds })),
  };
}

function problem(refusal: Refusal): unknown {
  return JSON.parse(problemAnswer(refusal, `${basePath}/invoices`, exampleRequestId).body);
}

/** Documents the refusals of operations: one response for each status, with the codes that it can carry. */
import { type ErrorCode, errorTable, titleOf } from '../core/errors/error-table.ts';
import { type JsonSchema, schemaReference } from './json-schema.ts';
import { problemName } from './problem-schemas.ts';
import { headersOf } from './response-headers.ts';

/** Whole answers to show, by their code. */
export type ProblemExamples = Partial<Readonly<Record<ErrorCode, unknown>>>;

/** Statuses whose refusals are the same for every operation that has them. */
const sharedNames: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
};

/** The refusals that operations share, by name, for the components of the document. */
export function sharedResponses(examples: ProblemExamples): JsonSchema {
  const allCodes = Object.keys(errorTable) as ErrorCode[];
  return Object.fromEntries(
    Object.entries(sharedNames).map(([status, name]) => {
      const codes = allCodes.filter((code) => errorTable[code] === Number(status));
      return [name, problemResponse(Number(status), codes, examples)];
    }),
  );
}

/** The refusals of an operation by status, as references where they are shared. */
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
      // A request that is refused at the door has no limit of its own.
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

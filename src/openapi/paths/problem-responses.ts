/** Documents the error responses, which operations share, with their codes. */
import { rateLimit } from '../../core/access/rate-limit.ts';
import { basePath } from '../../core/api/base-path.ts';
import { problemAnswer } from '../../core/api/problem-answer.ts';
import { type ErrorCode, errorTable, titleOfCode } from '../../core/errors/error-table.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { exampleRequestId } from '../example-answers.ts';
import { type JsonSchema, schemaReference } from '../schemas/json-schema.ts';
import { problemName } from '../schemas/problem-schemas.ts';
import { headerReferences } from './response-headers.ts';

/** Whole error responses to show as examples, by code. */
export type ProblemExamples = Partial<Readonly<Record<ErrorCode, unknown>>>;

/** An error response that operations share: its key in their responses, and the statuses that it documents. */
interface SharedProblem {
  readonly key: string;
  readonly statuses: readonly number[];
  readonly meaning: string;
}

// The statuses that speak of the record or the body have a response each. What any request can be refused with stands
// in one for all, and so does what is no fault of the caller.
const sharedProblems: Readonly<Record<string, SharedProblem>> = {
  NotFound: { key: '404', statuses: [404], meaning: 'What the path names is not there.' },
  Conflict: { key: '409', statuses: [409], meaning: 'The state of the records does not allow it.' },
  PreconditionFailed: { key: '412', statuses: [412], meaning: 'The record has changed.' },
  Unprocessable: { key: '422', statuses: [422], meaning: 'The content of the request is invalid.' },
  Refused: {
    key: '4XX',
    statuses: [400, 401, 403, 413, 415, 429],
    meaning: 'The request is refused before the records are looked at.',
  },
  Failed: { key: '5XX', statuses: [500, 501, 503], meaning: 'The workspace failed.' },
};

/**
 * The codes that a response always stands for: every operation that has the response answers them.
 * @param answered the codes of each operation
 */
export function commonCodes(answered: readonly (readonly ErrorCode[])[]): ReadonlySet<ErrorCode> {
  const common = Object.values(sharedProblems).flatMap((problem) => {
    const having = answered
      .map((codes) => codes.filter((code) => problem.statuses.includes(errorTable[code])))
      .filter((codes) => codes.length > 0);
    return (having[0] ?? []).filter((code) => having.every((codes) => codes.includes(code)));
  });
  return new Set(common);
}

/**
 * The error responses that operations share, by name, for the components of the document.
 * @param answered the codes of each operation
 * @param examples one for each code that has one
 */
export function sharedResponses(
  answered: readonly (readonly ErrorCode[])[],
  examples: ProblemExamples,
): JsonSchema {
  const shown = { ...examples, ...fixedExamples() };
  const common = commonCodes(answered);
  const known = (Object.keys(errorTable) as ErrorCode[]).filter((code) =>
    answered.some((codes) => codes.includes(code)),
  );
  return Object.fromEntries(
    Object.entries(sharedProblems).map(([name, problem]) => {
      const codes = known.filter((code) => problem.statuses.includes(errorTable[code]));
      const always = codes.filter((code) => common.has(code));
      const response = problemResponse(problem, codes, shown);
      return [name, always.length === 0 ? response : { ...response, 'x-codes': always }];
    }),
  );
}

/**
 * References to the error responses of an operation with these codes. `x-codes` of a response lists the codes that it
 * always stands for, `x-codes` of a parameter those of operations that take it, and `x-codes` of an operation its others.
 */
export function refusalResponses(codes: readonly ErrorCode[]): JsonSchema {
  return Object.fromEntries(
    Object.entries(sharedProblems)
      .filter(([, { statuses }]) => codes.some((code) => statuses.includes(errorTable[code])))
      .map(([name, { key }]) => [key, { $ref: `#/components/responses/${name}` }]),
  );
}

function problemResponse(
  { statuses, meaning }: SharedProblem,
  codes: readonly ErrorCode[],
  examples: ProblemExamples,
): JsonSchema {
  const shown = codes.flatMap((code) =>
    examples[code] === undefined ? [] : [[code, { value: examples[code] }] as const],
  );
  const isOf = (...some: readonly number[]): boolean => some.some((status) => statuses.includes(status));
  const lines = codes.map((code) => `- ${errorTable[code]} \`${code}\`: ${titleOfCode(code)}`);
  return {
    description: `${meaning}\n\n${lines.join('\n')}`,
    headers: headerReferences(
      [
        ...(isOf(412) ? ['ETag'] : []),
        ...(isOf(401) ? ['WWW-Authenticate'] : []),
        ...(isOf(415) ? ['Accept-Encoding'] : []),
        ...(isOf(429, 503) ? ['Retry-After'] : []),
        ...(isOf(500) ? ['Idempotency-Key'] : []),
      ],
      { withRate: true },
    ),
    content: {
      'application/problem+json': {
        schema: schemaReference(problemName),
        ...(shown.length > 0 ? { examples: Object.fromEntries(shown) } : {}),
      },
    },
  };
}

// A client that has sent 100 requests waits until the first of them is a minute old.
const seconds = 23;

function fixedExamples(): ProblemExamples {
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

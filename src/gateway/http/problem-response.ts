/** Writes the problems that the gateway itself answers as HTTP responses. */
import { type CredentialsFault, credentialsDetails } from '../../core/access/credentials.ts';
import { ratePolicy } from '../../core/api/rate-headers.ts';
import { errorTable, titleOfCode } from '../../core/errors/error-table.ts';
import type { Refusal } from '../../core/errors/refusal.ts';
import type { Failure, FailureCode } from '../transport/failure.ts';
import { jsonResponse } from './json-response.ts';

/** The facts that every problem contains. */
export interface ProblemContext {
  /** The path of the request, without the query. */
  readonly instance: string;
  readonly requestId: string;
}

/** A problem document of RFC 9457 with the code's status. */
export function problemResponse(
  code: EdgeProblemCode,
  context: ProblemContext,
  extra: { readonly detail?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Response {
  const problem = EDGE_PROBLEMS[code];
  return written(code, { ...problem, detail: extra.detail ?? problem.detail }, context, extra.headers);
}

/** The same for what the workspace would refuse, in its words. */
export function refusalResponse({ code, message, facts }: Refusal, context: ProblemContext): Response {
  const { headers, retryAfterSeconds } = facts;
  const problem = { status: errorTable[code], title: titleOfCode(code), detail: message };
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return written(code, problem, context, { ...headers, ...wait });
}

function written(
  code: string,
  { status, title, detail }: EdgeProblem,
  { instance, requestId }: ProblemContext,
  more: Readonly<Record<string, string>> = {},
): Response {
  const type = `urn:problem-type:billing:${code}`;
  const body = { type, title, status, code, detail, instance, request_id: requestId };
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    'RateLimit-Policy': ratePolicy,
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="Business Billing API"' } : {}),
    ...more,
  });
  return jsonResponse(status, headers, body);
}

/** The problem of a call without an answer. A write that may have been carried out gets the key to repeat it with. */
export function failureResponse(failure: Failure, context: ProblemContext): Response {
  const headers: Record<string, string> = {};
  if (failure.retryAfterSeconds !== null) headers['Retry-After'] = String(failure.retryAfterSeconds);
  if (failure.idempotencyKey === null) return problemResponse(failure.code, context, { headers });
  headers['Idempotency-Key'] = failure.idempotencyKey;
  const { detail } = EDGE_PROBLEMS[failure.code];
  const advice = failure.mayHaveRun
    ? 'The request may have been carried out. Repeat it with the Idempotency-Key of this answer.'
    : 'Nothing was changed.';
  return problemResponse(failure.code, context, { headers, detail: `${detail} ${advice}` });
}

/** Codes of the API's error table that can come from the gateway. */
type EdgeProblemCode =
  | FailureCode
  | CredentialsFault
  | 'internal_error'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_media_type';

/** The status, title and detail of a code. */
interface EdgeProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** The problems of credentials, which read as those of the workspace. */
function credentialsProblems(): Readonly<Record<CredentialsFault, EdgeProblem>> {
  const problem = (code: CredentialsFault): EdgeProblem => ({
    status: errorTable[code],
    title: titleOfCode(code),
    detail: credentialsDetails[code],
  });
  return {
    credentials_conflict: problem('credentials_conflict'),
    invalid_api_key: problem('invalid_api_key'),
    missing_api_key: problem('missing_api_key'),
  };
}

/** Every problem that the gateway itself answers, by code. */
export const EDGE_PROBLEMS: Readonly<Record<EdgeProblemCode, EdgeProblem>> = {
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'The gateway failed unexpectedly.',
  },
  ...credentialsProblems(),
  method_not_allowed: {
    status: errorTable.method_not_allowed,
    title: titleOfCode('method_not_allowed'),
    detail: 'This path does not take that method.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    detail: 'The request body is longer than 256 KiB.',
  },
  outcome_unknown: {
    status: 503,
    title: 'Outcome unknown',
    detail: 'The workspace did not confirm the write.',
  },
  unsupported_media_type: {
    status: errorTable.unsupported_media_type,
    title: titleOfCode('unsupported_media_type'),
    detail: 'Send the body as application/json.',
  },
  upstream_invalid_answer: {
    status: 502,
    title: 'Invalid answer from the workspace',
    detail: 'The workspace sent no usable answer.',
  },
  upstream_timeout: {
    status: 504,
    title: 'The workspace did not answer in time',
    detail: 'The workspace took too long to answer.',
  },
  workspace_not_found: {
    status: 404,
    title: 'Workspace not found',
    detail: 'No workspace is deployed at this address.',
  },
  workspace_overloaded: {
    status: 503,
    title: 'Workspace overloaded',
    detail: 'The workspace is busy with the maximum number of requests.',
  },
  workspace_unavailable: {
    status: 503,
    title: 'Workspace unavailable',
    detail: 'The workspace cannot be reached, has used up a daily quota, or is not open to callers.',
  },
};

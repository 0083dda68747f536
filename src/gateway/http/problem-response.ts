/** Writes the problems that the gateway itself answers as HTTP responses. */
import { ratePolicy } from '../../core/api/rate-headers.ts';
import type { Failure, FailureCode } from '../transport/failure.ts';

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
  const { status, title, detail } = EDGE_PROBLEMS[code];
  const body = {
    type: `urn:problem-type:billing:${code}`,
    title,
    status,
    code,
    detail: extra.detail ?? detail,
    instance: context.instance,
    request_id: context.requestId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      'X-Request-Id': context.requestId,
      'RateLimit-Policy': ratePolicy,
      ...(status === 401 ? { 'WWW-Authenticate': 'Bearer realm="Business Billing API"' } : {}),
      ...extra.headers,
    },
  });
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
type EdgeProblemCode = FailureCode | 'internal_error' | 'missing_api_key' | 'payload_too_large';

/** The status, title and detail of a code. */
interface EdgeProblem {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

/** Every problem that the gateway itself answers, by code. */
export const EDGE_PROBLEMS: Readonly<Record<EdgeProblemCode, EdgeProblem>> = {
  internal_error: {
    status: 500,
    title: 'Internal error',
    detail: 'The gateway failed unexpectedly.',
  },
  missing_api_key: {
    status: 401,
    title: 'Missing API key',
    detail:
      'The API is under /api/v1. Send your API key as "Authorization: Bearer <key>" or as "x-api-key: <key>".',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    detail: 'The request body is longer than 256 KiB.',
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

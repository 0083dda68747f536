/** Writes the gateway's own problems as HTTP responses. */
import { ratePolicy } from '../../core/api/rate-headers.ts';
import type { Failure } from '../transport/failure.ts';
import { EDGE_PROBLEMS, type EdgeProblemCode } from './edge-problems.ts';

/** What every problem names. */
export interface ProblemContext {
  /** The path that was asked for, without its query. */
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

/** The problem of a call without an answer; a write that may have been done names the key to repeat it with. */
export function failureResponse(failure: Failure, context: ProblemContext): Response {
  const headers: Record<string, string> = {};
  if (failure.retryAfterSeconds !== null) headers['Retry-After'] = String(failure.retryAfterSeconds);
  if (failure.idempotencyKey === null) return problemResponse(failure.code, context, { headers });
  headers['Idempotency-Key'] = failure.idempotencyKey;
  const { detail } = EDGE_PROBLEMS[failure.code];
  const advice = failure.mayHaveRun
    ? 'The request may have been carried out; repeat it with the Idempotency-Key of this answer.'
    : 'Nothing was changed.';
  return problemResponse(failure.code, context, { headers, detail: `${detail} ${advice}` });
}

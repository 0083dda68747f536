/** Holds a request on its way to its answer: what a step throws becomes the problem that answers it. */
import { Refusal } from '../errors/refusal.ts';
import { SheetMissing, type Workspace } from '../workspace.ts';
import { targetLengthMax } from './limits.ts';
import { type ApiRequest, type ApiResponse, placeHeader } from './message.ts';
import type { Answer } from './operation.ts';
import { problemAnswer, refusalOf } from './problem-answer.ts';
import { ratePolicy } from './rate-headers.ts';
import { callersRequestId, newRequestId } from './request-id.ts';

/** A request, or the error for which it could not be read. */
export type Asked = ApiRequest | { readonly fault: unknown };

export interface Exchange {
  /** HEAD is answered as GET, without the body. */
  readonly request: ApiRequest;
  readonly requestId: string;
  readonly isHead: boolean;
  /** Known once the request is let in; from then on every answer has these headers. */
  rateHeaders: Readonly<Record<string, string>>;
  answer: Answer | null;
  /** True when its problem is that a sheet is missing. */
  lacksSheet: boolean;
}

const unreadable: ApiRequest = { method: '', path: '', query: [], headers: {}, body: '' };

export function openExchange(workspace: Workspace, asked: Asked): Exchange {
  const request = 'fault' in asked ? unreadable : asked;
  const isHead = request.method === 'HEAD';
  const exchange: Exchange = {
    request: isHead ? { ...request, method: 'GET' } : request,
    requestId: callersRequestId(request.headers) ?? newRequestId(workspace),
    isHead,
    rateHeaders: {},
    answer: null,
    lacksSheet: false,
  };
  if ('fault' in asked) fail(workspace, exchange, asked.fault);
  return exchange;
}

/** Runs a step; returns null when what it threw has become the answer. */
export function runStep<Result>(workspace: Workspace, exchange: Exchange, step: () => Result): Result | null {
  try {
    return step();
  } catch (error) {
    fail(workspace, exchange, error);
    return null;
  }
}

/** Answers with the problem that an error is for the caller, who learns nothing of an error that nobody expected. */
export function fail({ log }: Workspace, exchange: Exchange, error: unknown): void {
  const { request, requestId } = exchange;
  let refusal = refusalOf(error);
  if (refusal === null) {
    const trace = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
    log.error('internal_error', { request_id: requestId, trace });
    refusal = new Refusal(
      'internal_error',
      `Something went wrong here. Tell the owner this request id: ${requestId}.`,
    );
  }
  exchange.lacksSheet = error instanceof SheetMissing;
  exchange.answer = problemAnswer(refusal, request.path.slice(0, targetLengthMax), requestId);
}

/** The response with the headers that every answer has. */
export function responseOf({ request, requestId, isHead, rateHeaders, answer }: Exchange): ApiResponse {
  if (answer === null) throw new Error(`${requestId} has no answer.`);
  const place = request.headers[placeHeader];
  return {
    ...answer,
    ...(isHead && { body: '' }),
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      'RateLimit-Policy': ratePolicy,
      ...rateHeaders,
      ...answer.headers,
      // Whoever sent several knows by its place which of them is answered.
      ...(place !== undefined && { [placeHeader]: place }),
    },
  };
}

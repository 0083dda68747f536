/** Fits a remembered refusal to the request that it now answers. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import type { ProblemContext } from './problem-response.ts';

/** The same refusal under this request's own id and path. */
export function recalledRefusal(refusal: ResponseEnvelope, context: ProblemContext): ResponseEnvelope {
  const headers = Object.entries(refusal.headers).filter(([name]) => name.toLowerCase() !== 'x-request-id');
  const body = { ...Object(refusal.body), instance: context.instance, request_id: context.requestId };
  return { ...refusal, headers: Object.fromEntries(headers), body };
}

/** Carries a request of the API to the web app and its answer back, as the gateway does. */
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import type { WebAppResponse } from '../emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../emulator/web-app/web-app-event.ts';
import type { Answer, ApiCall } from './actor.ts';
import type { SceneFacts } from './scene.ts';

/** @param idempotencyKey null for none */
export function requestOf(
  { method, path, query = '', body, headers = {}, key = 'main' }: ApiCall,
  keys: SceneFacts['keys'],
  idempotencyKey: string | null,
): WebAppRequest {
  const envelope: RequestEnvelope = {
    method,
    path,
    query,
    headers: {
      authorization: `Bearer ${keys[key]}`,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    body: body === undefined ? '' : JSON.stringify(body),
  };
  return { method: 'POST', queryString: '', contentType: 'text/plain', body: JSON.stringify(envelope) };
}

/** The answer of the API, or null for a page of Google's. */
export function readAnswer(response: WebAppResponse): Answer | null {
  if (response.kind === 'html') return null;
  const { status, headers, body } = JSON.parse(response.content) as ResponseEnvelope;
  return { status, headers, body: (body ?? {}) as Answer['body'] };
}

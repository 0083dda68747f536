/** A client's requests and their answers: the history that the invariants check. */
import type { RequestEnvelope, ResponseEnvelope } from '../../../src/core/api/message.ts';
import type { ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import type { WebAppResponse } from '../../../src/emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../../src/emulator/web-app/web-app-event.ts';
import type { LoggedCall } from '../execution/call-log.ts';
import { lacksQuota } from '../failures/service-failures.ts';
import type { SceneFacts } from '../world/scene.ts';
import type { ReceivedAnswer, ApiCall } from './actor.ts';

/** An execution that has ended, by whatever it was started. */
export interface EndedExecution {
  readonly id: string;
  /** The reason for the execution: `POST /api/v1/invoices`, or a function of the script and its command. */
  readonly purpose: string;
  readonly outcome: ExecutionOutcome;
  readonly calls: readonly LoggedCall[];
  /** The world's tick when it ended: a request that began at it, or later, began behind it. */
  readonly endedAt: number;
}

/** One execution for a request. */
export interface ExchangeAttempt {
  readonly id: string;
  /** The answer of the script; null when it was killed. */
  readonly answer: ReceivedAnswer | null;
  /** False when the answer was lost on its way. */
  readonly hasArrived: boolean;
  readonly calls: readonly LoggedCall[];
}

/** A request from its first attempt to its last. */
export interface SimulatedExchange {
  readonly actor: string;
  readonly call: ApiCall;
  /** Null for a read, and for an envelope that cannot be read. */
  readonly idempotencyKey: string | null;
  /** The id that the caller gives a request among others; null for one that gets its id from the script. */
  readonly requestId: string | null;
  readonly attempts: ExchangeAttempt[];
  /** The world's tick when it began, and when the client had its last answer; null while it has none. */
  readonly begunAt: number;
  answeredAt: number | null;
  answer: ReceivedAnswer | null;
}

/** Statuses that say: not now, ask again. */
const passingStatuses = [429, 503];

/** True for an answer that a client need not ask for again. */
export function isFinal(answer: ReceivedAnswer | null): answer is ReceivedAnswer {
  return answer !== null && !passingStatuses.includes(answer.status);
}

/**
 * A request is sent so often: failures are few, so an answer that still lacks is one that never comes. What a used up
 * quota has refused does not count: how long that lasts tells nothing of the script, and it is full again some time.
 */
const attemptsMax = 12;

/** True when the client asks no more. */
export function isGivenUp({ attempts }: SimulatedExchange): boolean {
  return attempts.filter(({ calls }) => !calls.some(lacksQuota)).length >= attemptsMax;
}

/** True for a write that the client knows to have happened. */
export function isAcknowledged({ answer, idempotencyKey }: SimulatedExchange): boolean {
  return idempotencyKey !== null && answer !== null && answer.status < 300;
}

/** How a request is sent. @param idempotencyKey null for none */
export function webAppRequestOf(
  call: ApiCall,
  keys: SceneFacts['keys'],
  idempotencyKey: string | null,
): WebAppRequest {
  return posted(envelopeOf(call, keys, { idempotencyKey, requestId: null }));
}

/** How requests are sent: one as it is, several in one envelope. */
export function requestFor(exchanges: readonly SimulatedExchange[], keys: SceneFacts['keys']): WebAppRequest {
  const requests = exchanges.map((exchange) => envelopeOf(exchange.call, keys, exchange));
  return posted(requests.length === 1 ? requests[0] : { requests });
}

function posted(envelope: unknown): WebAppRequest {
  return { method: 'POST', queryString: '', contentType: 'text/plain', body: JSON.stringify(envelope) };
}

function envelopeOf(
  { method, path, query = '', body, text, headers = {}, key = 'main', envelope }: ApiCall,
  keys: SceneFacts['keys'],
  { idempotencyKey, requestId }: Pick<SimulatedExchange, 'idempotencyKey' | 'requestId'>,
): RequestEnvelope | string | number {
  if (envelope !== undefined) return envelope;
  return {
    method,
    path,
    query,
    headers: {
      authorization: `Bearer ${keys[key]}`,
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
      ...(requestId === null ? {} : { 'x-request-id': requestId }),
      ...headers,
    },
    body: text ?? (body === undefined ? '' : JSON.stringify(body)),
  };
}

/** Reads the answer of the API, or null for a page of Google's. */
export function readReceivedAnswer(response: WebAppResponse): ReceivedAnswer | null {
  return readAnswers(response, 1)[0] ?? null;
}

/**
 * Reads the answers to so many requests, in their order. Each is null for a page of Google's, and for an answer to the
 * envelope as a whole, of which nobody can say whose it is.
 */
export function readAnswers(response: WebAppResponse, count: number): readonly (ReceivedAnswer | null)[] {
  const none = Array.from({ length: count }, () => null);
  if (response.kind === 'html') return none;
  const read = JSON.parse(response.content) as ResponseEnvelope | { readonly responses: ResponseEnvelope[] };
  const answers = 'responses' in read ? read.responses : [read];
  return answers.length === count ? answers.map(answerOf) : none;
}

function answerOf({ status, headers, body }: ResponseEnvelope): ReceivedAnswer {
  return { status, headers, body: (body ?? {}) as ReceivedAnswer['body'] };
}

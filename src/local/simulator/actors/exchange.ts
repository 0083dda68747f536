/** A client's requests and their answers: the history that the invariants check. */
import type { RequestEnvelope, ResponseEnvelope } from '../../../core/api/message.ts';
import type { ExecutionOutcome } from '../../emulator/execution/outcome.ts';
import type { WebAppResponse } from '../../emulator/web-app/run-web-app.ts';
import type { WebAppRequest } from '../../emulator/web-app/web-app-event.ts';
import type { LoggedCall } from '../execution/call-log.ts';
import { lacksQuota } from '../faults/service-failures.ts';
import type { SceneFacts } from '../world/scene.ts';
import type { Answer, ApiCall } from './actor.ts';

/** An execution that has ended, by whatever it was started. */
export interface Execution {
  readonly id: string;
  /** The reason for the execution: `POST /api/v1/invoices`, or a function of the script and its command. */
  readonly purpose: string;
  readonly outcome: ExecutionOutcome;
  readonly calls: readonly LoggedCall[];
  /** The world's tick when it ended: a request that began at it, or later, began behind it. */
  readonly endedAt: number;
}

/** One execution for a request. */
export interface Attempt {
  readonly id: string;
  /** The answer of the script; null when it was killed. */
  readonly answer: Answer | null;
  /** False when the answer was lost on its way. */
  readonly hasArrived: boolean;
  readonly calls: readonly LoggedCall[];
}

/** A request from its first attempt to its last. */
export interface Exchange {
  readonly actor: string;
  readonly call: ApiCall;
  /** Null for a read. */
  readonly idempotencyKey: string | null;
  readonly attempts: Attempt[];
  /** The world's tick when it began, and when the client had its last answer; null while it has none. */
  readonly begunAt: number;
  answeredAt: number | null;
  answer: Answer | null;
}

/** Statuses that say: not now, ask again. */
const passingStatuses = [429, 503];

/** True for an answer that a client need not ask for again. */
export function isFinal(answer: Answer | null): answer is Answer {
  return answer !== null && !passingStatuses.includes(answer.status);
}

/**
 * A request is sent so often: faults are few, so an answer that still lacks is one that never comes. What a used up
 * quota has refused does not count: how long that lasts tells nothing of the script, and it is full again some time.
 */
const attemptsMax = 12;

/** True when the client asks no more. */
export function isGivenUp({ attempts }: Exchange): boolean {
  return attempts.filter(({ calls }) => !calls.some(lacksQuota)).length >= attemptsMax;
}

/** True for a write that the client knows to have happened. */
export function isAcknowledged({ answer, idempotencyKey }: Exchange): boolean {
  return idempotencyKey !== null && answer !== null && answer.status < 300;
}

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

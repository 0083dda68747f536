/** One client of the load: it sends a request, waits for the answer, thinks, and sends the next. */
import type { RequestEnvelope, ResponseEnvelope } from '../../../src/core/api/message.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { PreparedWorkspace } from '../operations/operation.ts';
import { nextRequest } from './traffic.ts';

/** A request that has been answered. */
export interface Answered {
  readonly isWrite: boolean;
  readonly status: number;
  /** Milliseconds from the sending of the request to its answer. */
  readonly ms: number;
  readonly hasRetryAfter: boolean;
  /** The id of the record that a create has answered, otherwise null. */
  readonly createdId: string | null;
}

/** A request on its way. */
export interface Outgoing {
  readonly client: Client;
  readonly isWrite: boolean;
  readonly requestId: string;
  readonly envelope: RequestEnvelope;
}

export interface Client {
  /** When it sends its next request; never while it waits for an answer. */
  readonly sendMs: number;
  send(): Outgoing;
  takeAnswer(answer: ResponseEnvelope, nowMs: number): Answered;
}

interface ClientOptions {
  readonly workspace: PreparedWorkspace;
  readonly name: string;
  readonly key: string;
  readonly random: SeededRandom;
  readonly startMs: number;
  /** The longest time in milliseconds that the client waits between two requests. */
  readonly thinkMsMax: number;
  /** The share of writes among its requests, from 0 to 1. */
  readonly writeShare: number;
}

export function createClient(options: ClientOptions): Client {
  const { workspace, name, key, random, writeShare, thinkMsMax } = options;
  let asked = 0;
  let sent = 0;
  let request = nextRequest(workspace, random, writeShare);
  let sendMs = options.startMs + random.next() * thinkMsMax;
  let sentMs = 0;
  const client: Client = {
    get sendMs() {
      return sendMs;
    },
    send() {
      sentMs = sendMs;
      sendMs = Number.POSITIVE_INFINITY;
      sent += 1;
      const requestId = `${name}.${sent}`;
      const { isWrite, method, path, query, body } = request;
      const keyed = isWrite ? { 'idempotency-key': `${name}-${asked}` } : {};
      const headers = { 'x-api-key': key, 'x-request-id': requestId, ...keyed };
      return { client, isWrite, requestId, envelope: { method, path, query, headers, body: body ?? '' } };
    },
    takeAnswer({ status, headers, body }, nowMs) {
      const { isWrite, method } = request;
      const retryMs = Number(headers['Retry-After'] ?? 0) * 1_000;
      const isCreated = method === 'POST' && status === 201;
      const ms = nowMs - sentMs;
      const createdId = isCreated ? String((body as { id: string }).id) : null;
      // After a 503 the client sends the same request with the same Idempotency-Key, at the time that Retry-After names.
      if (status !== 503) {
        asked += 1;
        request = nextRequest(workspace, random, writeShare);
      }
      sendMs = nowMs + (status === 503 ? retryMs : random.next() * thinkMsMax);
      return { isWrite, status, ms, hasRetryAfter: retryMs > 0, createdId };
    },
  };
  return client;
}

/** The gateway of a load: its own queues decide what travels together, in virtual time. */
import type { ResponseEnvelope } from '../../../src/core/api/message.ts';
import { CAUSE_MEANINGS } from '../../../src/gateway/transport/failure.ts';
import { packReader, writePack } from '../../../src/gateway/transport/pack-envelope.ts';
import {
  type CallSettings,
  createPackQueue,
  type PackQueue,
  type QueuedRequest,
} from '../../../src/gateway/transport/pack-queue.ts';
import { PACKING_SETTINGS, type PackingSettings } from '../../../src/gateway/transport/packing-settings.ts';
import { readAnswer } from '../../../src/gateway/transport/read-answer.ts';
import type { Outgoing } from './client.ts';

interface LoadRequest extends QueuedRequest {
  readonly outgoing: Outgoing;
  readonly text: string;
  readonly untilMs: number;
}

/** A call of the web app with one request or several. */
export interface GatewayCall {
  /** The body of the POST. */
  readonly text: string;
  readonly requests: readonly Outgoing[];
  /** The answers in the script's text, in the order of the requests. @throws Error when it is no answer to them */
  read(text: string): readonly ResponseEnvelope[];
  ended(nowMs: number): void;
}

export interface LoadGateway {
  /** False when too many wait already. */
  enter(outgoing: Outgoing, nowMs: number): boolean;
  /** The next call that may start; null when there is none. */
  next(nowMs: number): GatewayCall | null;
  /** When a call may start though none has ended; never when none waits or all calls are under way. */
  readyMs(): number;
  /** When the first waiting request has waited too long; never when none waits. */
  overdueMs(): number;
  /** Takes that request out. */
  takeOverdue(): Outgoing | null;
}

/** What a caller hears whose request was not sent or not started. */
export const refusal: ResponseEnvelope = {
  status: 503,
  headers: { 'Retry-After': String(CAUSE_MEANINGS.too_many_at_once.retryAfterSeconds) },
  body: null,
};

/** With these settings each request is sent at once and alone. */
export const unpacked: PackingSettings = {
  ...PACKING_SETTINGS,
  requestsMax: 1,
  readCallsMax: Number.POSITIVE_INFINITY,
  writeCallsMax: Number.POSITIVE_INFINITY,
  writeGatherMs: 0,
};

export function createLoadGateway(settings: PackingSettings): LoadGateway {
  const open = (calls: CallSettings): PackQueue<LoadRequest> =>
    createPackQueue(settings, calls, Number.POSITIVE_INFINITY);
  const reads = open({ callsMax: settings.readCallsMax, gatherMs: 0 });
  const writes = open({ callsMax: settings.writeCallsMax, gatherMs: settings.writeGatherMs });
  const waiting = new Set<LoadRequest>();
  return {
    enter(outgoing, nowMs) {
      const { envelope, isWrite } = outgoing;
      const text = JSON.stringify(envelope);
      const caller = envelope.headers?.['x-api-key'] ?? '';
      const untilMs = nowMs + settings.waitMs;
      const queued = { outgoing, text, caller, length: text.length, isAlone: false, untilMs };
      const isTaken = (isWrite ? writes : reads).enter(queued, nowMs);
      if (isTaken) waiting.add(queued);
      return isTaken;
    },
    next(nowMs) {
      for (const queue of [reads, writes]) {
        const queuedRequests = queue.next(nowMs);
        if (queuedRequests === null) continue;
        for (const queued of queuedRequests) waiting.delete(queued);
        return callOf(queuedRequests, (endMs) => queue.ended(queuedRequests, endMs));
      }
      return null;
    },
    readyMs: () => Math.min(reads.readyMs(), writes.readyMs()),
    overdueMs: () => Math.min(...[...waiting].map(({ untilMs }) => untilMs)),
    takeOverdue() {
      const [first] = waiting;
      if (first === undefined) return null;
      waiting.delete(first);
      for (const queue of [reads, writes]) queue.leave(first);
      return first.outgoing;
    },
  };
}

function callOf(queuedRequests: readonly LoadRequest[], ended: (nowMs: number) => void): GatewayCall {
  const requests = queuedRequests.map(({ outgoing }) => outgoing);
  const [first] = queuedRequests;
  const isPack = queuedRequests.length > 1;
  return {
    requests,
    text: isPack ? writePack(queuedRequests.map(({ text }) => text)) : (first?.text ?? ''),
    read(text) {
      const result = isPack ? packReader(requests.map(({ requestId }) => requestId))(text) : readAnswer(text);
      if (typeof result === 'string' || 'fault' in result)
        throw new Error(`The web app has answered ${text.slice(0, 200)}`);
      return 'answers' in result ? result.answers : [result];
    },
    ended,
  };
}

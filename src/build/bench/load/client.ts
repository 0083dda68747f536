/** One client of the load: it sends a request, waits for the answer, thinks, and sends the next. */
import type { ResponseEnvelope } from '../../../core/api/message.ts';
import type { ScriptContext } from '../../../local/emulator/loader/script-context.ts';
import { runWebApp } from '../../../local/emulator/web-app/run-web-app.ts';
import { createWebAppEvent, type WebAppRequest } from '../../../local/emulator/web-app/web-app-event.ts';
import { CAUSE_MEANINGS } from '../../../gateway/transport/failure.ts';
import { openProcess, type PendingCall, type Process } from '../../../local/simulator/execution/process.ts';
import type { SeededRandom } from '../../../local/simulator/schedule/seeded-random.ts';
import type { PreparedWorkspace } from '../operations/operation.ts';
import { createParallelClock } from './parallel-clock.ts';
import { nextRequest, type Request } from './traffic.ts';

/** A request that has been answered. */
export interface Answered {
  readonly isWrite: boolean;
  readonly status: number;
  /** Milliseconds from the start of the execution to its end, on its own clock. */
  readonly ms: number;
  readonly endMs: number;
  readonly hasRetryAfter: boolean;
  /** The id of the record that a create has answered, otherwise null. */
  readonly createdId: string | null;
}

export interface Client {
  /** The execution that runs the client's current request. */
  readonly process: Process;
  /** Returns the answer of the execution that has ended, and starts the execution of the next request. */
  takeAnswer(): Answered;
  /** Google starts no more executions: the client is answered so at once, and sends the same request again later. */
  takeRefusal(): Answered;
}

export interface ClientOptions {
  readonly workspace: PreparedWorkspace;
  readonly name: string;
  readonly key: string;
  readonly random: SeededRandom;
  readonly context: ScriptContext;
  readonly startMs: number;
  /** The longest time in milliseconds that the client waits between two requests. */
  readonly thinkMsMax: number;
  /** The share of writes among its requests, from 0 to 1. */
  readonly writeShare: number;
  readonly carryOut: (process: Process, pending: PendingCall) => unknown;
}

export function createClient(options: ClientOptions): Client {
  const { workspace, name, random, context, carryOut } = options;
  let sent = 0;
  let request = nextRequest(workspace, random, options.writeShare);
  let idempotencyKey = `${name}-0`;
  let webAppRequest = envelopeOf(request, options.key, idempotencyKey);
  let startedMs = 0;
  const begin = (atMs: number): Process => {
    sent += 1;
    startedMs = atMs;
    const event = createWebAppEvent(webAppRequest);
    return openProcess({
      launch: {
        id: `${name}.${sent}`,
        functionName: 'doPost',
        makeArguments: () => [event],
        onTurn: () => undefined,
      },
      open: workspace.bench.emulator.open,
      start: { kind: 'web_app', activeUser: '' },
      clock: createParallelClock(atMs),
      context,
      carryOut,
    });
  };
  let process = begin(options.startMs + random.next() * options.thinkMsMax);
  return {
    get process() {
      return process;
    },
    takeAnswer() {
      const { outcome, clock } = process;
      if (outcome === null) throw new Error(`${process.id} has not ended.`);
      const response = runWebApp(() => outcome, webAppRequest, '');
      if (response.kind === 'html') throw new Error(response.failure ?? response.html);
      const { status, headers, body } = JSON.parse(response.content) as ResponseEnvelope;
      const isCreated = request.method === 'POST' && status === 201;
      const answered = {
        isWrite: request.isWrite,
        status,
        ms: clock.now() - startedMs,
        endMs: clock.now(),
        hasRetryAfter: Number(headers['Retry-After']) > 0,
        createdId: isCreated ? String((body as { id: string }).id) : null,
      };
      // After a 503 the client sends the same request with the same Idempotency-Key, at the time that Retry-After names.
      const isRefused = status === 503;
      if (!isRefused) {
        request = nextRequest(workspace, random, options.writeShare);
        idempotencyKey = `${name}-${sent}`;
        webAppRequest = envelopeOf(request, options.key, idempotencyKey);
      }
      const pauseMs = isRefused ? Number(headers['Retry-After']) * 1000 : random.next() * options.thinkMsMax;
      process = begin(clock.now() + pauseMs);
      return answered;
    },
    takeRefusal() {
      const endMs = process.clock.now();
      const pauseSeconds = CAUSE_MEANINGS.too_many_at_once.retryAfterSeconds ?? 0;
      process = begin(endMs + pauseSeconds * 1000);
      const { isWrite } = request;
      return { isWrite, status: 503, ms: 0, endMs, hasRetryAfter: pauseSeconds > 0, createdId: null };
    },
  };
}

function envelopeOf(
  { isWrite, method, path, query, body }: Request,
  key: string,
  idempotencyKey: string,
): WebAppRequest {
  const headers = { 'x-api-key': key, ...(isWrite && { 'idempotency-key': idempotencyKey }) };
  const envelope = { method, path, query, headers, ...(body === undefined ? {} : { body }) };
  return { method: 'POST', queryString: '', contentType: 'text/plain', body: JSON.stringify(envelope) };
}

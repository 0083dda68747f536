/** Sends a group of messages side by side, or singly when the host reports only that one of them has failed. */
import { type FailureReason, hostRefusal, type WebRequest, type WebResult } from '../../outbound.ts';
import type { PlacedDelivery } from '../deliveries/delivery-sheet.ts';
import type { DeliveryAttempt } from '../deliveries/judge-attempt.ts';
import { signatureHeaders } from '../signature.ts';
import { type Observation, type ObservedCall, observeCall } from './circuit-breaker.ts';
import { isTooLate, note, type Run } from './run.ts';

/** A delivery with all that its request is made of. */
export interface DeliveryMessage {
  readonly placed: PlacedDelivery;
  readonly url: string;
  readonly secrets: readonly string[];
  readonly body: string;
}

/** The result of a message; `attempt` is null when it was not sent after all. */
export interface DeliveryOutcome {
  readonly message: DeliveryMessage;
  readonly attempt: DeliveryAttempt | null;
}

/** Sends messages, and notes in the run what the call used and what its time shows of the receivers. */
export function sendGroup(run: Run, messages: readonly DeliveryMessage[]): DeliveryOutcome[] {
  const { clock, web } = run.workspace;
  const beganMs = clock.now();
  const results = web.postAll(messages.map((message) => requestFor(run, message, beganMs)));
  const endedMs = clock.now();
  if (results === null) {
    // The host does not say which of them failed, so no endpoint is blamed for the time that this call took.
    countFetches(run, messages.length);
    return sendSingly(run, messages, { beganMs, endedMs });
  }
  const tookMs = endedMs - beganMs;
  noteCall(run, messages, results, { tookMs, waitedMs: tookMs, endedMs });
  return messages.map((message, index) => {
    const result = results[index] ?? { kind: 'failure', reason: 'unreachable' };
    return { message, attempt: idempotencyOf(beganMs, endedMs, result) };
  });
}

// Some of the messages may have arrived: those arrive twice, with the same id. The sender waits only once for an
// endpoint that hangs: the other messages for it went out with the call before, and are not sent again before their
// time.
function sendSingly(
  run: Run,
  messages: readonly DeliveryMessage[],
  together: Pick<DeliveryAttempt, 'beganMs' | 'endedMs'>,
): DeliveryOutcome[] {
  const { clock, web } = run.workspace;
  const hung = new Set<string>();
  return messages.map((message) => {
    const { endpointId } = message.placed.delivery;
    if (run.sent.refusal !== null || isTooLate(run)) return { message, attempt: null };
    if (hung.has(endpointId))
      return { message, attempt: { ...together, result: { kind: 'failure', reason: 'timeout' } } };
    const beganMs = clock.now();
    const result = web.post(requestFor(run, message, beganMs));
    const endedMs = clock.now();
    const tookMs = endedMs - beganMs;
    const waitedMs = tookMs + together.endedMs - together.beganMs;
    const observed = noteCall(run, [message], [result], { tookMs, waitedMs, endedMs });
    if (observed.some(({ kind }) => kind === 'hung')) hung.add(endpointId);
    return { message, attempt: idempotencyOf(beganMs, endedMs, result) };
  });
}

function requestFor(
  { workspace }: Run,
  { placed, url, secrets, body }: DeliveryMessage,
  sentMs: number,
): WebRequest {
  const message = { id: placed.delivery.eventId, sentMs, body };
  return { url, body, headers: signatureHeaders(workspace.signing, secrets, message) };
}

// A refusal by the host itself is no attempt, because the request did not reach the receiver.
function idempotencyOf(beganMs: number, endedMs: number, result: WebResult): DeliveryAttempt | null {
  return hostRefusal(result) === null ? { beganMs, endedMs, result } : null;
}

function countFetches(run: Run, fetches: number): void {
  run.sent = { ...run.sent, fetches: run.sent.fetches + fetches };
}

function noteCall(
  run: Run,
  messages: readonly DeliveryMessage[],
  results: readonly WebResult[],
  time: Pick<ObservedCall, 'tookMs' | 'waitedMs' | 'endedMs'>,
): readonly Observation[] {
  countFetches(run, messages.length);
  const endpointIds = messages.map(({ placed }) => placed.delivery.endpointId);
  const failedBy = (reason: FailureReason): string[] =>
    endpointIds.filter((_id, index) => {
      const result = results[index];
      return result?.kind === 'failure' && result.reason === reason;
    });
  const refusal = results.map(hostRefusal).find((one) => one !== null);
  if (refusal !== undefined) {
    run.sent = { ...run.sent, refusal };
    return [];
  }
  const observed = observeCall({ endpointIds, timedOut: failedBy('timeout'), ...time });
  note(run, observed);
  return observed;
}

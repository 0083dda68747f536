/** Decides what happens to a delivery after an attempt. */
import type { WebResult } from '../../outbound.ts';
import { readRetryAfter, retryDelayMs } from './retry-schedule.ts';
import type { Delivery, LoggedAttempt } from './delivery.ts';

/** The first kilobyte of an answer is enough to see in the log what went wrong. */
const responseLengthMax = 1024;

/** With this status a receiver says that it wants no more events. */
const goneStatus = 410;

export interface DeliveryAttempt {
  /** Milliseconds since the Unix epoch. */
  readonly beganMs: number;
  readonly endedMs: number;
  readonly result: WebResult;
}

/** The conclusion from an attempt about its endpoint. */
export type EndpointVerdict = 'succeeded' | 'failed' | 'gone';

/** The delivery after an attempt, which was counted when it began, and the conclusion about the endpoint. */
export function judgeAttempt(
  delivery: Delivery,
  attempt: DeliveryAttempt,
): { readonly delivery: Delivery; readonly verdict: EndpointVerdict } {
  const verdict = verdictOf(attempt.result);
  const log = [...delivery.log, describeAttempt(delivery.attempts, attempt)];
  if (verdict === 'succeeded')
    return { verdict, delivery: { ...delivery, log, dueMs: null, status: 'succeeded' } };
  // A delivery that had ended is sent once more on request, and begins no new schedule.
  if (delivery.status !== 'pending') return { verdict, delivery: { ...delivery, log, dueMs: null } };
  const delayMs = verdict === 'gone' ? null : delayAfter(delivery, attempt);
  const next =
    delayMs === null
      ? ({ dueMs: null, status: 'failed' } as const)
      : { dueMs: attempt.endedMs + delayMs, status: delivery.status };
  return { verdict, delivery: { ...delivery, ...next, log } };
}

function verdictOf(result: WebResult): EndpointVerdict {
  if (result.kind === 'failure') return 'failed';
  if (result.status >= 200 && result.status < 300) return 'succeeded';
  return result.status === goneStatus ? 'gone' : 'failed';
}

function delayAfter({ attempts, id }: Delivery, { endedMs, result }: DeliveryAttempt): number | null {
  const asked = result.kind === 'answer' ? readRetryAfter(result.headers['retry-after'], endedMs) : null;
  return retryDelayMs(attempts, id, asked);
}

function describeAttempt(attempt: number, { beganMs, endedMs, result }: DeliveryAttempt): LoggedAttempt {
  const isAnswer = result.kind === 'answer';
  return {
    attempt,
    at: new Date(beganMs).toISOString(),
    status_code: isAnswer ? result.status : null,
    error: isAnswer ? null : result.reason,
    duration_ms: Math.round(endedMs - beganMs),
    response: isAnswer ? storable(result.text) : null,
  };
}

// The pattern finds whole surrogate pairs, which stay, and what no cell keeps: halves of such pairs, and control
// characters other than line ends and tabs.
const suspicious =
  /[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

function storable(text: string): string {
  return text
    .slice(0, responseLengthMax)
    .replace(suspicious, (found) => (found.length === 2 ? found : '\uFFFD'));
}

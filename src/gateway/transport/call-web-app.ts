/** Sends one API request to the web app, and repeats it when Google loses the answer. */
import type { RequestEnvelope, ResponseEnvelope } from '../../core/api/message.ts';
import { type CallAttempt, attemptAlone } from './attempt-call.ts';
import { CAUSE_MEANINGS, type Failure, type FailureCause, type FailureCode } from './failure.ts';

import { ensureIdempotencyKey, type KeyedRequest } from './retry-policy.ts';
import { decideRetry } from './retry-policy.ts';
import { completeSettings, type TransportOptions } from './transport-settings.ts';

const REPLAY_HEADER = 'idempotent-replayed';

const saysNothingDone: ReadonlySet<FailureCode> = new Set(['workspace_overloaded', 'workspace_unavailable']);

/**
 * Returns the answer of the workspace, or the failure. A call makes one record, however often it is sent: every
 * write has an idempotency key, from the caller or a new one.
 * @param attempt sends the request once; by default at once and alone
 * @throws the reason of the caller's signal once it is aborted
 */
export async function callWebApp(
  envelope: RequestEnvelope,
  options: TransportOptions,
  attempt: CallAttempt = attemptAlone,
): Promise<ResponseEnvelope | Failure> {
  const settings = completeSettings(options);
  const request = ensureIdempotencyKey(envelope, settings.mintKey);
  const startedAt = settings.now();
  let mayHaveRun = false;
  for (let attempts = 1; ; attempts += 1) {
    settings.signal?.throwIfAborted();
    const result = await attempt(request, settings);
    if (result.kind === 'envelope') return toCallersView(result.envelope, request, mayHaveRun);
    settings.signal?.throwIfAborted();
    mayHaveRun ||= CAUSE_MEANINGS[result.cause].mayHaveRun;
    const elapsedMs = settings.now() - startedAt;
    const failed = { request, cause: result.cause, attempts, elapsedMs, random: settings.random() };
    const delayMs = decideRetry(failed, settings.limits);
    if (delayMs === null) return toFailure(result.cause, request, mayHaveRun);
    await settings.sleep(delayMs);
  }
}

/**
 * Hides the replay header when the transport itself repeated the request under a new key. Adds that key to the
 * answer of a write that failed in the workspace, because the caller needs it to repeat the write.
 */
function toCallersView(
  answer: ResponseEnvelope,
  request: KeyedRequest,
  mayHaveRun: boolean,
): ResponseEnvelope | Failure {
  // A 429 or 503 means that nothing was done. That is wrong when only a repeat of a lost write met it.
  if ([429, 503].includes(answer.status) && mayHaveRun && request.key !== null) {
    return toFailure('answer_lost', request, mayHaveRun);
  }
  if (!request.isMinted || request.key === null) return answer;
  const kept = Object.entries(answer.headers).filter(([name]) => name.toLowerCase() !== REPLAY_HEADER);
  if (answer.status >= 500) kept.push(['Idempotency-Key', request.key]);
  return { ...answer, headers: Object.fromEntries(kept) };
}

function toFailure(cause: FailureCause, request: KeyedRequest, mayHaveRun: boolean): Failure {
  const meaning = CAUSE_MEANINGS[cause];
  const isWrite = request.key !== null;
  // The other codes with status 503 say that nothing was done.
  const isUnknown = isWrite && mayHaveRun && saysNothingDone.has(meaning.code);
  const code = isUnknown ? 'outcome_unknown' : meaning.code;
  return { ...meaning, code, cause, mayHaveRun, idempotencyKey: request.key };
}

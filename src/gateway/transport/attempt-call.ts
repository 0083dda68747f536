/** Sends one call to the script once, and reads its stored answer from the redirect. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import { classifyAnswer, type AnswerClass } from './classify-answer.ts';
import { isOwnOrigin, resolveEchoUrl } from './exec-url.ts';
import { fetchHop, type HopAnswer, type HopSilence, type RedirectMode } from './fetch-hop.ts';
import { type EnvelopeReader, readAnswer } from './read-answer.ts';
import { type KeyedRequest, spreadPause } from './retry-policy.ts';
import type { TransportSettings } from './transport-settings.ts';

/** What is sent, and how its answer is read. */
interface Call<Envelope extends object> {
  /** The JSON text of the envelope. */
  readonly text: string;
  readonly read: EnvelopeReader<Envelope>;
}

/** The stored envelope, or the cause `answer_lost` when no attempt could read it. */
export type AttemptResult<Envelope> = Extract<AnswerClass<Envelope>, { kind: 'envelope' | 'failed' }>;

/** Sends a request to the script once. */
export type CallAttempt = (
  request: KeyedRequest,
  settings: TransportSettings,
) => Promise<AttemptResult<ResponseEnvelope>>;

/** Sends it at once, whatever else is under way. */
export function attemptAlone(
  { envelope }: Pick<KeyedRequest, 'envelope'>,
  settings: TransportSettings,
): Promise<AttemptResult<ResponseEnvelope>> {
  return attemptCall({ text: JSON.stringify(envelope), read: readAnswer }, settings);
}

/** Posts the envelope, then reads the stored answer. */
export async function attemptCall<Envelope extends object>(
  call: Call<Envelope>,
  settings: TransportSettings,
): Promise<AttemptResult<Envelope>> {
  const { text, read } = call;
  if (settings.redirect === 'follow')
    return readFollowed(await post(text, settings, 'follow'), read, settings);
  const answer = await post(text, settings, 'manual');
  // The script has run, but the browser hides where its answer is stored. The request runs again, with redirects
  // followed by the browser; its idempotency key keeps it from being carried out twice.
  if (answer.kind === 'answer' && answer.isHidden)
    return readFollowed(await post(text, settings, 'follow'), read, settings);
  const verdict = classifyAnswer(answer, read);
  if (verdict.kind !== 'redirect') return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings.execUrl);
  if (echoUrl !== null) return readSecondHop(echoUrl, read, settings);
  // Back to the script means that its answer was lost; any other host asks for a Google account.
  const isLost = isOwnOrigin(verdict.location, settings.execUrl);
  return { kind: 'failed', cause: isLost ? 'answer_lost' : 'sign_in_required' };
}

function post(
  text: string,
  settings: TransportSettings,
  redirect: RedirectMode,
): Promise<HopAnswer | HopSilence> {
  return fetchHop({
    url: settings.execUrl,
    method: 'POST',
    body: text,
    redirect,
    fetch: settings.fetch,
    timeoutMs: settings.limits.postMs,
    signal: settings.signal,
  });
}

/** Reads the answer of a browser that followed the redirects. A stored answer that it missed is read again. */
async function readFollowed<Envelope extends object>(
  answer: HopAnswer | HopSilence,
  read: EnvelopeReader<Envelope>,
  settings: TransportSettings,
): Promise<AttemptResult<Envelope>> {
  const verdict = classifyAnswer(answer, read);
  if (verdict.kind === 'envelope') return verdict;
  const echoUrl = answer.kind === 'answer' ? resolveEchoUrl(answer.url, settings.execUrl) : null;
  if (echoUrl !== null) return readSecondHop(echoUrl, read, settings);
  return verdict.kind === 'redirect' ? { kind: 'failed', cause: 'not_an_envelope' } : verdict;
}

/**
 * Reads the stored answer with GET, and tries again after a pause. A redirect to another stored answer is followed;
 * any other redirect, above all back to `/exec`, counts as a failed attempt and is never followed.
 */
async function readSecondHop<Envelope extends object>(
  echoUrl: string,
  read: EnvelopeReader<Envelope>,
  settings: TransportSettings,
): Promise<AttemptResult<Envelope>> {
  const pausesMs = [0, ...settings.limits.echoPausesMs];
  let url = echoUrl;
  for (const pauseMs of pausesMs) {
    if (pauseMs > 0) await settings.sleep(spreadPause(pauseMs, settings.random()));
    settings.signal?.throwIfAborted();
    const verdict = classifyAnswer(
      await fetchHop({
        url,
        method: 'GET',
        redirect: 'manual',
        fetch: settings.fetch,
        timeoutMs: settings.limits.echoReadMs,
        signal: settings.signal,
      }),
      read,
    );
    if (verdict.kind === 'envelope') return verdict;
    if (verdict.kind === 'failed' && verdict.cause === 'answer_too_long') return verdict;
    if (verdict.kind === 'redirect') url = resolveEchoUrl(verdict.location, settings.execUrl) ?? url;
  }
  return { kind: 'failed', cause: 'answer_lost' };
}

/** Sends one request to the script once, and reads its stored answer from the redirect. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { isOwnOrigin, resolveEchoUrl } from './exec-url.ts';
import { fetchHop, type HopAnswer, type HopSilence, type RedirectMode } from './fetch-hop.ts';
import { spreadPause } from './retry-policy.ts';
import type { TransportSettings } from './transport-settings.ts';

/** Posts the envelope, then reads the stored answer. */
export async function attemptCall(
  envelope: RequestEnvelope,
  settings: TransportSettings,
): Promise<SecondHopResult> {
  if (settings.redirect === 'follow') return readFollowed(await post(envelope, settings, 'follow'), settings);
  const answer = await post(envelope, settings, 'manual');
  // The script has run, but the browser hides where its answer is stored. The request runs again, with redirects
  // followed by the browser; its idempotency key keeps it from being carried out twice.
  if (answer.kind === 'answer' && answer.isHidden)
    return readFollowed(await post(envelope, settings, 'follow'), settings);
  const verdict = classifyAnswer(answer);
  if (verdict.kind !== 'redirect') return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings.execUrl);
  if (echoUrl !== null) return readSecondHop(echoUrl, settings);
  // Back to the script means that its answer was lost; any other host asks for a Google account.
  const isLost = isOwnOrigin(verdict.location, settings.execUrl);
  return { kind: 'failed', cause: isLost ? 'answer_lost' : 'sign_in_required' };
}

function post(
  envelope: RequestEnvelope,
  settings: TransportSettings,
  redirect: RedirectMode,
): Promise<HopAnswer | HopSilence> {
  return fetchHop({
    url: settings.execUrl,
    method: 'POST',
    body: JSON.stringify(envelope),
    redirect,
    fetch: settings.fetch,
    timeoutMs: settings.limits.postMs,
    signal: settings.signal,
  });
}

/** Reads the answer of a browser that followed the redirects. A stored answer that it missed is read again. */
async function readFollowed(
  answer: HopAnswer | HopSilence,
  settings: TransportSettings,
): Promise<SecondHopResult> {
  const verdict = classifyAnswer(answer);
  if (verdict.kind === 'envelope') return verdict;
  const echoUrl = answer.kind === 'answer' ? resolveEchoUrl(answer.url, settings.execUrl) : null;
  if (echoUrl !== null) return readSecondHop(echoUrl, settings);
  return verdict.kind === 'redirect' ? { kind: 'failed', cause: 'not_an_envelope' } : verdict;
}

/** The stored envelope, or the cause `answer_lost` when no attempt could read it. */
type SecondHopResult = Extract<Verdict, { kind: 'envelope' | 'failed' }>;

/**
 * Reads the stored answer with GET, and tries again after a pause. A redirect to another stored answer is followed;
 * any other redirect, above all back to `/exec`, counts as a failed attempt and is never followed.
 */
async function readSecondHop(echoUrl: string, settings: TransportSettings): Promise<SecondHopResult> {
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
    );
    if (verdict.kind === 'envelope') return verdict;
    if (verdict.kind === 'failed' && verdict.cause === 'answer_too_long') return verdict;
    if (verdict.kind === 'redirect') url = resolveEchoUrl(verdict.location, settings.execUrl) ?? url;
  }
  return { kind: 'failed', cause: 'answer_lost' };
}

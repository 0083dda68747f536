/** Carries one request to the script once and brings its answer back over the second hop. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { classifyAnswer } from './classify-answer.ts';
import { isOwnOrigin, resolveEchoUrl } from './echo-url.ts';
import { fetchHop, type HopAnswer, type HopSilence, type RedirectMode } from './fetch-hop.ts';
import { readSecondHop, type SecondHopResult } from './second-hop.ts';
import type { TransportSettings } from './transport-settings.ts';

/** Posts the envelope, then reads the stored answer. */
export async function attemptCall(
  envelope: RequestEnvelope,
  settings: TransportSettings,
): Promise<SecondHopResult> {
  if (settings.redirect === 'follow') return readFollowed(await post(envelope, settings, 'follow'), settings);
  const answer = await post(envelope, settings, 'manual');
  // The script has run, but where its answer is stored only the browser knows: it runs again, this time followed.
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

/** What a browser brought from wherever the redirects led: a stored answer that it missed is read again. */
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

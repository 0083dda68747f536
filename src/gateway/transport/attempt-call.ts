/** Carries one request to the script once and brings its answer back over the second hop. */
import type { RequestEnvelope } from '../../core/api/message.ts';
import { classifyAnswer } from './classify-answer.ts';
import { resolveEchoUrl } from './echo-url.ts';
import { fetchHop } from './fetch-hop.ts';
import { readSecondHop, type SecondHopResult } from './second-hop.ts';
import type { TransportSettings } from './transport-settings.ts';

/** Posts the envelope, then reads the stored answer; a redirect to anywhere else asks for a Google account. */
export async function attemptCall(
  envelope: RequestEnvelope,
  settings: TransportSettings,
): Promise<SecondHopResult> {
  const verdict = classifyAnswer(
    await fetchHop({
      url: settings.execUrl,
      method: 'POST',
      body: JSON.stringify(envelope),
      fetch: settings.fetch,
      timeoutMs: settings.limits.postMs,
    }),
  );
  if (verdict.kind !== 'redirect') return verdict;
  const echoUrl = resolveEchoUrl(verdict.location, settings);
  if (echoUrl === null) return { kind: 'failed', cause: 'sign_in_required' };
  return readSecondHop(echoUrl, settings);
}

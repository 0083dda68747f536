/** Reads the stored answer of an execution that has already run. */
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { resolveEchoUrl } from './echo-url.ts';
import { fetchHop } from './fetch-hop.ts';
import { spreadPause } from './spread-pause.ts';
import type { TransportSettings } from './transport-settings.ts';

/** The stored envelope, or the cause `answer_lost` when no read brought it. */
export type SecondHopResult = Extract<Verdict, { kind: 'envelope' | 'failed' }>;

/**
 * Reads the address with GET, again after a pause when the read misses. A redirect to another stored answer is
 * read in its place; any other one, above all back to `/exec`, is a miss and is never followed.
 */
export async function readSecondHop(echoUrl: string, settings: TransportSettings): Promise<SecondHopResult> {
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
    if (verdict.kind === 'redirect') url = resolveEchoUrl(verdict.location, settings.execUrl) ?? url;
  }
  return { kind: 'failed', cause: 'answer_lost' };
}

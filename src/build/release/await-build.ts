/** Waits until the web app serves a build, because Google may serve the previous one for a minute after a deployment. */
import { setTimeout as pause } from 'node:timers/promises';
import { callWebApp } from '../../gateway/transport/call-web-app.ts';
import { isFailure } from '../../gateway/transport/failure.ts';
import type { FetchFunction } from '../../gateway/transport/fetch-hop.ts';

// The limit is three times the longest wait that has been observed.
const waitMaxMs = 180_000;
// The pauses grow, because each question is an execution of the owner's script.
const pauseMaxMs = 8_000;

export interface Awaited {
  readonly execUrl: string;
  readonly buildId: string;
  readonly fetch: FetchFunction;
}

/** @throws Error with the answer of the web app, when it still serves no such build at the end of the wait */
export async function awaitBuild({ execUrl, buildId, fetch }: Awaited): Promise<void> {
  const untilMs = Date.now() + waitMaxMs;
  for (let pauseMs = 500; ; pauseMs = Math.min(pauseMs * 2, pauseMaxMs)) {
    const found = await askBuild(execUrl, fetch);
    if (found === buildId) return;
    if (Date.now() + pauseMs > untilMs)
      throw new Error(`${execUrl} serves ${found}, not the build ${buildId} that was deployed.`);
    await pause(pauseMs);
  }
}

// The question takes the same two HTTP hops as every caller's request.
async function askBuild(execUrl: string, fetch: FetchFunction): Promise<string> {
  const answer = await callWebApp({ method: 'GET', path: '/health' }, { execUrl, fetch });
  if (!isFailure(answer)) {
    const { build } = (answer.body ?? {}) as { build?: unknown };
    return typeof build === 'string' ? build : `status ${answer.status}`;
  }
  if (answer.cause === 'sign_in_required')
    throw new Error(
      `${execUrl} asks for permission. In the spreadsheet choose Billing API › Set up, allow it, and deploy again.`,
    );
  return `nothing (${answer.cause})`;
}

/** Waits until the web app serves a build: for a minute after a deployment Google may serve the one before. */
import { setTimeout as pause } from 'node:timers/promises';
import { callWebApp } from '../../gateway/transport/call-web-app.ts';
import { isFailure } from '../../gateway/transport/failure.ts';
import type { FetchFunction } from '../../gateway/transport/fetch-hop.ts';

// Three times the longest that has been seen.
const waitMaxMs = 180_000;
// Each question is an execution of the owner's script.
const pauseMaxMs = 8_000;

export interface Awaited {
  readonly execUrl: string;
  readonly buildId: string;
  readonly fetch: FetchFunction;
}

/** @throws Error that says what the web app answers instead */
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

// Across both hops, as every caller goes.
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

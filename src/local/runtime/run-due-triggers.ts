/** Runs the triggers that are due; while one of them waits for the network, the API is served. */
import { dueLaunches } from '../emulator/triggers/launch-trigger.ts';
import type { LocalWorkspace } from './local-workspace.ts';

/** Runs them one after the other, and resolves when what they wrote would survive `kill -9`. */
export async function runDueTriggers(workspace: LocalWorkspace): Promise<void> {
  for (const begin of dueLaunches(workspace.emulator.world)) {
    const launch = begin();
    if (launch === null) continue;
    const { handler, makeArguments, start, refusal, conclude } = launch;
    conclude(refusal ?? (await workspace.run({ functionName: handler, makeArguments, start })));
  }
  await workspace.commit();
}

/** Runs functions of the script for pages of this machine, as `google.script.run` does. */
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageOutcomeOf, refusePageCall } from '../emulator/execution/call-from-page.ts';
import type { LocalWorkspace } from '../runtime/local-workspace.ts';
import { localOwner } from '../runtime/local-workspace.ts';

export type ScriptRunOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** What `google.script.run` hands to the page for a request that was let in; it acts for the owner. */
export async function runForPage(
  workspace: Pick<LocalWorkspace, 'run' | 'commit'>,
  request: IncomingMessage,
): Promise<ScriptRunOutcome> {
  const { functionName, args } = JSON.parse(await text(request)) as {
    functionName: string;
    args: readonly unknown[];
  };
  const start = { kind: 'page', activeUser: localOwner } as const;
  const outcome =
    refusePageCall(functionName) ??
    pageOutcomeOf(await workspace.run({ functionName, makeArguments: () => args, start }));
  await workspace.commit();
  return outcome.ok ? { ok: true, value: outcome.value } : outcome;
}

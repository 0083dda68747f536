/** Runs functions of the script for pages of this machine, as `google.script.run` does, and for no other site. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { LocalWorkspace } from '../runtime/local-workspace.ts';
import { localOwner } from '../runtime/local-workspace.ts';

export interface ScriptRunServer {
  /** Known to the pages that this server has served, and so to no page of another site. */
  readonly token: string;
  /** @returns what `google.script.run` hands to the page */
  run(request: IncomingMessage): Promise<ScriptRunOutcome>;
}

export type ScriptRunOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

// A name that another machine can have answered for by this one is not one of ours.
const ownHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The server of a workspace, whose calls act for its owner. */
export function createScriptRunServer(
  workspace: Pick<LocalWorkspace, 'emulator' | 'commit'>,
): ScriptRunServer {
  const token = randomBytes(32).toString('hex');
  return {
    token,
    async run(request) {
      const { host = '', 'x-page-token': given } = request.headers;
      if (!ownHost.test(host) || given !== token) return { ok: false, message: 'Reload this page.' };
      const { functionName, args } = JSON.parse(await text(request)) as {
        functionName: string;
        args: readonly unknown[];
      };
      const outcome = workspace.emulator.callFromPage(functionName, args, localOwner);
      await workspace.commit();
      return outcome.ok ? { ok: true, value: outcome.value } : outcome;
    },
  };
}

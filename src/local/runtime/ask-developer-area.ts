/** Gives the developer area's commands as the owner's page does: to a script in this process, or to a server. */
import type { AnswerOf, CommandName, CommandInput, Reply } from '../../pages/protocol.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { ServedAt } from '../workbook-file/file-lock.ts';
import { type LocalWorkspace, localOwner } from './local-workspace.ts';

/** Gives one command; rejects with the sentence that a person would read. */
export type AskDeveloperArea = <Name extends CommandName>(
  command: Name,
  input: CommandInput<Name>,
) => Promise<AnswerOf<Name>>;

/** What a page gets of the function that it calls. */
type PageResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Gives one command to a script in this process, as its owner. */
export function askScript<Name extends CommandName>(
  emulator: Emulator,
  command: Name,
  input: CommandInput<Name>,
  livemode = true,
): AnswerOf<Name> {
  const order = JSON.stringify({ command, input, livemode });
  return answerOf(emulator.callFromPage('developerArea', [order], localOwner));
}

/** Asks the script of this process; each answer comes when its writes are on the disk. */
export function askHere(
  { emulator, commit }: Pick<LocalWorkspace, 'emulator' | 'commit'>,
  livemode = true,
): AskDeveloperArea {
  return async (command, input) => {
    try {
      return askScript(emulator, command, input, livemode);
    } finally {
      await commit();
    }
  };
}

/** Asks the server that has the workbook open. Rejects with a TypeError when no such server answers there. */
export function askServer({ origin, pageToken }: ServedAt, livemode = true): AskDeveloperArea {
  return async (command, input) => {
    const response = await fetch(`${origin}/script-run`, {
      method: 'POST',
      headers: { 'x-page-token': pageToken },
      body: JSON.stringify({
        functionName: 'developerArea',
        args: [JSON.stringify({ command, input, livemode })],
      }),
    });
    if (!response.ok) throw new TypeError(`Another program answers at ${origin}.`);
    return answerOf((await response.json()) as PageResult);
  };
}

function answerOf<Answer>(result: PageResult): Answer {
  if (!result.ok) throw new Error(result.message);
  const reply = JSON.parse(String(result.value)) as Reply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

/** Calls the script's one function for pages, as a promise. */
import type { AnswerOf, PageCall, CommandName, CommandInput, Reply } from '../protocol.ts';

/** The part of Google's `google.script.run` that the pages use. */
interface ScriptRun {
  withSuccessHandler(handler: (text: string) => void): ScriptRun;
  withFailureHandler(handler: (error: Error) => void): ScriptRun;
  developerArea(request: string): void;
}

declare const google: { readonly script: { readonly run: ScriptRun } };

/** Carries out commands of the protocol. */
export type CallServer = <Name extends CommandName>(
  command: Name,
  input: CommandInput<Name>,
) => Promise<AnswerOf<Name>>;

const notOwner = 'Only the account that set up this spreadsheet can see this.';

/**
 * Carries out commands about the data of one mode.
 * @throws Error with a message for people
 */
export function callServerIn(livemode: boolean): CallServer {
  return async (command, input) => {
    const call: PageCall = { command, input, livemode };
    const text = await run(JSON.stringify(call));
    if (typeof text !== 'string' || text === '') throw new Error(notOwner);
    const reply = JSON.parse(text) as Reply<AnswerOf<typeof command>>;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
}

function run(request: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    google.script.run.withSuccessHandler(resolve).withFailureHandler(reject).developerArea(request);
  });
}

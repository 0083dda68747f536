/** What the owner has the script do: commands of the menu, and those of the developer area's page. */
import type { CommandName, InputOf } from '../../pages/protocol.ts';
import type { ScriptCall } from './actor.ts';

/** A command of the menu. @param answers what the owner types into its prompts */
export function menuCommand(functionName: string, answers: readonly string[] = []): ScriptCall {
  return { kind: 'script', functionName, execution: 'menu', makeArguments: () => [], answers };
}

/** A command of the page. */
export function pageCommand<Name extends CommandName>(command: Name, input: InputOf<Name>): ScriptCall {
  return {
    kind: 'script',
    functionName: 'developerArea',
    execution: 'page',
    command,
    makeArguments: () => [JSON.stringify({ command, input })],
  };
}

/** Declares the types of the developer area's commands: one command for every name in the pages' protocol. */
import type { Workspace } from '../../core/workspace.ts';
import type { AnswerOf, CommandName, CommandInput } from '../../pages/protocol.ts';

/** The commands by their names in the protocol. */
export type CommandTable = {
  readonly [Name in CommandName]: (workspace: Workspace, input: CommandInput<Name>) => AnswerOf<Name>;
};

/** One command of any name. */
export type RunCommand = (workspace: Workspace, input: never) => unknown;

/** The error of a command that cannot do what the page asks. The page shows its message to the owner. */
export class CommandProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandProblem';
  }
}

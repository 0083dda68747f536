/** Declares the commands of the developer area: one for every name of the pages' protocol. */
import type { Workspace } from '../../core/workspace.ts';
import type { AnswerOf, CommandName, InputOf } from '../../pages/protocol.ts';

/** A command for every name of the protocol. */
export type CommandTable = {
  readonly [Name in CommandName]: (workspace: Workspace, input: InputOf<Name>) => AnswerOf<Name>;
};

/** Any of them. */
export type RunCommand = (workspace: Workspace, input: never) => unknown;

/** A command that cannot be carried out as it was asked for; the message is for the person at the page. */
export class Fault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Fault';
  }
}

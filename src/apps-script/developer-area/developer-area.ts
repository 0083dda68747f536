/** The one function that pages may call: an allow-list of commands, for the owner alone. */
import type { Call, CommandName, Reply } from '../../pages/protocol.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { isOwner } from '../owner.ts';
import { openWorkspace } from '../workspace.ts';
import { type CommandTable, Fault, type RunCommand } from './command.ts';
import { connectWebApp } from './commands/connect-web-app.ts';
import { createKeyCommand } from './commands/create-key.ts';
import { deliveryCommands } from './commands/delivery-commands.ts';
import { endpointCommands } from './commands/endpoint-commands.ts';
import { exchangeCommands } from './commands/exchange.ts';
import { healthCommands } from './commands/health-commands.ts';
import { listEndpoints } from './commands/list-endpoints.ts';
import { listKeysCommand } from './commands/list-keys.ts';
import { openDeveloperArea } from './commands/open-developer-area.ts';
import { overview } from './commands/overview.ts';
import { reference } from './commands/reference.ts';
import { revokeKeyCommand } from './commands/revoke-key.ts';
import { rollKeyCommand } from './commands/roll-key.ts';
import { usage } from './commands/usage.ts';

const commands: CommandTable = {
  overview,
  connect_web_app: connectWebApp,
  list_keys: listKeysCommand,
  create_key: createKeyCommand,
  roll_key: rollKeyCommand,
  revoke_key: revokeKeyCommand,
  usage,
  reference,
  open_developer_area: openDeveloperArea,
  list_endpoints: listEndpoints,
  ...endpointCommands,
  ...deliveryCommands,
  ...exchangeCommands,
  ...healthCommands,
};

/**
 * Carries out a command for a page.
 * @param request a call as JSON text
 * @returns the reply as JSON text; nothing for anyone but the owner, since every page of the project can call this
 */
export function developerArea(request: string): string {
  const workspace = openWorkspace();
  if (!isOwner(workspace.properties)) return '';
  return JSON.stringify(replyTo(request, (command, input) => command(workspace, input)));
}

function replyTo(request: string, run: (command: RunCommand, input: never) => unknown): Reply {
  try {
    const { command, input } = JSON.parse(request) as Call;
    const found = findCommand(command);
    if (found === null) return { ok: false, message: `There is no command "${command}".` };
    return { ok: true, answer: run(found, input as never) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, message: error.message };
    if (error instanceof Refusal) return { ok: false, message: sentencesOf(error) };
    // The owner may see what went wrong: it is the owner's own script.
    return { ok: false, message: `It did not work: ${error instanceof Error ? error.message : error}` };
  }
}

// What is wrong with each field, or else what is wrong altogether.
function sentencesOf({ message, facts: { problems = [] } }: Refusal): string {
  if (problems.length === 0) return message;
  return problems.map((problem) => `${problem.pointer.slice(1) || 'input'}: ${problem.message}`).join(' ');
}

function findCommand(name: CommandName): RunCommand | null {
  return Object.keys(commands).includes(name) ? (commands[name] as RunCommand) : null;
}

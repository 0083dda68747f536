/** Runs the commands of the developer area's pages, from an allow-list and only for the owner. */
import type { PageCall, CommandName, Reply } from '../../pages/protocol.ts';
import { Refusal } from '../../core/errors/refusal.ts';
import { readRunning } from '../../core/store/running-work.ts';
import { SheetMissing, type Workspace } from '../../core/workspace.ts';
import { isOwner } from '../owner.ts';
import { openWorkspace } from '../workspace.ts';
import { serveExchange } from '../../core/exchange/serve-exchange.ts';
import { mailDocument, openDocument, savePdf } from '../menu/billing-commands.ts';
import { showDeveloperArea } from '../menu/workbook-commands.ts';
import { type CommandTable, CommandProblem, type RunCommand } from './command.ts';
import { billingCommands } from './commands/billing-commands.ts';
import { businessCommands } from './commands/business-commands.ts';
import { deliveryCommands } from './commands/delivery-commands.ts';
import { documentCommands } from './commands/document-commands.ts';
import { endpointCommands } from './commands/endpoint-commands.ts';
import { healthCommands } from './commands/health-commands.ts';
import { keyCommands } from './commands/key-commands.ts';
import { probeCommands } from './commands/probe-commands.ts';
import { overview } from './commands/overview.ts';
import { usage } from './commands/usage.ts';
import { webAppCommands } from './commands/web-app-commands.ts';

const commands: CommandTable = {
  overview,
  running: (workspace) => ({ words: readRunning(workspace) }),
  usage,
  open_developer_area() {
    showDeveloperArea();
    return {};
  },
  open_document(_workspace, { dialog }) {
    const opens = { document: openDocument, pdf: savePdf, email: mailDocument }[dialog];
    if (opens === undefined) throw new CommandProblem('There is no such dialog.');
    opens();
    return {};
  },
  exchange_head: (workspace) => serveExchange(workspace).head(),
  exchange_settings: (workspace, order) => serveExchange(workspace).restoreSettings(order),
  exchange_page: (workspace, request) => serveExchange(workspace).page(request),
  exchange_restore: (workspace, order) => serveExchange(workspace).restore(order),
  exchange_table: (workspace, order) => serveExchange(workspace).importTable(order),
  exchange_rows: (workspace, order) => serveExchange(workspace).importRows(order),
  clear_test_data(workspace) {
    workspace.background.testSheets().clear();
    return {};
  },
  ...webAppCommands,
  ...billingCommands,
  ...businessCommands,
  ...documentCommands,
  ...keyCommands,
  ...endpointCommands,
  ...deliveryCommands,
  ...healthCommands,
  ...probeCommands,
};

/**
 * Runs a command for a page. Pages call no other function of the script.
 * @param request a call as JSON text
 * @returns the reply as JSON text; empty for a user who is not the owner, because every page of the project can call this
 */
export function developerArea(request: string): string {
  const workspace = openWorkspace();
  if (!isOwner(workspace.properties)) return '';
  return JSON.stringify(replyTo(workspace, request));
}

function replyTo(workspace: Workspace, request: string): Reply {
  try {
    const { command, input, livemode = true } = JSON.parse(request) as PageCall;
    const found = findCommand(command);
    if (found === null) return { ok: false, message: `There is no command "${command}".` };
    return { ok: true, answer: run(workspace.inMode(livemode), found, input as never) };
  } catch (error) {
    if (error instanceof CommandProblem) return { ok: false, message: error.message };
    if (error instanceof Refusal) return { ok: false, message: sentencesOf(error) };
    // The reply may contain the error's message, because the script is the owner's own.
    return { ok: false, message: `It did not work: ${error instanceof Error ? error.message : error}` };
  }
}

// The sheets of test mode come with its first key, and again after its data was cleared.
function run(workspace: Workspace, command: RunCommand, input: never): unknown {
  try {
    return command(workspace, input);
  } catch (error) {
    if (workspace.livemode || !(error instanceof SheetMissing) || !workspace.background.testSheets().make())
      throw error;
    return command(workspace, input);
  }
}

// Writes one sentence for each wrong field, or the refusal's own sentence when it names no field.
function sentencesOf({ message, facts: { problems = [] } }: Refusal): string {
  if (problems.length === 0) return message;
  return problems.map((problem) => `${problem.pointer.slice(1) || 'input'}: ${problem.message}`).join(' ');
}

function findCommand(name: CommandName): RunCommand | null {
  return Object.keys(commands).includes(name) ? (commands[name] as RunCommand) : null;
}

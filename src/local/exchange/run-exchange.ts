/** Runs an export or an import on the workbook of this machine, as the only process that has it open. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDist } from '../../build/build.ts';
import type { ExchangePort } from '../../core/exchange/exchange-port.ts';
import { readLocalEnvironment } from '../runtime/environment.ts';
import { openLocalWorkspace, localOwner, type LocalWorkspace } from '../runtime/local-workspace.ts';
import { chooseCommand } from '../runtime/menu-command.ts';

const scriptFolder = join(fileURLToPath(import.meta.url), '../../../../dist/apps-script');

export interface ExchangeOrder {
  readonly port: ExchangePort;
  /** The arguments after the command. */
  readonly words: readonly string[];
  readonly say: (sentence: string) => void;
}

type ExchangeCommand = (order: ExchangeOrder) => Promise<boolean>;

/**
 * @param command resolves with true when all went well; the message of its error is printed
 * @param begins true for a command that may create the workbook
 */
export function runExchange(command: ExchangeCommand, { begins }: { readonly begins: boolean }): void {
  run(command, begins).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(command: ExchangeCommand, begins: boolean): Promise<void> {
  const { workbookPath } = readLocalEnvironment(process.env);
  if (!begins && !existsSync(workbookPath)) throw new Error(`There is no workbook at ${workbookPath}.`);
  await writeDist();
  const workspace = await openLocalWorkspace({
    workbookPath,
    scriptFolder,
    webAppUrl: '',
    triggerNow: Date.now,
    report: (message) => console.error(message),
  });
  try {
    chooseCommand(workspace.emulator, 'setUp');
    const say = (sentence: string): void => console.log(sentence);
    const words = process.argv.slice(2);
    if (!(await command({ port: localPort(workspace), words, say }))) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
}

/** Reaches the exchange of a workspace as the owner's page does; each answer comes when its writes are on the disk. */
export function localPort({ emulator, commit }: Pick<LocalWorkspace, 'emulator' | 'commit'>): ExchangePort {
  const ask = async <Answer>(command: string, input: unknown): Promise<Answer> => {
    const outcome = emulator.callFromPage('developerArea', [JSON.stringify({ command, input })], localOwner);
    await commit();
    if (!outcome.ok) throw new Error(outcome.message);
    const reply = JSON.parse(String(outcome.value)) as Reply<Answer>;
    if (!reply.ok) throw new Error(reply.message);
    return reply.answer;
  };
  return {
    head: () => ask('exchange_head', {}),
    page: (request) => ask('exchange_page', request),
    restore: (order) => ask('exchange_restore', order),
    importTable: (order) => ask('exchange_table', order),
  };
}

// The script's reply to a page.
type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** Runs an export or an import on the workbook of this machine, as the only process that has it open. */
import { existsSync } from 'node:fs';
import type { ExchangePort } from '../../core/exchange/exchange-port.ts';
import { askHere } from '../runtime/ask-developer-area.ts';
import { readLocalEnvironment } from '../runtime/environment.ts';
import type { LocalWorkspace } from '../runtime/local-workspace.ts';
import { withWorkspace } from '../runtime/with-workspace.ts';

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
  const isGood = await withWorkspace(workbookPath, (workspace) =>
    command({
      port: localPort(workspace),
      words: process.argv.slice(2),
      say: (sentence) => console.log(sentence),
    }),
  );
  if (!isGood) process.exitCode = 1;
}

/** Reaches the exchange of a workspace as the owner's page does; each answer comes when its writes are on the disk. */
export function localPort(workspace: Pick<LocalWorkspace, 'emulator' | 'commit'>): ExchangePort {
  const ask = askHere(workspace);
  return {
    head: () => ask('exchange_head', {}),
    restoreSettings: (exported) => ask('exchange_settings', exported),
    page: (request) => ask('exchange_page', request),
    restore: (order) => ask('exchange_restore', order),
    importTable: (order) => ask('exchange_table', order),
    importRows: (order) => ask('exchange_rows', order),
  };
}

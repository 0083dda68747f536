/** Opens the workbook of this machine for one command, as the only process that has it open, and closes it again. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeDist } from '../../build/build.ts';
import { type LocalWorkspace, openLocalWorkspace } from './local-workspace.ts';
import { chooseCommand } from './menu-command.ts';

const scriptFolder = join(fileURLToPath(import.meta.url), '../../../../dist/apps-script');

/** Sets the workbook up and hands it over; rejects with words when another process has it open. */
export async function withWorkspace<Result>(
  workbookPath: string,
  use: (workspace: LocalWorkspace) => Promise<Result>,
): Promise<Result> {
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
    return await use(workspace);
  } finally {
    await workspace.close();
  }
}

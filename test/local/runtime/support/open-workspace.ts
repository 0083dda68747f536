/** A local workspace in this process, set up as `npm start` does it, with a key. */
import { join } from 'node:path';
import { type LocalWorkspace, openLocalWorkspace } from '../../../../src/local/runtime/local-workspace.ts';
import { chooseCommand } from '../../../../src/local/runtime/menu-command.ts';

/** The folder that Google is given. */
export const scriptFolder = join(__dirname, '../../../../dist/apps-script');

/** @param workbookPath where the .xlsx file is, or is to be */
export async function openWorkspace(
  workbookPath: string,
): Promise<{ workspace: LocalWorkspace; key: string }> {
  const workspace = await openLocalWorkspace({
    workbookPath,
    scriptFolder,
    webAppUrl: 'http://localhost/macros/s/local/exec',
    triggerNow: Date.now,
    report: (message) => {
      throw new Error(message);
    },
  });
  chooseCommand(workspace.emulator, 'setUp');
  return { workspace, key: createKey(workspace) };
}

/** Makes another key, as the owner does it. */
export function createKey({ emulator }: LocalWorkspace): string {
  return chooseCommand(emulator, 'createApiKey', ['Test', 'full']);
}

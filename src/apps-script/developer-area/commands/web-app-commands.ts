/** Stores the web app's address that the owner enters, and serves the data of the reference page. */
import { readWebAppUrl } from '../../../core/web-app-url.ts';
import type { Workspace } from '../../../core/workspace.ts';
import type { ConnectedWebApp } from '../../../pages/protocol.ts';
import { askLocks, settleRateLock } from '../../web-app/ask-locks.ts';
import { testAddress } from '../../web-app/test-web-app.ts';
import { type CommandTable, CommandProblem } from '../command.ts';
import { keepWebAppUrl } from '../keep-web-app-url.ts';
import { googleWebAppUrl, webAppUrl } from '../web-app-url.ts';

export const webAppCommands: Pick<CommandTable, 'connect_web_app' | 'reference'> = {
  connect_web_app: (workspace, { url }) => connectWebApp(workspace, String(url)),
  reference: ({ files }) => ({ openapi: files.openApi(), web_app_url: webAppUrl() }),
};

/**
 * Tests an address and stores it, in the form that anybody may call.
 * @throws CommandProblem when it is not the address of a web app, does not answer a stranger, or is another script's
 */
export function connectWebApp(workspace: Workspace, text: string): ConnectedWebApp {
  const { build } = workspace;
  const read = readWebAppUrl(text);
  if ('fault' in read) throw new CommandProblem(read.fault);
  const isOwnMachine = read.isLocal && build.keyMode === 'local' && read.url === googleWebAppUrl();
  if (read.isLocal && !isOwnMachine)
    throw new CommandProblem(
      'This is an address of your own machine. Copy the Web app URL of Deploy › Manage deployments.',
    );
  const tested = testAddress(workspace, read.url);
  if ('fault' in tested) throw new CommandProblem(tested.fault);
  // The local runtime's address changes with its port, so it is not stored.
  if (!isOwnMachine) keepWebAppUrl(workspace, read.url);
  // Another deployment may answer as another account.
  const asked = askLocks(workspace, read.url);
  if (asked !== null) settleRateLock(workspace, asked);
  return { serves_this_build: tested.build === build.id };
}

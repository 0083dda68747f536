/** The menu command that tests the URL of the web app. With several Google accounts in one browser no page works, but menus do. */
import { connectWebApp } from '../developer-area/commands/web-app-commands.ts';
import { webAppUrl } from '../developer-area/web-app-url.ts';
import type { Workspace } from '../../core/workspace.ts';
import { askForText, asOwner, tell, type Ui } from './owner-command.ts';

/** Asks the owner for the URL, tests it as a stranger calls it, and stores it. */
export function testWebApp(): void {
  asOwner(['script.external_request'], askForUrl);
}

function askForUrl(ui: Ui, workspace: Workspace): void {
  const known = webAppUrl();
  const where = 'Paste the Web app URL of Deploy › Manage deployments';
  const question = known === null ? `${where}:` : `${where}, or leave this blank to test ${known}:`;
  const typed = askForText(ui, 'Test the web app', question);
  if (typed === null) return;
  const url = typed.trim() === '' ? (known ?? '') : typed;
  try {
    const { serves_this_build: isCurrent } = connectWebApp(workspace, url);
    if (isCurrent) tell(ui, 'The web app works', works(webAppUrl() ?? ''));
    else tell(ui, 'The web app runs another version', otherVersion);
  } catch (error) {
    // Google's own errors are told too: the address cannot be reached, or the day's requests are used up.
    tell(ui, 'The web app does not work', error instanceof Error ? error.message : String(error));
  }
}

function works(url: string): string {
  return `The web app answers requests without a Google account, with this version of the script. Its URL is ${url}`;
}

const otherVersion =
  'The web app answers, but with another version of the script. In the script editor choose Deploy › Manage deployments › Edit › New version. The URL stays the same.';

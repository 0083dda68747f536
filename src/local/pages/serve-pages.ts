/** Serves the pages that a browser opens on this machine. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { chooseCommand } from '../runtime/menu-command.ts';
import type { LocalWorkspace } from '../runtime/local-workspace.ts';
import { createScriptRunServer } from './script-run-server.ts';

/** Answers what is addressed to a page; false, with nothing answered, for any other path. */
export type PageServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Built files by their path. */
const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/reference': ['pages/reference.html', 'text/html; charset=utf-8'],
  '/script-run.js': ['pages/script-run.js', 'text/javascript; charset=utf-8'],
};

/** Pages that the script itself shows, by the command of the menu that opens them. */
const commands: Readonly<Record<string, string>> = {
  '/developer': 'showDeveloperArea',
  '/sidebar': 'showSidebar',
};

export interface PageServerOptions {
  readonly workspace: Pick<LocalWorkspace, 'emulator' | 'commit'>;
  /** Where the built pages are. */
  readonly distFolder: string;
}

/** The pages of a workspace. */
export function createPageServer({ workspace, distFolder }: PageServerOptions): PageServer {
  const scriptRun = createScriptRunServer(workspace);
  const openPage = (command: string): string =>
    withScriptRun(chooseCommand(workspace.emulator, command), scriptRun.token);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [file, type = ''] = files[pathname] ?? [];
    const command = commands[pathname];
    if (request.method === 'POST' && pathname === '/script-run') {
      send(response, 'application/json', JSON.stringify(await scriptRun.run(request)));
    } else if (request.method === 'GET' && file !== undefined) {
      send(response, type, await readFile(join(distFolder, file)));
    } else if (request.method === 'GET' && command !== undefined) {
      send(response, 'text/html; charset=utf-8', openPage(command));
    } else return false;
    return true;
  };
}

// Google brings in its own script before anything of the page.
function withScriptRun(page: string, token: string): string {
  return page.replace('<head>', `<head>\n<script src="/script-run.js" data-token="${token}"></script>`);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A page of another site that framed this one could have its buttons pressed.
    'x-frame-options': 'DENY',
  });
  response.end(body);
}

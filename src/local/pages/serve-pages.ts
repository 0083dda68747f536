/** Serves the pages that a browser opens on this machine. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { chooseCommand } from '../runtime/menu-command.ts';
import { type LocalWorkspace, localOwner } from '../runtime/local-workspace.ts';
import { serveWorkbook } from './workbook-server.ts';
import { pageOutcomeOf, refusePageCall } from '../emulator/execution/call-from-page.ts';

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

/** The requests of the pages, by their path. */
const actions: Readonly<
  Record<string, (workspace: ServedWorkspace, request: IncomingMessage) => Promise<object>>
> = {
  '/script-run': runForPage,
  '/workbook-run': serveWorkbook,
};

type ServedWorkspace = Pick<LocalWorkspace, 'emulator' | 'commit' | 'run'>;

interface PageServerOptions {
  readonly workspace: ServedWorkspace;
  /** Where the built pages are. */
  readonly distFolder: string;
}

/** The pages of a workspace. */
export function createPageServer({ workspace, distFolder }: PageServerOptions): PageServer {
  const guard = createPageGuard();
  const openPage = (command: string): string =>
    withScript('/script-run.js', chooseCommand(workspace.emulator, command), guard.token);
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [file, type = ''] = files[pathname] ?? [];
    const command = commands[pathname];
    const act = request.method === 'POST' ? actions[pathname] : undefined;
    if (act !== undefined) {
      const isOurs = guard.admits(request);
      const answer = isOurs ? await act(workspace, request) : { ok: false, message: 'Reload this page.' };
      send(response, 'application/json', JSON.stringify(answer));
    } else if (request.method === 'GET' && pathname === '/workbook') {
      const page = await readFile(join(distFolder, 'pages/workbook.html'), 'utf8');
      send(response, 'text/html; charset=utf-8', withScript(null, page, guard.token));
    } else if (request.method === 'GET' && file !== undefined) {
      send(response, type, await readFile(join(distFolder, file)));
    } else if (request.method === 'GET' && command !== undefined) {
      send(response, 'text/html; charset=utf-8', openPage(command));
    } else return false;
    return true;
  };
}

// The token stands before the page's own scripts, because they need it.
function withScript(source: string | null, page: string, token: string): string {
  const script = source === null ? '' : `\n<script src="${source}"></script>`;
  return page.replace('<head>', `<head>\n<meta name="page-token" content="${token}">${script}`);
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A page of another site could frame this one and make people press its buttons.
    'x-frame-options': 'DENY',
  });
  response.end(body);
}

interface PageGuard {
  /** A secret that only the pages of this server know; no page of another site does. */
  readonly token: string;
  admits(request: IncomingMessage): boolean;
}

// Another site can point a name of its own at this machine, so only these names are served.
const ownHost = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** A guard with a token of its own. */
function createPageGuard(): PageGuard {
  const token = randomBytes(32).toString('hex');
  return {
    token,
    admits: ({ headers: { host = '', 'x-page-token': given } }) => ownHost.test(host) && given === token,
  };
}

type ScriptRunOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Runs a function for a page of this machine, as `google.script.run` does for the owner. */
async function runForPage(
  workspace: Pick<LocalWorkspace, 'run' | 'commit'>,
  request: IncomingMessage,
): Promise<ScriptRunOutcome> {
  const { functionName, args } = JSON.parse(await text(request)) as {
    functionName: string;
    args: readonly unknown[];
  };
  const start = { kind: 'page', activeUser: localOwner } as const;
  const outcome =
    refusePageCall(functionName) ??
    pageOutcomeOf(await workspace.run({ functionName, makeArguments: () => args, start }));
  await workspace.commit();
  return outcome.ok ? { ok: true, value: outcome.value } : outcome;
}

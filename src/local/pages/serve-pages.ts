/** Serves the pages that a browser opens on this machine. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseObject } from '../../gateway/transport/read-answer.ts';
import { askScript } from '../runtime/ask-developer-area.ts';
import { type LocalWorkspace, localOwner } from '../runtime/local-workspace.ts';
import { execPath } from '../runtime/serve.ts';
import { isForKnownHost } from './known-hosts.ts';
import { WorkbookFileError } from '../workbook-file/workbook-file-error.ts';
import type { SelectedCell } from '../../emulator/services/ui/screen.ts';
import { type MailAnswer, serveMail } from './mail-pages.ts';
import { openMenuPage } from './menu-pages.ts';
import { withPageLinks } from './page-links.ts';
import { type StartPageLink, startPage } from './start-page.ts';
import { serveWorkbook } from './workbook-server.ts';
import { pageOutcomeOf, refusePageCall } from '../../emulator/execution/call-from-page.ts';

/** Answers what is addressed to a page; false, with nothing answered, for any other path. */
export type PageServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const htmlType = 'text/html; charset=utf-8';

/** Built files by their path. */
const files: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/reference': ['pages/reference.html', htmlType],
  '/script-run.js': ['pages/script-run.js', 'text/javascript; charset=utf-8'],
};

/** Pages that the script itself shows, by the command of the menu that opens them. */
const commands: Readonly<Record<string, string>> = {
  '/developer': 'showDeveloperArea',
  '/sidebar': 'showSidebar',
};

/** A page of the menu in a dialog of the workbook's page, while a cell is selected. */
const dialogPath = '/dialog';

/** The mails that the script has sent. */
const mailPath = '/mail';

/** The requests of the pages, by their path. */
const actions: Readonly<Record<string, (workspace: ServedWorkspace, call: object) => Promise<object>>> = {
  '/script-run': runForPage,
  '/workbook-run': serveWorkbook,
};

type ServedWorkspace = Pick<LocalWorkspace, 'emulator' | 'mails' | 'commit' | 'ready' | 'run'>;

interface PageServerOptions {
  readonly workspace: ServedWorkspace;
  /** Where the built pages are. */
  readonly distFolder: string;
  /**
   * A secret that only the pages of this server know, and the processes of this user that are told; no page of another
   * site does. Random unless given.
   */
  readonly pageToken?: string;
}

/** The pages of a workspace. */
export function createPageServer({
  workspace,
  distFolder,
  pageToken = randomBytes(32).toString('hex'),
}: PageServerOptions): PageServer {
  const get = (path: string, query: string): Serve | undefined => {
    const [file, type = ''] = files[path] ?? [];
    const given = new URLSearchParams(query);
    const command = path === dialogPath ? (given.get('command') ?? '') : commands[path];
    if (file !== undefined)
      return async (_request, response) => {
        const text = await readFile(join(distFolder, file), 'utf8');
        send(response, type, type === htmlType ? withPageLinks(text, path) : text);
      };
    if (command !== undefined)
      return async ({ headers }, response) => {
        const page = openMenuPage(workspace.emulator, command, selectedIn(given));
        const shown = page ?? 'There is no such command.';
        const scripted = withScript('/script-run.js', shown, pageToken);
        // The workbook's page has the links above the frame in which it shows a dialog.
        const isFramed = path === dialogPath && headers['sec-fetch-dest'] !== 'document';
        if (isFramed) send(response, htmlType, scripted, 'SAMEORIGIN');
        else send(response, htmlType, withPageLinks(scripted, path));
      };
    if (path === '/')
      return async ({ socket }, response) => {
        const origin = `http://localhost:${socket.localPort}`;
        send(response, htmlType, startPage(origin, execPath, customerPages(workspace.emulator)));
      };
    if (path === mailPath || path.startsWith(`${mailPath}/`))
      return async (_request, response) => sendMail(response, await serveMail(workspace.mails, path));
    if (path !== '/workbook') return undefined;
    return async (_request, response) => {
      const page = await readFile(join(distFolder, 'pages/workbook.html'), 'utf8');
      send(response, htmlType, withPageLinks(withScript(null, page, pageToken), path));
    };
  };
  const post = (path: string): Serve | undefined => {
    const act = actions[path];
    return act === undefined
      ? undefined
      : async (request, response) => {
          const isOurs = request.headers['x-page-token'] === pageToken;
          const call = isOurs ? parseObject(await text(request)) : null;
          const answer =
            call === null ? { ok: false, message: 'Reload this page.' } : await act(workspace, call);
          send(response, 'application/json', JSON.stringify(answer));
        };
  };
  return async (request, response) => {
    // A path that begins with two slashes would be read as a host if it were resolved against a base.
    const [pathname = '/', query = ''] = (request.url ?? '/').split('?');
    const find = request.method === 'POST' ? post : get;
    const serve = ['GET', 'POST'].includes(request.method ?? '') ? find(pathname, query) : undefined;
    if (serve === undefined) return false;
    if (isForKnownHost(request)) await serve(request, response);
    else refuseHost(request, response);
    return true;
  };
}

// The newest invoice that is open, and the newest quotation that waits, as their customers see them.
function customerPages(emulator: LocalWorkspace['emulator']): StartPageLink[] {
  const ask = (operation: 'listInvoices' | 'listQuotations', status: string): string | null => {
    const result = askScript(emulator, 'operate', { operation, query: { status, limit: '1' } });
    if (!result.ok) return null;
    const [newest] = (result.answer as { readonly data: readonly { readonly hosted_url: string | null }[] })
      .data;
    return newest?.hosted_url ?? null;
  };
  const pages = [
    ['Page of an invoice', ask('listInvoices', 'open')],
    ['Page of a quotation', ask('listQuotations', 'sent')],
  ] as const;
  return pages.flatMap(([words, path]) => (path === null ? [] : [{ words, path }]));
}

// The token stands before the page's own scripts, because they need it.
function withScript(source: string | null, page: string, token: string): string {
  const script = source === null ? '' : `\n<script src="${source}"></script>`;
  return page.replace('<head>', `<head>\n<meta name="page-token" content="${token}">${script}`);
}

function selectedIn(query: URLSearchParams): SelectedCell | null {
  const sheet = query.get('sheet');
  if (sheet === null) return null;
  const number = (name: string): number => Number(query.get(name) ?? 1);
  return { sheet, row: number('row'), column: number('column'), rows: number('rows') };
}

function sendMail(response: ServerResponse, answer: MailAnswer | null): void {
  if (answer === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('There is no such mail.\n');
    return;
  }
  const { body, fileName, type } = answer;
  if (fileName === null) {
    send(response, type, withPageLinks(String(body), mailPath));
    return;
  }
  // A file is saved: a mail can bring any, and none is to run in this origin.
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
  response.end(body);
}

// A page of another site could frame a page and make people press its buttons.
function send(
  response: ServerResponse,
  type: string,
  body: string,
  framing: 'DENY' | 'SAMEORIGIN' = 'DENY',
): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': framing,
  });
  response.end(body);
}

/** Refuses a name that is not this machine's, before anything is read or run. */
function refuseHost({ socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`Open this page at http://localhost:${socket.localPort}. Other names are not served.\n`);
}

type ScriptRunOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Runs a function for a page of this machine, as `google.script.run` does for the owner. */
async function runForPage(
  workspace: Pick<LocalWorkspace, 'run' | 'commit' | 'ready' | 'emulator'>,
  { functionName, args }: { readonly functionName?: unknown; readonly args?: unknown },
): Promise<ScriptRunOutcome> {
  if (typeof functionName !== 'string' || !Array.isArray(args))
    return { ok: false, message: 'Name a function, and list its arguments.' };
  const start = { kind: 'page', activeUser: localOwner } as const;
  try {
    await workspace.ready();
    const outcome =
      refusePageCall(functionName, workspace.emulator.world.screen) ??
      pageOutcomeOf(await workspace.run({ functionName, makeArguments: () => args, start }));
    await workspace.commit();
    return outcome.ok ? { ok: true, value: outcome.value } : outcome;
  } catch (error) {
    if (error instanceof WorkbookFileError) return { ok: false, message: `${error.message}.` };
    throw error;
  }
}

/** Serves the pages that a browser opens on this machine. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Answers what is addressed to a page; false, with nothing answered, for any other path. */
export type PageServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The pages by their path. */
const files: Readonly<Record<string, string>> = {
  '/reference': 'pages/reference.html',
};

/** @param distFolder where the built pages are */
export function createPageServer(distFolder: string): PageServer {
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files[pathname];
    if (file === undefined || request.method !== 'GET') return false;
    const page = await readFile(join(distFolder, file));
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(page);
    return true;
  };
}

/** Writes the answers of Google's front end to a Node response. */
import type { ServerResponse } from 'node:http';
import type { StoredAnswer } from './echo-store.ts';
import type { GooglePage } from './google-pages.ts';

const neverStored = 'no-cache, no-store, max-age=0, must-revalidate';

/** An HTML page; none of Google's can be read across origins. */
export function sendPage(response: ServerResponse, { status, html }: GooglePage): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': neverStored });
  // A HEAD request gets the headers alone; Node leaves the body out by itself.
  response.end(html);
}

/** The redirect of the first hop, which every origin may follow. */
export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(302, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': '0',
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': neverStored,
    Location: location,
  });
  response.end();
}

/** A stored answer of the script. */
export function sendStored(response: ServerResponse, { mimeType, content, fileName }: StoredAnswer): void {
  response.writeHead(200, {
    'Content-Type': mimeType,
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': neverStored,
    'X-Content-Type-Options': 'nosniff',
    ...(fileName === null
      ? {}
      : { 'Content-Disposition': `attachment; filename="${encodeURIComponent(fileName)}"` }),
  });
  response.end(content);
}

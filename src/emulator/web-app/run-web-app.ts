/** Runs doGet or doPost and makes the response that Google serves for its result. */
import { servedText } from '../services/content/text-output.ts';
import type { RunExecution } from '../execution/emulated-execution.ts';
import { isHtmlOutput, htmlPage, escapeMarkup } from '../services/html/html-output.ts';
import type { ServiceUsage } from '../execution/meter.ts';
import { createWebAppEvent, type WebAppRequest } from './web-app-event.ts';

/** Text is served from the second hop, HTML at once; both with status 200. */
export type WebAppResponse =
  | {
      readonly kind: 'content';
      /** With the charset, for example `application/json; charset=utf-8`. */
      readonly mimeType: string;
      readonly content: string;
      readonly usage: ServiceUsage;
    }
  | {
      readonly kind: 'html';
      readonly status: 200;
      readonly html: string;
      readonly usage: ServiceUsage;
      /** The failure's text, for the developer's terminal. */
      readonly failure?: string;
    };

/** Answers one request. */
export function runWebApp(run: RunExecution, request: WebAppRequest, activeUser: string): WebAppResponse {
  const event = createWebAppEvent(request);
  const handler = request.method === 'GET' ? 'doGet' : 'doPost';
  const outcome = run(handler, () => [event], { kind: 'web_app', activeUser });
  const { usage } = outcome;
  const html = (page: string): WebAppResponse => ({ kind: 'html', status: 200, html: page, usage });
  if (!outcome.ok)
    return { kind: 'html', status: 200, html: errorPage(outcome.text), usage, failure: outcome.text };
  const { value } = outcome;
  const text = servedText(value);
  if (text !== undefined)
    return {
      kind: 'content',
      mimeType: `${text.contentType}; charset=utf-8`,
      content: text.content,
      usage,
    };
  if (isHtmlOutput(value)) return html(htmlPage(value));
  if (value === undefined || value === null)
    return html(emptyPage('The script completed but did not return anything.'));
  return html(emptyPage('The script completed but the returned value is not a supported return type.'));
}

const messageStyle = 'text-align:center;font-family:monospace;margin:50px auto 0;max-width:600px';

/** The page for an execution that failed, served with status 200. */
function errorPage(message: string): string {
  return messagePage('Error', message);
}

/** The page for a script that came to its end and returned nothing that can be served. */
function emptyPage(message: string): string {
  return messagePage('Apps Script', message);
}

/** A page of Apps Script with one message in its middle. */
export function messagePage(title: string, message: string): string {
  return (
    '<!DOCTYPE html><html><head><link rel="shortcut icon" href="//ssl.gstatic.com/docs/script/images/favicon.ico">' +
    `<title>${title}</title></head><body style="margin:20px"><div></div>` +
    `<div style="${messageStyle}">${escapeMarkup(message)}</div></body></html>`
  );
}

/** The HTML pages that Google answers with in a script's stead. */
import { escapeHtml } from '../services/html/html-output.ts';

const messageStyle = 'text-align:center;font-family:monospace;margin:50px auto 0;max-width:600px';

/** The page for an execution that failed, served with status 200. */
export function errorPage(message: string): string {
  return messagePage('Error', message);
}

/** The page for a script that came to its end and returned nothing that can be served. */
export function emptyPage(message: string): string {
  return messagePage('Apps Script', message);
}

/** A page of Apps Script with one message in its middle. */
export function messagePage(title: string, message: string): string {
  return (
    '<!DOCTYPE html><html><head><link rel="shortcut icon" href="//ssl.gstatic.com/docs/script/images/favicon.ico">' +
    `<title>${title}</title></head><body style="margin:20px"><div></div>` +
    `<div style="${messageStyle}">${escapeHtml(message)}</div></body></html>`
  );
}

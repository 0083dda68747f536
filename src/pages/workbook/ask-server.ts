/** The page's calls to its server, one after the other. */
import { pageToken } from '../local/page-token.ts';
import type { WorkbookCall, WorkbookReply } from './protocol.ts';

let last: Promise<unknown> = Promise.resolve();

/**
 * Sends a call when those before it are answered, so that edits are made in the order in which they were typed.
 * @throws Error with a message for people
 */
export function callWorkbook<Answer>(call: WorkbookCall): Promise<Answer> {
  const answered = last.then(() => send<Answer>(call));
  last = answered.catch(() => undefined);
  return answered;
}

/** Sends what was being typed while the page is closed; nobody hears the answer. */
export function sendOnClosing(call: WorkbookCall): void {
  void request(call, true).catch(() => undefined);
}

async function send<Answer>(call: WorkbookCall): Promise<Answer> {
  const response = await request(call, false).catch(() => {
    throw new Error('The server does not answer. Is npm start still running?');
  });
  const reply = (await response.json()) as WorkbookReply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

function request(call: WorkbookCall, keepalive: boolean): Promise<Response> {
  return fetch('/workbook-run', {
    method: 'POST',
    keepalive,
    headers: { 'content-type': 'application/json', 'x-page-token': pageToken() },
    body: JSON.stringify(call),
  });
}

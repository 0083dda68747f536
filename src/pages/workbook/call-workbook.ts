/** Asks the server of the local workbook. */
import { pageToken } from '../local/page-token.ts';
import type { WorkbookCall, WorkbookReply } from './protocol.ts';

/** @throws Error whose message is for a person */
export async function callWorkbook<Answer>(call: WorkbookCall): Promise<Answer> {
  const response = await fetch('/workbook-run', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-page-token': pageToken() },
    body: JSON.stringify(call),
  });
  const reply = (await response.json()) as WorkbookReply<Answer>;
  if (!reply.ok) throw new Error(reply.message);
  return reply.answer;
}

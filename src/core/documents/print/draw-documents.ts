/** Draws the documents of a time as PDFs, a few in each call. */
import { Refusal } from '../../errors/refusal.ts';
import { readNewest } from '../../store/read/newest-page.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { isIssuedIn, isTooOld } from '../issued-in.ts';
import type { DrawnPage, DrawRequest } from './drawn-page.ts';
import { printedResources } from './printed-resources.ts';

const rowsOfPage = 200;

/** Each takes some 0.2 s, and an answer of that many has about a megabyte. */
const drawnMax = 20;

/**
 * The documents with a number, the newest first, void ones among them. Three reads for each page, and for each document a
 * search of its customer.
 * @throws Refusal workspace_busy, invalid_parameter when there is no such resource
 */
export function drawDocuments(session: Session, request: DrawRequest): DrawnPage {
  const resource = printedResources.find(({ plural }) => plural === request.plural);
  if (resource === undefined) throw new Refusal('invalid_parameter', `There are no ${request.plural}.`);
  const { rows, hasMore } = readNewest(session, recordTable(resource), rowsOfPage, request.before);
  const printer = session.workspace.background.printer();
  const files: DrawnPage['files'][number][] = [];
  let unreadable = 0;
  for (const [index, { decoded, seq }] of rows.entries()) {
    const record = decoded.ok ? decoded.stored.record : null;
    if (record === null) unreadable += 1;
    else if (isTooOld(record, request)) return { files, unreadable, next: null };
    else if (isIssuedIn(record, request)) {
      const view = printer.view(session, record);
      files.push({ name: view.fileName, base64: printer.pdf(view).base64 });
    }
    const isLast = index === rows.length - 1;
    if (files.length === drawnMax || isLast)
      return { files, unreadable, next: isLast && !hasMore ? null : seq };
  }
  return { files, unreadable, next: null };
}

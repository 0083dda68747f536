/** Draws the documents of a time as PDFs, a few in each call. */
import { Refusal } from '../../errors/refusal.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { readNewest } from '../../store/page/newest-page.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { attachedWhereReady } from '../einvoice/attached-invoice.ts';
import { readEInvoiceSources } from '../einvoice/find-source.ts';
import { isIssuedIn, isTooOld } from '../issued-in.ts';
import type { AttachedInvoice } from '../printer.ts';
import { readable } from '../readable.ts';
import type { DrawnPage, DrawRequest } from './drawn-page.ts';
import { printedResources } from './printed-resources.ts';

const rowsOfPage = 200;

/** Each takes some 0.2 s, and an answer of that many has about a megabyte. */
const drawnMax = 20;

/**
 * The documents with a number, the newest first, void ones among them. Those that are ready carry their electronic invoice.
 * Three reads for each page and those of what stands beside its documents, and for each document a search of its customer.
 * @throws Refusal workspace_busy, invalid_parameter when there is no such resource
 */
export function drawDocuments(session: Session, request: DrawRequest): DrawnPage {
  const { records, unreadable, next } = chooseRecords(session, request);
  const printer = session.workspace.background.printer();
  const carriedBy = attachedInvoices(session, request, records);
  const files = records.flatMap((record) =>
    readable(() => {
      const view = printer.view(session, record);
      return { name: view.fileName, base64: printer.pdf(view, carriedBy(record)).base64 };
    }),
  );
  return { files, unreadable: unreadable + records.length - files.length, next };
}

interface Chosen extends Omit<DrawnPage, 'files'> {
  readonly records: readonly JsonObject[];
}

function chooseRecords(session: Session, request: DrawRequest): Chosen {
  const resource = printedResources.find(({ plural }) => plural === request.plural);
  if (resource === undefined) throw new Refusal('invalid_parameter', `There are no ${request.plural}.`);
  const { rows, hasMore } = readNewest(session, recordTable(resource), rowsOfPage, request.before);
  const records: JsonObject[] = [];
  let unreadable = 0;
  for (const [index, { decoded, seq }] of rows.entries()) {
    const record = decoded.ok ? decoded.stored.record : null;
    if (record === null) unreadable += 1;
    else if (isTooOld(record, request)) return { records, unreadable, next: null };
    else if (isIssuedIn(record, request)) records.push(record);
    const isLast = index === rows.length - 1;
    if (records.length === drawnMax || isLast)
      return { records, unreadable, next: isLast && !hasMore ? null : seq };
  }
  return { records, unreadable, next: null };
}

// Whoever books a month finds its electronic invoices in the PDFs. A void document is none.
function attachedInvoices(
  session: Session,
  { plural }: DrawRequest,
  records: readonly JsonObject[],
): (record: JsonObject) => AttachedInvoice | undefined {
  if (plural === 'quotations') return () => undefined;
  const valid = records.filter(({ status }) => status !== 'void');
  const sourceOf = readEInvoiceSources(session, valid);
  return (record) => {
    const [source = null] = valid.includes(record) ? readable(() => sourceOf(record)) : [];
    return attachedWhereReady(source);
  };
}

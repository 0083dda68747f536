/** Prints an invoice, a quotation or a credit note as HTML or as PDF. */
import {
  attachedInvoice,
  type HybridProfile,
  hybridProfiles,
} from '../../documents/einvoice/attached-invoice.ts';
import { readEInvoiceSources } from '../../documents/einvoice/find-source.ts';
import { requireReady } from '../../documents/einvoice/require-ready.ts';
import type { AttachedInvoice, Printer } from '../../documents/printer.ts';
import type { DocumentView } from '../../documents/print/document-view.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Session } from '../../store/session.ts';
import { etagOf } from '../../store/show-record.ts';
import { namesTag } from '../entity-tag.ts';
import type { Answer, Call } from '../operation.ts';
import { knownProfile } from './einvoice.ts';
import { requireRecord } from './retrieve.ts';

/**
 * The document as a page without scripts, as JSON text. It has the entity tag of its record.
 * @throws Refusal not_found, record_quarantined
 */
export function getHtml(resource: Resource, call: Call): Answer {
  return answerPrint(resource, call, (printer, view) => ({
    body: printer.html(view),
    headers: { 'Content-Type': 'text/html', ...named(view, 'html') },
  }));
}

/**
 * The document as a PDF, in Base64 as JSON text. It has the entity tag of its record. With `einvoice` it carries the
 * electronic invoice of that profile.
 * @throws Refusal not_found, record_quarantined, invalid_parameter, einvoice_not_ready
 */
export function getPdf(resource: Resource, call: Call): Answer {
  const { einvoice } = call.query;
  const profile = einvoice === undefined ? null : knownProfile('einvoice', einvoice, hybridProfiles);
  return answerPrint(resource, call, (printer, view, record) => {
    const invoice = profile === null ? undefined : invoiceOf(call.session, record, profile);
    const { base64, missingGlyphs } = printer.pdf(view, invoice);
    const headers = { 'Content-Type': 'application/pdf', 'Missing-Glyphs': String(missingGlyphs) };
    return { body: base64, encoding: 'base64', headers: { ...headers, ...named(view, 'pdf') } };
  });
}

function invoiceOf(session: Session, record: JsonObject, profile: HybridProfile): AttachedInvoice {
  const source = readEInvoiceSources(session, [record])(record);
  requireReady(source, profile, 'cii');
  return attachedInvoice(source, profile);
}

type Written = Pick<Answer, 'body' | 'encoding' | 'headers'>;

function answerPrint(
  resource: Resource,
  call: Call,
  write: (printer: Printer, view: DocumentView, record: JsonObject) => Written,
): Answer {
  const { session, request } = call;
  const { record, fingerprint } = requireRecord(resource, call);
  const tag = etagOf(fingerprint);
  const known = request.headers['if-none-match'];
  // A caller who has the document already gets no body, because drawing one takes long.
  if (known !== undefined && namesTag(known, tag)) return { status: 200, body: '', headers: { ETag: tag } };
  const printer = session.workspace.background.printer();
  const written = write(printer, printer.view(session, record), record);
  return {
    ...written,
    status: 200,
    body: JSON.stringify(written.body),
    headers: { ...written.headers, ETag: tag },
  };
}

function named({ fileName }: DocumentView, ending: string): Record<string, string> {
  return { 'Content-Disposition': `inline; filename="${fileName}.${ending}"` };
}

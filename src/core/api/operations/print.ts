/** Prints an invoice, a quotation or a credit note as HTML or as PDF. */
import type { Printer } from '../../documents/printer.ts';
import type { DocumentView } from '../../documents/print/document-view.ts';
import type { Resource } from '../../schema/resource.ts';
import { etagOf } from '../../store/show-record.ts';
import { namesTag } from '../entity-tag.ts';
import type { Answer, Call } from '../operation.ts';
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
 * The document as a PDF, in Base64 as JSON text. It has the entity tag of its record.
 * @throws Refusal not_found, record_quarantined
 */
export function getPdf(resource: Resource, call: Call): Answer {
  return answerPrint(resource, call, (printer, view) => {
    const { base64, missingGlyphs } = printer.pdf(view);
    const headers = { 'Content-Type': 'application/pdf', 'Missing-Glyphs': String(missingGlyphs) };
    return { body: base64, encoding: 'base64', headers: { ...headers, ...named(view, 'pdf') } };
  });
}

type Written = Pick<Answer, 'body' | 'encoding' | 'headers'>;

function answerPrint(
  resource: Resource,
  call: Call,
  write: (printer: Printer, view: DocumentView) => Written,
): Answer {
  const { session, request } = call;
  const { record, fingerprint } = requireRecord(resource, call);
  const tag = etagOf(fingerprint);
  const known = request.headers['if-none-match'];
  // A caller who has the document already gets no body, because drawing one takes long.
  if (known !== undefined && namesTag(known, tag)) return { status: 200, body: '', headers: { ETag: tag } };
  const printer = session.workspace.printer();
  const written = write(printer, printer.view(session, record));
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

/** Prints an invoice, a quotation or a credit note as HTML or as PDF. */
import type { Printer } from '../../documents/printer.ts';
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
  return answerPrint(resource, call, { ending: 'html', type: 'text/html', convert: (page) => page });
}

/**
 * The document as a PDF, in Base64 as JSON text: one conversion of the day's.
 * @throws Refusal not_found, record_quarantined, quota_exhausted, pdf_unavailable
 */
export function getPdf(resource: Resource, call: Call): Answer {
  const answer = answerPrint(resource, call, {
    ending: 'pdf',
    type: 'application/pdf',
    convert: (page, printer) => printer.pdf(page),
  });
  return { ...answer, encoding: 'base64' };
}

interface Form {
  readonly ending: string;
  readonly type: string;
  readonly convert: (page: string, printer: Printer) => string;
}

function answerPrint(resource: Resource, call: Call, { ending, type, convert }: Form): Answer {
  const { session, request } = call;
  const { record, fingerprint } = requireRecord(resource, call);
  const tag = etagOf(fingerprint);
  const known = request.headers['if-none-match'];
  // A caller who has the document already gets no body, because conversions are counted by the day.
  if (known !== undefined && namesTag(known, tag)) return { status: 200, body: '', headers: { ETag: tag } };
  const printer = session.workspace.printer();
  const print = printer.print(session, record);
  const body = JSON.stringify(convert(printer.page(print), printer));
  const disposition = `inline; filename="${print.fileName}.${ending}"`;
  return {
    status: 200,
    body,
    headers: { ETag: tag, 'Content-Type': type, 'Content-Disposition': disposition },
  };
}

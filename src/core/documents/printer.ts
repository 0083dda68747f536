/**
 * The port of printed documents. What prints is long and few requests need it, so it stands in further scripts, which the
 * host loads for it.
 */
import type { JsonObject } from '../schema/represent.ts';
import type { Session } from '../store/session.ts';
import type { DocumentView } from './print/document-view.ts';

export interface Printer {
  /**
   * Makes what pages show of an invoice, a quotation or a credit note.
   * @param record as it is stored
   * @throws Refusal record_quarantined, workspace_busy
   */
  view(session: Session, record: Readonly<JsonObject>): DocumentView;
  /** The document as a page of HTML without scripts. */
  html(view: DocumentView): string;
  /** The document as a PDF/A-3b, with its electronic invoice where one is given. The same of both give the same bytes. */
  pdf(view: DocumentView, invoice?: AttachedInvoice): PrintedPdf;
}

/** The electronic invoice that a PDF carries: Factur-X, which is ZUGFeRD. */
export interface AttachedInvoice {
  /** In the syntax CII. */
  readonly xml: string;
  readonly level: 'EN 16931' | 'XRECHNUNG';
}

export interface PrintedPdf {
  readonly base64: string;
  /** How many letters the fonts lack: each shows as an empty box. */
  readonly missingGlyphs: number;
}

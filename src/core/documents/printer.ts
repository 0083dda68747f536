/**
 * The port of printed documents. The template is long and few requests print, so it stands in the background script, which
 * the host loads for it.
 */
import type { JsonObject } from '../schema/represent.ts';
import type { Session } from '../store/session.ts';
import type { Print } from './print/printed-document.ts';

export interface Printer {
  /**
   * Prints an invoice, a quotation or a credit note.
   * @param record as it is stored
   * @throws Refusal record_quarantined, workspace_busy
   */
  print(session: Session, record: Readonly<JsonObject>): Print;
  /** The print as a page of its own: HTML without scripts. */
  page(print: Print): string;
  /**
   * Converts a page to a PDF: its bytes in Base64.
   * @throws Refusal quota_exhausted, pdf_unavailable; ServiceFailure
   */
  pdf(page: string): string;
}

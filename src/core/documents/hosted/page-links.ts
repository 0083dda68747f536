/** Finds the page that a page leads to: that of the invoice which a quotation became, or which a credit note is about. */
import { Refusal } from '../../errors/refusal.ts';
import { invoices } from '../../resources/invoices.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { linkToken } from '../../store/hosted-link.ts';
import { findById } from '../../store/locate/find-record.ts';
import { readableRecord } from '../../store/read/read-records.ts';
import { recordTable } from '../../store/table.ts';
import type { FoundPage } from './find-page.ts';
import { hasPage } from './page-life.ts';

/**
 * The address, from the page on; null where there is no such page. One or two calls of the document.
 * @param webApp the address of the web app that shows the page; null at a gateway
 */
export function invoiceLink(found: FoundPage, webApp: string | null): string | null {
  const { session, record: about } = found;
  const invoice = typeof about.invoice_id === 'string' ? read(found, about.invoice_id) : null;
  if (invoice === null || !hasPage(session, invoice)) return null;
  const token = linkToken(session.settings, String(invoice.id), Number(invoice.link_version ?? 0));
  return webApp === null ? token : `${webApp}?page=${token}`;
}

// A row that a person has to correct first is no reason to keep this page from its reader.
function read({ session }: FoundPage, id: string): JsonObject | null {
  const row = findById(session, recordTable(invoices), id);
  try {
    return row === null ? null : readableRecord(row).record;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

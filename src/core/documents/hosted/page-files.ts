/** The files that the page of a document leads to: the PDF, and the electronic invoice where one is ready. */
import { creditNotes } from '../../resources/credit-notes.ts';
import { invoices } from '../../resources/invoices.ts';
import { viewRecord } from '../print/view-record.ts';
import { attachedWhereReady } from '../einvoice/attached-invoice.ts';
import { buildModel } from '../einvoice/build-model.ts';
import { checkEInvoice } from '../einvoice/check.ts';
import { readEInvoiceSources } from '../einvoice/find-source.ts';
import type { EInvoiceSource } from '../einvoice/source.ts';
import { writeUbl } from '../einvoice/ubl.ts';
import type { FoundPage } from './find-page.ts';
import type { PageAnswer } from './page-request.ts';

/** A file that the page leads to. */
export interface PageFile {
  readonly name: 'pdf' | 'ubl';
  readonly address: string;
}

const profile = 'en16931';

/** The links of a page, in the frame of the web app as parameters of its address. */
export function filesOf(found: FoundPage, token: string, webApp: string | null): readonly PageFile[] {
  const address = (name: string): string =>
    webApp === null ? `${token}/${name}` : `${webApp}?page=${token}/${name}`;
  const names = ['pdf', ...(sourceOf(found) === null ? [] : ['ubl'])] as const;
  return names.map((name) => ({ name, address: address(name) }) as PageFile);
}

/**
 * The file, or null when the page leads to no such one.
 */
export function serveFile(found: FoundPage, name: string): PageAnswer | null {
  const { record, session } = found;
  const view = viewRecord(session, record);
  const source = name === 'pdf' || name === 'ubl' ? sourceOf(found) : null;
  if (name === 'pdf')
    return {
      status: 200,
      type: 'application/pdf',
      // Whoever books it finds the electronic invoice in it.
      body: session.workspace.background.printer().pdf(view, attachedWhereReady(source)).base64,
      fileName: `${view.fileName}.pdf`,
    };
  if (source === null) return null;
  return {
    status: 200,
    type: 'application/xml',
    body: writeUbl(buildModel(source, profile)),
    fileName: `${view.fileName}.xml`,
  };
}

/** What an electronic invoice is made from; null while one would lack something, and for test documents. */
function sourceOf({ record, resource, session }: FoundPage): EInvoiceSource | null {
  if (resource !== invoices && resource !== creditNotes) return null;
  if (!session.workspace.livemode || record.status === 'void') return null;
  const source = readEInvoiceSources(session, [record])(record);
  return checkEInvoice(source, profile).ready ? source : null;
}

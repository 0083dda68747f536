/** Makes what pages show of a record: finds what stands beside it, and how the business wants it to look. */
import { logoIn } from '../../business/workspace-record.ts';
import { creditNotes } from '../../resources/credit-notes.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findById } from '../../store/locate/find-record.ts';
import { readableRecord } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { documentOfRecord } from './document-of-record.ts';
import type { DocumentView } from './document-view.ts';
import type { Look, PrintedDocument } from './printed-document.ts';
import { printedResources } from './printed-resources.ts';
import { viewOfDocument } from './view-of-document.ts';

/**
 * Reads the customer, of a credit note its invoice, and the properties where there is a logo.
 * @param record an invoice, a quotation or a credit note as it is stored
 * @throws Refusal record_quarantined, workspace_busy; Error for a record of another resource
 */
export function viewRecord(session: Session, record: Readonly<JsonObject>): DocumentView {
  const resource = printedResources.find(({ idPrefix }) => String(record.id).startsWith(`${idPrefix}_`));
  if (resource === undefined) throw new Error(`${String(record.id)} is no document.`);
  const customer = find(session, customers, record.customer_id);
  const invoice = resource === creditNotes ? find(session, invoices, record.invoice_id) : null;
  const document = documentOfRecord(resource.object as PrintedDocument['object'], record, {
    settings: session.settings,
    livemode: session.workspace.livemode,
    customer: customer as RecordTypes['customer'] | null,
    invoice: invoice as RecordTypes['invoice'] | null,
  });
  return viewOfDocument(document, lookOf(session));
}

function lookOf({ settings, workspace }: Session): Look {
  const logo = settings.logo_parts === '' ? null : logoIn(settings, workspace.properties.getAll());
  const { colour, paper, document_footer: footer, document_words: words } = settings;
  return { logo, colour, paper, footer, words };
}

function find(session: Session, resource: Resource, id: unknown): JsonObject | null {
  const row = findById(session, recordTable(resource), String(id));
  return row === null ? null : readableRecord(row).record;
}

/** Finds what stands beside documents and their electronic invoices say: payments, customers, credited invoices. */
import { isZero } from '../../billing/decimal.ts';
import { creditNotes } from '../../resources/credit-notes.ts';
import { customers } from '../../resources/customers.ts';
import { invoices } from '../../resources/invoices.ts';
import { payments } from '../../resources/payments.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import { findByText, readLikelyRows } from '../../store/locate/find-record.ts';
import { withVerifiedColumns } from '../../store/locate/verified-columns.ts';
import { type ReadRow, readableRecord, readRows } from '../../store/read/read-records.ts';
import type { Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import type { EInvoiceSource } from './source.ts';
import { sourceOfCreditNote, sourceOfInvoice } from './source-of-record.ts';

type Payment = RecordTypes['payment'];

/**
 * Reads ahead for all of the records: one read for each range of neighbouring customers, and of credited invoices; one
 * search for the payments of invoices that have some.
 * @param records invoices or credit notes
 * @returns makes the source of one of them; throws Refusal record_quarantined when what stands beside it is unreadable
 * @throws Refusal workspace_busy
 */
export function readEInvoiceSources(
  session: Session,
  records: readonly JsonObject[],
): (record: JsonObject) => EInvoiceSource {
  const ofNotes = records.filter(isCreditNote).map(({ invoice_id }) => invoice_id);
  const customer = readByIds(
    session,
    customers,
    records.map(({ customer_id }) => customer_id),
  );
  const invoice = readByIds(session, invoices, ofNotes);
  const paid = records.filter((record) => !isCreditNote(record) && !isZero(String(record.amount_paid)));
  const found = paymentsOf(
    session,
    paid.map(({ id }) => String(id)),
  );
  return (record) => {
    const today = {
      settings: session.settings,
      customer: customer(record.customer_id) as RecordTypes['customer'] | null,
    };
    if (!isCreditNote(record)) return sourceOfInvoice(record as RecordTypes['invoice'], today, found());
    const credited = invoice(record.invoice_id) as RecordTypes['invoice'] | null;
    return sourceOfCreditNote(record as RecordTypes['credit_note'], today, credited);
  };
}

function isCreditNote({ id }: JsonObject): boolean {
  return String(id).startsWith(`${creditNotes.idPrefix}_`);
}

/** The record with an id; null when its row is gone. */
function readByIds(
  session: Session,
  resource: Resource,
  ids: readonly unknown[],
): (id: unknown) => JsonObject | null {
  const table = recordTable(resource);
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  const rows = new Map<string, ReadRow>();
  const note = (found: readonly ReadRow[]): void => {
    for (const row of found) if (wanted.includes(row.id)) rows.set(row.id, row);
  };
  if (wanted.length > 0) note(readLikelyRows(session, table, wanted));
  const moved = wanted.filter((id) => !rows.has(id));
  if (moved.length > 0) note(findByText(session, table, 'id', moved));
  return (id) => {
    const row = rows.get(String(id));
    return row === undefined ? null : readableRecord(row).record;
  };
}

/** The payments that are applied to invoices, deposits of their customers among them: the data of each names them. */
function paymentsOf(session: Session, ids: readonly string[]): () => Payment[] {
  if (ids.length === 0) return () => [];
  const table = recordTable(payments);
  const pattern = `^.*"invoice_id":"(${ids.join('|')})".*$`;
  const rows = withVerifiedColumns(session, table, (layout) =>
    session.workspace.document.find(table.sheet, layout[table.dataIndex] ?? 1, 2, pattern, true),
  );
  const found = readRows(session, table, rows);
  return () => found.map((row) => readableRecord(row).record as Payment);
}

/** Finds invoices whose rows a person has deleted though they are paid, and brings one of them back from the journal. */
import { Refusal } from '../../errors/refusal.ts';
import { invoices } from '../../resources/invoices.ts';
import { allocationsOf } from '../../resources/payments/allocations.ts';
import { payments } from '../../resources/payments.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { deletionsIn, readRecordedChanges } from '../../store/journal/recorded-changes.ts';
import { decodeRow, encodeRecord } from '../../store/row/row-codec.ts';
import { forgetGap, type Session } from '../../store/session.ts';
import { recordTable } from '../../store/table.ts';
import { beginUnasked } from '../../store/transaction/unasked.ts';
import { flushCells } from '../../store/write/buffer-cells.ts';
import { type EditedWorkbook, runLocked, startWork } from '../edit-run.ts';
import { missingOf } from './compare-ids.ts';
import { findPartsOf } from './part-rows.ts';
import { lastCommitted } from '../rows/last-committed.ts';
import { rowsWith } from '../rows/read-rows.ts';
import { restoreDeletedRecord } from './restore-deleted-record.ts';

type Payment = RecordTypes['payment'];

/** An invoice whose row is gone, with the payments of it that are not void. */
export interface DeletedInvoice {
  readonly id: string;
  /** As the payments have it. */
  readonly number: string | null;
  /** As the journal has it last; null when it has forgotten it. */
  readonly record: RecordTypes['invoice'] | null;
  readonly payments: readonly Payment[];
}

/** One search for the payments; where there are some, one for the rows of their invoices and some reads of the journal. */
export function findDeletedInvoices(session: Session): DeletedInvoice[] {
  const orphans = rowsWith(session, recordTable(payments), '"invoice_deleted":true').flatMap(
    ({ read: { id, decoded } }): Payment[] => {
      const record = decoded.ok ? (decoded.stored.record as Payment) : null;
      return record?.id === id && record.status === 'received' ? [record] : [];
    },
  );
  const named = new Map<string, string | null>();
  for (const payment of orphans) for (const [id, number] of invoicesOf(payment)) named.set(id, number);
  const gone = missingOf(session, invoices, [...named.keys()]);
  if (gone.length === 0) return [];
  const told = readRecordedChanges(session, invoices);
  const last = lastCommitted(session, invoices, told, gone);
  return gone.map((id) => ({
    id,
    number: named.get(id) ?? null,
    record: (last.get(id) as RecordTypes['invoice'] | undefined) ?? null,
    payments: orphans.filter((payment) => invoicesOf(payment).has(id)),
  }));
}

/** The invoices that a payment is for, or applied to: their numbers by their ids. */
export function invoicesOf(payment: Payment): ReadonlyMap<string, string | null> {
  const applied = allocationsOf(payment).map(
    ({ invoice_id, invoice_number }) => [invoice_id, invoice_number] as const,
  );
  const { invoice_id, invoice_number } = payment;
  return new Map([...(invoice_id === null ? [] : [[invoice_id, invoice_number] as const]), ...applied]);
}

/**
 * Makes a deleted invoice the same record again, in a row below the others, with its lines and with what its payments and
 * credit notes have become since.
 * @throws Refusal not_found when the journal has forgotten it
 */
export function bringInvoiceBack(workbook: EditedWorkbook, id: string): void {
  runLocked(startWork(workbook), ({ session }) => {
    const { tail, tx, commit } = beginUnasked(session);
    const told = readRecordedChanges(session, invoices);
    // Somebody has brought it back meanwhile.
    if (!deletionsIn(told).has(id) || missingOf(session, invoices, [id]).length === 0) return;
    const record = lastCommitted(session, invoices, told, [id]).get(id);
    if (record === undefined)
      throw new Refusal('not_found', 'The journal does not have this invoice any more.');
    const table = recordTable(invoices);
    const seq = sequenceOf(id, invoices.idPrefix) ?? 0;
    const cells = encodeRecord(table, record, tail.transaction);
    const read = { sheet: table.sheet, row: 0, id, seq, cells, decoded: decodeRow(table, cells) };
    const found = tx.addFound(read);
    const context = { session, tx, table, notes: [], findParts: findPartsOf(session, [id]) };
    restoreDeletedRecord(context, read, found, { isCorrected: false });
    commit();
    forgetGap(session, table.sheet, seq);
    flushCells(session);
  });
}

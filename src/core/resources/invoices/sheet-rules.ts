/** What people may do with invoices in their sheet. */
import { isZero } from '../../billing/decimal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { documentCorrections } from '../documents/document-corrections.ts';
import { invoiceDates, invoices } from '../invoices.ts';

export const invoiceSheetRules: SheetRules = {
  corrections: (record) =>
    documentCorrections(record, {
      fields: invoices.fields,
      byOwner: ['po_number', 'external_id'],
      isOpen: record.status === 'open' && isZero(String(record.amount_paid)),
      ...invoiceDates(record as RecordTypes['invoice']),
    }),
  // The quotation is the invoice's again, unless it was declined or became another invoice meanwhile.
  undoDeletion(record, tx) {
    const { id, status, quotation_id } = record as RecordTypes['invoice'];
    const quotation = quotation_id === null || status === 'void' ? null : tx.find('quotation', quotation_id);
    if (quotation?.status !== 'accepted' || quotation.invoice_id !== null) return;
    tx.change('quotation', quotation, { status: 'invoiced', invoice_id: id }, ['quotation.updated']);
  },
};

/** What people may do with invoices in their sheet. */
import { isZero } from '../../billing/decimal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { blankDraftRules } from '../documents/blank-draft.ts';
import { documentCorrections } from '../documents/document-corrections.ts';
import { invoiceDates, invoices } from '../invoices.ts';

const howToPay =
  'To record a payment, choose Billing API › Record a payment, or type a row in the sheet Payments.';

/** The sums of an invoice that payments and credit notes leave behind: its lines are theirs from then on. */
const consequences = ['amount_paid', 'amount_credited', 'credit_notes_total'];

export const invoiceSheetRules: SheetRules = {
  ...blankDraftRules,
  corrections: (record) =>
    documentCorrections(record, {
      fields: invoices.fields,
      byOwner: ['notes', 'po_number', 'external_id'],
      isOpen: record.status === 'open' && consequences.every((sum) => isZero(String(record[sum]))),
      ...invoiceDates(record as RecordTypes['invoice']),
    }),
  statusAdvice: {
    paid: howToPay,
    partially_paid: howToPay,
    credited:
      'To credit it, choose Billing API › Credit this invoice, or type a row in the sheet Credit notes.',
  },
  // The quotation is the invoice's again, unless it was declined or became another invoice meanwhile.
  undoDeletion(record, tx) {
    const { id, status, quotation_id } = record as RecordTypes['invoice'];
    const quotation = quotation_id === null || status === 'void' ? null : tx.find('quotation', quotation_id);
    if (quotation?.status !== 'accepted' || quotation.invoice_id !== null) return;
    tx.change('quotation', quotation, { status: 'invoiced', invoice_id: id }, ['quotation.updated']);
  },
};

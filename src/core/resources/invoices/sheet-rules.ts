/** What people may do with invoices in their sheet. */
import { isZero } from '../../billing/decimal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { blankDraftRules } from '../documents/blank-draft.ts';
import { documentCorrections, typedDiscount } from '../documents/document-corrections.ts';
import { invoices } from '../invoices.ts';

const howToPay =
  'To record a payment, choose Billing API › Record a payment, or type a row in the sheet Payments.';

export const invoiceSheetRules: SheetRules = {
  ...blankDraftRules,
  meantByTyped: typedDiscount,
  corrections: (record) => documentCorrections(invoices, record),
  reissue: ({ status, amount_paid, credit_notes_total }) =>
    status === 'open' && [amount_paid, credit_notes_total].every((sum) => isZero(String(sum)))
      ? 'Choose Billing API › Correct this invoice: it is voided, and a draft like it takes its place.'
      : status === 'void'
        ? 'Copy the row to create a new one.'
        : 'Choose Billing API › Credit this invoice.',
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

/** What people may do with quotations in their sheet. */
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { blankDraftRules } from '../documents/blank-draft.ts';
import { documentCorrections, typedDiscount } from '../documents/document-corrections.ts';
import { quotations } from '../quotations.ts';

export const quotationSheetRules: SheetRules = {
  ...blankDraftRules,
  meantByTyped: typedDiscount,
  corrections: (record) => documentCorrections(quotations, record),
  reissue: () => 'Copy the row, change the copy, and cancel this quotation.',
  statusAdvice: {
    invoiced: 'A program makes the invoice of an accepted quotation; by hand, write a new one.',
  },
};

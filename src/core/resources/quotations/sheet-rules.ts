/** What people may do with quotations in their sheet. */
import type { SheetRules } from '../../schema/sheet-rules.ts';
import { documentCorrections } from '../documents/document-corrections.ts';
import { quotationDates, quotations } from '../quotations.ts';

export const quotationSheetRules: SheetRules = {
  corrections: (record) =>
    documentCorrections(record, {
      fields: quotations.fields,
      byOwner: ['title', 'po_number', 'external_id'],
      isOpen: record.status === 'sent',
      ...quotationDates,
    }),
};

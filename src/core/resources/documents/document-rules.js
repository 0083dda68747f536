/** What invoices and quotations declare alike, besides their fields. */
import { mergeForm } from './merge-form.ts';
import { checkShape } from './shape-check.ts';
export const documentRules = {
  // A body of 256 KiB, nearly all of it descriptions, with ids and names around them.
  dataCells: 6,
  searched: ['number', 'customer_name', 'po_number', 'external_id'],
  unique: { external_id: 'external_id_taken' },
  check: checkShape,
  prepareMerge: mergeForm,
};

/** Invoices that differ from the complete one in something. */
import { completeLine, completeSource } from '../../../official-rules/complete-document.ts';
import type { EInvoiceSource } from '../../../../src/core/documents/einvoice/source.ts';

/** The complete invoice with other fields. */
export function withFields(changes: Partial<EInvoiceSource>): EInvoiceSource {
  return { ...completeSource, ...changes };
}

export function withSeller(changes: Partial<EInvoiceSource['seller']>): EInvoiceSource {
  return withFields({ seller: { ...completeSource.seller, ...changes } });
}

export function withCustomer(changes: Partial<EInvoiceSource['customer']>): EInvoiceSource {
  return withFields({ customer: { ...completeSource.customer, ...changes } });
}

/** The complete invoice without tax, in a category. */
export function inCategory(category: string | null, changes: Partial<EInvoiceSource> = {}): EInvoiceSource {
  return withFields({
    items: [{ ...completeLine, tax_rate: '0', tax_category: category }],
    tax_total: '0',
    total: '100',
    tax_breakdown: [{ tax_rate: '0', category, reason: null, code: null, taxable: '100', tax: '0' }],
    ...changes,
  });
}

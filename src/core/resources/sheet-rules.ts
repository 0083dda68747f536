/** The register of what resources declare for people in their sheets. It stands in the background script. */
import type { Resource } from '../schema/resource.ts';
import type { SheetRules } from '../schema/sheet-rules.ts';
import { creditNoteSheetRules } from './credit-notes/sheet-rules.ts';
import { invoiceSheetRules } from './invoices/sheet-rules.ts';
import { paymentSheetRules } from './payments/sheet-rules.ts';
import { quotationSheetRules } from './quotations/sheet-rules.ts';
import { refundSheetRules } from './refunds/sheet-rules.ts';

const rules: Readonly<Record<string, SheetRules>> = {
  quotation: quotationSheetRules,
  invoice: invoiceSheetRules,
  payment: paymentSheetRules,
  credit_note: creditNoteSheetRules,
  refund: refundSheetRules,
};

/** The rules of a resource; empty for one that declares none. */
export function sheetRulesOf({ object }: Resource): SheetRules {
  return rules[object] ?? {};
}

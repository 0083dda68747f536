/** What the codes of faults within a body or a query mean. */
import type { FieldCode } from '../core/schema/problem.ts';

/** One sentence for each code. */
export const fieldCodes: Readonly<Record<FieldCode, string>> = {
  required: 'The field must be given.',
  invalid_type: 'The value is of another JSON type.',
  invalid_format: 'The text has another form.',
  invalid_date: 'The text is no calendar day.',
  out_of_range: 'The number is too small or too large.',
  too_long: 'The text has too many characters.',
  too_many_items: 'The list has too many entries.',
  too_many_decimals: 'The number has more decimals than the field or the currency.',
  invalid_currency: 'The text is no currency code.',
  invalid_email: 'The text is no e-mail address.',
  invalid_enum: 'The word is none of the known ones.',
  unknown_field: 'There is no such field.',
  read_only: 'The server sets the field.',
  mutually_exclusive: 'Another field that is given excludes this one.',
  not_found: 'No record has this id.',
  customer_ambiguous: 'Several customers have this name; `candidates` lists them.',
  total_mismatch: 'The lines add up to another total, `computed`.',
  discount_exceeds_subtotal: 'The discount is more than the subtotal.',
  due_before_invoice_date: 'The document would be due before its own date.',
  payment_exceeds_amount_due: 'The payment is more than what is due.',
  currency_mismatch: 'The product is priced in another currency.',
  inactive_product: 'The product is not active.',
  archived_customer: 'The customer is archived.',
  url_not_allowed: 'Webhooks are not sent to such an address.',
};

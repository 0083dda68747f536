/** A fault of one field or parameter, as data: where it is, what it is, what to do. */
import type { ErrorCode } from '../errors/error-table.ts';

/** The codes of faults within a body; the catalogue of whole answers is in errors/error-table.ts. */
export type FieldCode =
  | 'required'
  | 'invalid_type'
  | 'invalid_format'
  | 'invalid_date'
  | 'out_of_range'
  | 'too_long'
  | 'too_many_items'
  | 'too_many_decimals'
  | 'invalid_currency'
  | 'invalid_email'
  | 'invalid_enum'
  | 'unknown_field'
  | 'read_only'
  | 'mutually_exclusive'
  | 'not_found'
  | 'customer_ambiguous'
  | 'total_mismatch'
  | 'discount_exceeds_subtotal'
  | 'due_before_invoice_date'
  | 'payment_exceeds_amount_due'
  | 'currency_mismatch'
  | 'inactive_product'
  | 'archived_customer'
  | 'url_not_allowed'
  | 'exceeds_creditable_amount'
  | 'exceeds_refundable_amount'
  | 'invalid_iban'
  | 'invalid_bic';

/** How many faults an answer lists; it counts the others. */
export const faultsMax = 100;

export interface Problem {
  /** JSON Pointer (RFC 6901) into the request body; the empty string is the whole body. */
  readonly pointer: string;
  /** In a batch also that of a conflict, which a single record would be refused with as a whole. */
  readonly code: FieldCode | ErrorCode;
  /** A sentence for a person: what is wrong and what to do. */
  readonly message: string;
  /** More facts for a program, for example the candidates of an ambiguous name. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Set when it stands for so many faults that nobody lists one by one. */
  readonly count?: number;
}

/** Joins a code and its sentence into the one text that a validation message can carry. */
export function faultText(code: FieldCode, sentence: string): string {
  return `${code} ${sentence}`;
}

/** The fault of any value where a text is expected. */
export const notText = faultText('invalid_type', 'Must be a text.');

/** Splits what `faultText` joined. */
export function readFaultText(text: string): { code: FieldCode; message: string } {
  const end = text.indexOf(' ');
  return { code: text.slice(0, end) as FieldCode, message: text.slice(end + 1) };
}

/** Appends a name or an index to a JSON Pointer. */
export function pointerTo(base: string, step: string | number): string {
  return `${base}/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

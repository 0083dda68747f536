/** Explains every error code and every field code: what it means, and what the caller can do about it. */
import { type ErrorCode, errorTable } from '../../core/errors/error-table.ts';
import type { FieldCode } from '../../core/schema/problem.ts';

interface CodeMeaning {
  readonly status: number;
  readonly meaning: string;
}

const meanings: Readonly<Record<ErrorCode, string>> = {
  malformed_json: 'The body is not valid JSON, or not a JSON object.',
  unknown_parameter: 'The list has no such parameter. The error suggests the nearest name.',
  invalid_parameter: 'A parameter has an invalid value, or is repeated.',
  cursor_invalid: 'The cursor is not valid. Start again without it.',
  cursor_mismatch: 'The cursor belongs to other filters. Keep the filters while you page.',
  credentials_conflict: 'Both headers carry a key, and the keys differ. Send one.',
  invalid_idempotency_key: 'The Idempotency-Key is empty, too long or not visible ASCII.',
  no_route: 'The web app was called without a path. Send an envelope.',
  missing_api_key: 'The request has no API key. Send it in one of the two headers.',
  invalid_api_key: 'The API key is unknown, mistyped, revoked or expired.',
  insufficient_scope: 'The key may not do this. `required_scope` names the scope that it lacks.',
  key_not_allowed_in_url: 'Only a read-only key may be sent in a URL. Send an envelope.',
  not_found: 'No record has this id, or it was deleted.',
  route_not_found: 'There is nothing at this path.',
  method_not_allowed: 'The path does not support this method. `Allow` lists the methods that it supports.',
  invalid_state: 'The status of the record does not allow this. `allowed_actions` lists what it allows.',
  invoice_not_editable: 'The content of a finalized invoice cannot be changed. Void it and create another.',
  quotation_not_editable:
    'The content of a sent quotation cannot be changed. Duplicate it and send the copy.',
  not_deletable: 'The record is not a draft, or other records refer to it. Void, archive or deactivate it.',
  invoice_has_payments: 'An invoice with payments cannot be voided. Void its payments first.',
  quotation_expired: 'The quotation has expired. Send `override_expiry` to accept it anyway.',
  quotation_already_invoiced: 'The quotation was already converted to an invoice: `invoice_id`.',
  invoice_has_credit_notes: 'An invoice with credit cannot be voided. Void its credit notes first.',
  credit_note_applied:
    'The credit was applied to other invoices or refunded. Take that back before you void the note.',
  payment_refunded: 'A part of the payment was refunded. Void the refund first.',
  payment_already_voided: 'The payment is already void.',
  number_taken: 'Another document has this number: `existing_id`.',
  number_reserved: 'The number belongs to the series. Its next number is `next_number`.',
  external_id_taken:
    'Another record has this `external_id`: `existing_id`. It may be your own earlier request.',
  sku_taken: 'Another product has this SKU: `existing_id`.',
  period_locked: 'The books are closed through that day.',
  record_quarantined:
    'A cell of the record cannot be read; `column` and `reason` say why. Someone must correct it in the sheet.',
  too_many_endpoints: 'The workspace has the maximum number of webhook endpoints. Delete one.',
  etag_mismatch: 'The record has changed since you read it. Read it again.',
  payload_too_large:
    'The body is longer than 256 KiB, the path with its query than 8 KiB, or the headers than 16 KiB.',
  unsupported_media_type:
    'The body is not declared as JSON, or is compressed. Send `Content-Type: application/json`, and no `Content-Encoding`.',
  validation_failed: 'Some fields are invalid. `errors` lists all of them.',
  einvoice_not_ready: 'The document lacks what the profile asks for. `missing` lists it all.',
  no_recipient: 'Nobody is named in `to`, and the customer has no e-mail address.',
  idempotency_key_reused: 'The Idempotency-Key was used with another request. Use a new one.',
  rate_limited: 'The key has reached its rate limit. Wait as long as `Retry-After` says.',
  internal_error:
    'The API failed. Find the `request_id` in the log. Repeat a write with its Idempotency-Key.',
  workspace_busy: 'Another request held the workspace for too long. Repeat after `Retry-After`.',
  workspace_unavailable:
    'Google failed for a moment, or a quota is used up. Nothing was done. Repeat after `Retry-After`.',
  outcome_unknown:
    'Google did not confirm the write: it may be done or not. Repeat it with the same Idempotency-Key. If you sent none, list by `external_id`, `number` or `created_at` before you repeat it.',
  workspace_misconfigured:
    'A sheet or header is missing or renamed; `sheet` and `column` name it. Or the script and the sheets have different versions.',
};

/** The codes that a gateway answers by itself. */
const edgeCodes: Readonly<Record<string, CodeMeaning>> = {
  workspace_not_found: { status: 404, meaning: 'The gateway knows no workspace at this address.' },
  upstream_invalid_answer: {
    status: 502,
    meaning: 'The answer was lost on its way back. Repeat a write with its Idempotency-Key.',
  },
  workspace_overloaded: { status: 503, meaning: 'Too many requests at once. Repeat after `Retry-After`.' },
  upstream_timeout: {
    status: 504,
    meaning:
      'No answer came in time. The request may have been carried out. Repeat a write with its Idempotency-Key.',
  },
};

/** Every error code with its status and its meaning, the lowest status first. */
export function codeMeanings(): Readonly<Record<string, CodeMeaning>> {
  const own = (Object.keys(errorTable) as ErrorCode[]).map(
    (code) => [code, { status: errorTable[code], meaning: meanings[code] }] as const,
  );
  const all = [...own, ...Object.entries(edgeCodes)];
  return Object.fromEntries(all.sort(([, left], [, right]) => left.status - right.status));
}

/** One sentence for each code. */
export const fieldCodes: Readonly<Record<FieldCode, string>> = {
  required: 'The field is required.',
  invalid_type: 'The value has the wrong JSON type.',
  invalid_format: 'The text has the wrong format.',
  invalid_date: 'The text is not a calendar date.',
  out_of_range: 'The number is too small or too large.',
  too_long: 'The text is too long.',
  too_many_items: 'The list has too many items.',
  too_many_decimals: 'The number has more decimals than the field or the currency allows.',
  invalid_currency: 'The text is not a currency code.',
  invalid_email: 'The text is not an e-mail address.',
  invalid_enum: 'The value is not one of the allowed values.',
  unknown_field: 'There is no such field.',
  read_only: 'The field is read-only.',
  mutually_exclusive: 'The field cannot be sent together with another one.',
  not_found: 'No record has this id.',
  customer_ambiguous: 'Several customers have this name; `candidates` lists them.',
  total_mismatch: 'The lines add up to another total: `computed`.',
  discount_exceeds_subtotal: 'The discount is greater than the subtotal.',
  due_before_invoice_date: 'The due or expiry date is before the date of the document.',
  payment_exceeds_amount_due: 'The payment is greater than the amount due.',
  exceeds_creditable_amount: 'It is more than can be credited: `max`.',
  exceeds_refundable_amount: 'It is more than can be refunded: `max`.',
  currency_mismatch: 'The product has its price in another currency.',
  inactive_product: 'The product is not active.',
  archived_customer: 'The customer is archived.',
  url_not_allowed: 'Webhooks cannot be sent to this address.',
  invalid_iban: 'This is no IBAN, or its check digits are wrong.',
  invalid_bic: 'This is no BIC of 8 or 11 characters.',
};

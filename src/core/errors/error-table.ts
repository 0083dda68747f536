/** The catalogue of refusals: every code that an answer can carry, with its status. */

export const errorTable = {
  malformed_json: 400,
  unknown_parameter: 400,
  invalid_parameter: 400,
  cursor_invalid: 400,
  cursor_mismatch: 400,
  credentials_conflict: 400,
  invalid_idempotency_key: 400,
  no_route: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  insufficient_scope: 403,
  key_not_allowed_in_url: 403,
  not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  invalid_state: 409,
  invoice_not_editable: 409,
  quotation_not_editable: 409,
  not_deletable: 409,
  invoice_has_payments: 409,
  quotation_expired: 409,
  quotation_already_invoiced: 409,
  payment_already_voided: 409,
  number_taken: 409,
  number_reserved: 409,
  external_id_taken: 409,
  sku_taken: 409,
  period_locked: 409,
  too_many_endpoints: 409,
  record_quarantined: 409,
  credit_note_applied: 409,
  invoice_has_credit_notes: 409,
  payment_refunded: 409,
  etag_mismatch: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  einvoice_not_ready: 422,
  no_recipient: 422,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal_error: 500,
  workspace_busy: 503,
  workspace_unavailable: 503,
  outcome_unknown: 503,
  workspace_misconfigured: 503,
} as const;

export type ErrorCode = keyof typeof errorTable;

/** The title of a kind of refusal: its code in words. */
export function titleOfCode(code: ErrorCode): string {
  return code.replace(/_/g, ' ').replace(/^.|\b(api|json|url)\b/g, (word) => word.toUpperCase());
}

/** The catalogue of refusals: every code that an answer can carry, with its status and its title. */

interface ErrorEntry {
  readonly status: number;
  readonly title: string;
}

function entry(status: number, title: string): ErrorEntry {
  return { status, title };
}

export const errorTable = {
  malformed_json: entry(400, 'The body is not valid JSON'),
  unknown_parameter: entry(400, 'Unknown query parameter'),
  invalid_parameter: entry(400, 'Invalid query parameter'),
  cursor_invalid: entry(400, 'Invalid cursor'),
  cursor_mismatch: entry(400, 'The cursor belongs to another query'),
  credentials_conflict: entry(400, 'Two different API keys'),
  invalid_idempotency_key: entry(400, 'Invalid Idempotency-Key'),
  no_route: entry(400, 'No path given'),
  missing_api_key: entry(401, 'API key missing'),
  invalid_api_key: entry(401, 'Invalid API key'),
  insufficient_scope: entry(403, 'The API key lacks a scope'),
  key_not_allowed_in_url: entry(403, 'API key not allowed in a URL'),
  not_found: entry(404, 'Record not found'),
  route_not_found: entry(404, 'No such path'),
  method_not_allowed: entry(405, 'Method not allowed'),
  invalid_state: entry(409, 'Not possible in this state'),
  invoice_not_editable: entry(409, 'The invoice can no longer be changed'),
  quotation_not_editable: entry(409, 'The quotation can no longer be changed'),
  not_deletable: entry(409, 'The record cannot be deleted'),
  invoice_has_payments: entry(409, 'The invoice has payments'),
  quotation_expired: entry(409, 'The quotation has expired'),
  quotation_already_invoiced: entry(409, 'The quotation has been invoiced'),
  payment_already_voided: entry(409, 'The payment has been voided'),
  number_taken: entry(409, 'The number is taken'),
  number_reserved: entry(409, 'The number is reserved'),
  external_id_taken: entry(409, 'The external_id is taken'),
  sku_taken: entry(409, 'The sku is taken'),
  period_locked: entry(409, 'The books of this period are closed'),
  record_quarantined: entry(409, 'The record needs a correction in the sheet'),
  etag_mismatch: entry(412, 'The record has changed'),
  payload_too_large: entry(413, 'The body is too large'),
  unsupported_media_type: entry(415, 'Unsupported media type'),
  validation_failed: entry(422, 'Validation failed'),
  idempotency_key_reused: entry(422, 'Idempotency-Key used with another request'),
  rate_limited: entry(429, 'Too many requests'),
  internal_error: entry(500, 'Internal error'),
  workspace_busy: entry(503, 'The workspace is busy'),
  workspace_unavailable: entry(503, 'The workspace is not available'),
  workspace_misconfigured: entry(503, 'The workbook needs attention'),
} as const;

export type ErrorCode = keyof typeof errorTable;

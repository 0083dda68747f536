/** What every code of a refusal means and what its caller does about it: one sentence or two, for a person. */
import type { ErrorCode } from '../core/errors/error-table.ts';
import { errorTable } from '../core/errors/error-table.ts';

interface CodeMeaning {
  readonly status: number;
  readonly meaning: string;
}

const meanings: Readonly<Record<ErrorCode, string>> = {
  malformed_json: 'The body is not JSON, or not a JSON object.',
  unknown_parameter: 'The list has no such parameter; the nearest name is suggested.',
  invalid_parameter: 'A parameter has a value that cannot be used, or is repeated.',
  cursor_invalid: 'The cursor is not one that this API made. Begin again without it.',
  cursor_mismatch: 'The cursor belongs to other filters. Keep the filters while you page.',
  credentials_conflict: 'Both headers carry a key, and the keys differ. Send one.',
  invalid_idempotency_key: 'The Idempotency-Key is empty, too long or not visible ASCII.',
  no_route: 'A web app was called without a path. Send an envelope.',
  missing_api_key: 'There is no key. Send it in one of the two headers.',
  invalid_api_key: 'The key is unknown, mistyped, revoked or expired.',
  insufficient_scope: 'The key may not do this; `required_scope` names what it lacks.',
  key_not_allowed_in_url: 'Only a key that can change nothing may travel in a URL. Send an envelope.',
  not_found: 'No record has this id, or no longer.',
  route_not_found: 'There is nothing at this path.',
  method_not_allowed: 'The path exists, but not with this method; `Allow` lists those that it has.',
  invalid_state:
    'The record is in a state that does not allow this; `allowed_actions` tells what it does allow.',
  invoice_not_editable: 'An issued invoice keeps its content. Void it and make another.',
  quotation_not_editable: 'A quotation that was sent keeps its content. Duplicate it and send the copy.',
  not_deletable: 'The record is issued or others refer to it. Void, archive or deactivate it.',
  invoice_has_payments: 'An invoice with payments cannot be voided. Void its payments first.',
  quotation_expired: 'The quotation has expired. Send `override_expiry` if it is accepted all the same.',
  quotation_already_invoiced: 'The quotation has become an invoice: `invoice_id`.',
  payment_already_voided: 'The payment is void already.',
  number_taken: 'Another document has this number: `existing_id`.',
  number_reserved: 'The number belongs to the series, whose next one is `next_number`.',
  external_id_taken:
    'Another record has this `external_id`: `existing_id`. It may be your own earlier request.',
  sku_taken: 'Another product has this SKU: `existing_id`.',
  period_locked: 'The books are closed through that day.',
  record_quarantined:
    'A cell of the record cannot be read; `column` and `reason` say why. A person repairs it.',
  too_many_endpoints: 'The workspace has as many webhook endpoints as it may. Delete one.',
  etag_mismatch: 'The record has changed since it was read. Read it again.',
  payload_too_large: 'The body is longer than 256 KiB.',
  unsupported_media_type: 'The body is not declared as JSON. Send `Content-Type: application/json`.',
  validation_failed: 'Fields cannot be accepted; `errors` lists every one of them.',
  idempotency_key_reused: 'The Idempotency-Key was used with another request. Make a new one.',
  rate_limited: 'The key has used its minute. Wait as long as `Retry-After` says.',
  internal_error:
    'The API failed. The `request_id` finds it in the log; repeat a write with its Idempotency-Key.',
  workspace_busy: 'Another request held the workspace for too long. Repeat after `Retry-After`.',
  workspace_unavailable: 'Google failed in passing, or a quota is used up. Repeat after `Retry-After`.',
  workspace_misconfigured:
    'A sheet or header is missing or renamed; `sheet` and `column` name it. Or the script and the sheets are of different versions.',
};

/** What a gateway refuses or reports by itself. */
const edgeCodes: Readonly<Record<string, CodeMeaning>> = {
  workspace_not_found: { status: 404, meaning: 'The gateway knows no workspace at this address.' },
  upstream_invalid_answer: {
    status: 502,
    meaning: 'The answer was lost on its way back. Repeat a write with its Idempotency-Key.',
  },
  workspace_overloaded: { status: 503, meaning: 'Too many requests at once. Repeat after `Retry-After`.' },
  upstream_timeout: {
    status: 504,
    meaning: 'No answer came in time, though the work may be done. Repeat a write with its Idempotency-Key.',
  },
};

/** Every code that a caller can meet, with its status, the lowest status first. */
export function codeMeanings(): Readonly<Record<string, CodeMeaning>> {
  const own = (Object.keys(errorTable) as ErrorCode[]).map(
    (code) => [code, { status: errorTable[code], meaning: meanings[code] }] as const,
  );
  const all = [...own, ...Object.entries(edgeCodes)];
  return Object.fromEntries(all.sort(([, left], [, right]) => left.status - right.status));
}

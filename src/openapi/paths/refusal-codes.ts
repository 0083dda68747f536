/** Decides which error codes an operation can answer. */
import { statusesBefore } from '../../core/schema/action.ts';
import type { Route } from '../../core/api/operation.ts';
import { type ErrorCode, errorTable } from '../../core/errors/error-table.ts';
import { actionOfRoute } from './operation-summary.ts';
import { takesIdempotencyKey, takesIfMatch } from './parameters.ts';

type AppliesTo = (route: Route) => boolean;

const always: AppliesTo = () => true;
const never: AppliesTo = () => false;
const hasBody: AppliesTo = ({ body }) => body.kind !== 'none';
const namesRecord: AppliesTo = ({ path }) => path.includes('{id}');
const writesUnique =
  (code: ErrorCode): AppliesTo =>
  ({ answers, body, resource }) =>
    Object.entries((answers ?? resource)?.unique ?? {}).some(
      ([field, refusal]) =>
        refusal === code && body.kind !== 'none' && (body.kind !== 'action' || field in body.fields),
    );

// An action that every status allows is never refused for a status.
const limitsStates: AppliesTo = (route) => {
  const action = actionOfRoute(route);
  const statuses = route.resource?.fields.status?.kind.words ?? [];
  const from = statusesBefore(route.resource?.transitions ?? [], action?.name ?? '');
  return action !== null && statuses.some((status) => !from.includes(status));
};

// Money that is received, credited, applied or given back is booked on a day.
const books: AppliesTo = (route) =>
  route.method === 'POST' &&
  ['payment', 'credit_note', 'refund'].includes((route.answers ?? route.resource)?.object ?? '');

const refersToOthers: AppliesTo = ({ resource }) =>
  Object.entries(resource?.fields ?? {}).some(
    ([name, { kind }]) => name !== 'id' && kind.refersTo !== undefined,
  );

const isAnyOf =
  (...operationIds: readonly string[]): AppliesTo =>
  ({ operationId }) =>
    operationIds.includes(operationId);

/** The operations that give a document its number. */
const issues = isAnyOf(
  ...['createInvoice', 'previewInvoice', 'finalizeInvoice', 'convertQuotation'],
  ...['createCreditNote', 'previewCreditNote', 'issueCreditNote'],
  ...['createQuotation', 'sendQuotation', 'issueQuotation', 'acceptQuotation', 'emailQuotation'],
);

/** The operations that are refused for a day on which the books are closed. */
const closesWithBooks = isAnyOf(
  ...['createInvoice', 'previewInvoice', 'finalizeInvoice', 'voidInvoice', 'convertQuotation'],
  'voidPayment',
);

const mails = isAnyOf('emailInvoice', 'emailQuotation', 'emailCreditNote');

// Webhooks are in no visible sheet, where a person could break a cell.
const isWebhooks: AppliesTo = ({ scopes }) => scopes.includes('webhooks:manage');

/** Which operations answer the codes of a status. A status that is not listed applies to all operations. */
const byStatus: Readonly<Record<number, AppliesTo>> = {
  404: namesRecord,
  // Only a method that the path does not support gets this answer, and such methods are not documented.
  405: never,
  412: takesIfMatch,
  415: hasBody,
};

/** Which operations answer a code, where that differs from its status. */
const byCode: Partial<Readonly<Record<ErrorCode, AppliesTo>>> = {
  malformed_json: hasBody,
  cursor_invalid: ({ parameters }) => parameters.includes('cursor'),
  cursor_mismatch: ({ parameters }) => parameters.includes('cursor'),
  insufficient_scope: ({ scopes }) => scopes.length > 0,
  invalid_idempotency_key: takesIdempotencyKey,
  // A key is sent in a URL only to the web app itself, and only to read.
  key_not_allowed_in_url: ({ method }) => method === 'GET',
  // Only a call of the web app without a path gets this answer.
  no_route: never,
  route_not_found: never,
  invalid_state: (route) =>
    limitsStates(route) ||
    books(route) ||
    mails(route) ||
    isAnyOf(
      // The customer of the document may have been deleted.
      'duplicateInvoice',
      'duplicateQuotation',
      'updatePayment',
      'updateCreditNote',
      'updateRefund',
      'recoverWebhookEndpoint',
      'resendDelivery',
    )(route),
  invoice_not_editable: isAnyOf('updateInvoice'),
  quotation_not_editable: isAnyOf('updateQuotation'),
  not_deletable: (route) => route.method === 'DELETE' && !isWebhooks(route),
  invoice_has_payments: isAnyOf('voidInvoice'),
  quotation_expired: isAnyOf('acceptQuotation'),
  quotation_already_invoiced: isAnyOf('convertQuotation'),
  payment_already_voided: isAnyOf('voidPayment'),
  credit_note_applied: isAnyOf('voidCreditNote'),
  invoice_has_credit_notes: isAnyOf('voidInvoice'),
  payment_refunded: isAnyOf('voidPayment'),
  number_taken: issues,
  number_reserved: issues,
  external_id_taken: writesUnique('external_id_taken'),
  sku_taken: writesUnique('sku_taken'),
  period_locked: (route) => closesWithBooks(route) || books(route),
  // A record that would share a unique value with the body's may be the unusable one.
  record_quarantined: (route) =>
    !isWebhooks(route) &&
    (namesRecord(route) ||
      writesUnique('external_id_taken')(route) ||
      (hasBody(route) && refersToOthers(route))),
  too_many_endpoints: isAnyOf('createWebhookEndpoint'),
  validation_failed: hasBody,
  einvoice_not_ready: (route) =>
    route.mediaType === 'application/xml' ||
    route.parameters.includes('einvoice') ||
    isAnyOf('emailInvoice', 'emailCreditNote')(route),
  no_recipient: mails,
  idempotency_key_reused: takesIdempotencyKey,
};

/** The codes that an operation can answer, the lowest status first. */
export function refusalCodes(route: Route): readonly ErrorCode[] {
  // A conflict of one record is a fault of its batch.
  const isPossible = (code: ErrorCode): boolean => route.answer !== 'batch' || errorTable[code] !== 409;
  const codes = (Object.keys(errorTable) as ErrorCode[]).filter(
    (code) => isPossible(code) && (byCode[code] ?? byStatus[errorTable[code]] ?? always)(route),
  );
  return codes.sort((left, right) => errorTable[left] - errorTable[right]);
}

import { errorTable } from '../core/errors/error-table.ts';
import { actionOf } from './operation-summary.ts';
import { takesIdempotencyKey, takesIfMatch } from './parameters.ts';
const always = () => true;
const never = () => false;
const isWrite = ({ method }) => method !== 'GET';
const hasBody = ({ body }) => body.kind !== 'none';
const namesRecord = ({ path }) => path.includes('{id}');
const writesUnique =
  (code) =>
  ({ answers, body, resource }) =>
    Object.entries((answers ?? resource)?.unique ?? {}).some(
      ([field, refusal]) =>
        refusal === code && body.kind !== 'none' && (body.kind !== 'action' || field in body.fields),
    );
// An action that is possible in every state is never refused for one.
const limitsStates = (route) => (actionOf(route)?.from ?? null) !== null;
const books = (route) =>
  route.method === 'POST' &&
  (route.answers ?? route.resource)?.object === 'payment' &&
  actionOf(route) === null;
const refersToOthers = ({ resource }) =>
  Object.entries(resource?.fields ?? {}).some(
    ([name, { kind }]) => name !== 'id' && kind.refersTo !== undefined,
  );
const isAnyOf =
  (...operationIds) =>
  ({ operationId }) =>
    operationIds.includes(operationId);
/** What numbers a document. */
const issues = isAnyOf(
  ...['createInvoice', 'previewInvoice', 'finalizeInvoice', 'convertQuotation'],
  ...['createQuotation', 'sendQuotation', 'acceptQuotation'],
);
/** What is dated, and refused on days of which the books are closed. */
const closesWithBooks = isAnyOf(
  ...['createInvoice', 'previewInvoice', 'finalizeInvoice', 'voidInvoice', 'convertQuotation'],
  'voidPayment',
);
// Nothing of it stands in a sheet, where a person could break it.
const isWebhooks = ({ scope }) => scope === 'webhooks:manage';
/** Where most refusals of a status come from. A status that is not listed can come from anywhere. */
const byStatus = {
  404: namesRecord,
  // Only a method that the path does not take is answered so, and those are not documented.
  405: never,
  412: takesIfMatch,
  413: isWrite,
  415: hasBody,
};
/** Where refusals come from that are not as usual for their status. */
const byCode = {
  malformed_json: hasBody,
  cursor_invalid: ({ parameters }) => parameters.includes('cursor'),
  cursor_mismatch: ({ parameters }) => parameters.includes('cursor'),
  insufficient_scope: ({ scope }) => scope !== null,
  invalid_idempotency_key: takesIdempotencyKey,
  // A key travels in a URL only where the web app is called without a gateway, and there for reading.
  key_not_allowed_in_url: ({ method }) => method === 'GET',
  // Only a call of the web app that names no path at all is answered so.
  no_route: never,
  route_not_found: never,
  invalid_state: (route) =>
    limitsStates(route) || books(route) || isAnyOf('recoverWebhookEndpoint', 'resendDelivery')(route),
  invoice_not_editable: isAnyOf('updateInvoice'),
  quotation_not_editable: isAnyOf('updateQuotation'),
  not_deletable: (route) => route.method === 'DELETE' && !isWebhooks(route),
  invoice_has_payments: isAnyOf('voidInvoice'),
  quotation_expired: isAnyOf('acceptQuotation'),
  quotation_already_invoiced: isAnyOf('convertQuotation'),
  payment_already_voided: isAnyOf('voidPayment'),
  number_taken: issues,
  number_reserved: issues,
  external_id_taken: writesUnique('external_id_taken'),
  sku_taken: writesUnique('sku_taken'),
  period_locked: (route) => closesWithBooks(route) || books(route),
  record_quarantined: (route) =>
    !isWebhooks(route) && (namesRecord(route) || (hasBody(route) && refersToOthers(route))),
  too_many_endpoints: isAnyOf('createWebhookEndpoint'),
  validation_failed: hasBody,
  idempotency_key_reused: takesIdempotencyKey,
};
/** The codes by status, the lowest status first. */
export function refusalCodes(route) {
  const codes = new Map();
  for (const code of Object.keys(errorTable)) {
    const status = errorTable[code];
    const applies = byCode[code] ?? byStatus[status] ?? always;
    if (!applies(route)) continue;
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return new Map([...codes].sort(([left], [right]) => left - right));
}

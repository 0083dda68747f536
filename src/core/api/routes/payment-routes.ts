/** The routes that are not those of every resource. */
import { invoices } from '../../resources/invoices.ts';
import { payments } from '../../resources/payments.ts';
import { listParameters } from '../list-parameters.ts';
import type { Route } from '../operation.ts';
import { createInvoicePayment, listInvoicePayments } from '../operations/invoice-payments.ts';

const reading = {
  method: 'GET',
  resource: null,
  parameters: [],
  body: { kind: 'none' },
  answer: 'other',
  successStatus: 200,
} as const;

const { invoice_id: _path, ...withoutInvoice } = payments.fields;

const paymentsPath = '/invoices/{id}/payments';

export const paymentRoutes: readonly Route[] = [
  {
    ...reading,
    resource: payments,
    path: paymentsPath,
    operationId: 'listInvoicePayments',
    scope: 'payments:read',
    parameters: listParameters(payments).filter((name) => name !== 'invoice_id'),
    answer: 'list',
    run: listInvoicePayments,
  },
  {
    ...reading,
    method: 'POST',
    resource: invoices,
    answers: payments,
    path: paymentsPath,
    operationId: 'createInvoicePayment',
    scope: 'payments:write',
    body: { kind: 'action', fields: withoutInvoice },
    answer: 'record',
    successStatus: 201,
    run: createInvoicePayment,
  },
];

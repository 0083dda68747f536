/** The route by which an invoice is paid: the one usual route that is not one of every resource. */
import { invoices } from '../../resources/invoices.ts';
import { payments } from '../../resources/payments.ts';
import type { Route } from '../operation.ts';
import { invoicePayment } from '../operations/pay-invoice.ts';

const {
  invoice_id: _id,
  invoice_number: _number,
  customer_id: _customer,
  ...withoutInvoice
} = payments.fields;

const invoicePaymentsPath = '/invoices/{id}/payments';

export const paymentRoute: Route = {
  method: 'POST',
  resource: invoices,
  answers: payments,
  path: invoicePaymentsPath,
  operationId: 'createInvoicePayment',
  scopes: ['payments:create'],
  parameters: [],
  body: { kind: 'action', fields: withoutInvoice },
  answer: 'record',
  successStatus: 201,
  write: invoicePayment,
};

/** What may be done with a quotation, as a table: from which states, to which, with which events. */
import { compareDays } from '../../billing/calendar.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action } from '../../schema/action.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { optional } from '../../schema/field.ts';
import { bool, choice, day, email, object, sequenceCode, text } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { copyContent, duplicateAction } from '../documents/document-actions.ts';
import { invoices } from '../invoices.ts';
import { type DraftedInvoice, draftDates, issueInvoice, openInvoice } from '../invoicing/issue-invoice.ts';
import { blankInvoice } from '../invoicing/invoice-states.ts';
import { quotations } from '../quotations.ts';
import { blankQuotation, issueQuotation, openQuotation, type QuotationDates } from './issue-quotation.ts';

export const quotationActions: readonly Action[] = [
  {
    name: 'send',
    summary: 'Send a quotation',
    fields: {},
    from: ['draft'],
    to: 'sent',
    successStatus: 200,
    run(record, _input, tx) {
      tx.addEvent('quotation.sent');
      tx.change(quotations, record, { ...issued(tx, record), status: 'sent' });
    },
  },
  {
    name: 'accept',
    summary: 'Accept a quotation',
    fields: {
      override_expiry: optional(bool, 'True: accept the quotation even after its expiry date.'),
      accepted_by: optional(
        object({
          name: optional(text(200), 'Who accepted.'),
          email: optional(email, 'Their e-mail address.'),
        }),
        'Who accepted.',
      ),
    },
    from: ['draft', 'sent'],
    to: 'accepted',
    done: ['accepted'],
    successStatus: 200,
    run(record, input, tx) {
      refuseExpired(tx, record, input.override_expiry === true);
      tx.addEvent('quotation.accepted');
      const number = record.status === 'draft' ? issued(tx, record) : {};
      const accepted = { status: 'accepted', accepted_at: tx.now, accepted_by: input.accepted_by };
      tx.change(quotations, record, { ...number, ...accepted });
    },
  },
  {
    name: 'decline',
    summary: 'Decline a quotation',
    fields: { reason: optional(text(1000), 'Why the customer declined.') },
    from: ['sent'],
    to: 'declined',
    successStatus: 200,
    run(record, { reason }, tx) {
      tx.addEvent('quotation.declined');
      tx.change(quotations, record, {
        status: 'declined',
        declined_at: tx.now,
        decline_reason: reason,
      });
    },
  },
  {
    name: 'cancel',
    summary: 'Cancel a quotation',
    fields: {},
    from: ['draft', 'sent', 'accepted'],
    to: 'canceled',
    successStatus: 200,
    run(record, _input, tx) {
      tx.addEvent('quotation.canceled');
      tx.change(quotations, record, { status: 'canceled' });
    },
  },
  {
    name: 'convert',
    summary: 'Convert a quotation to an invoice',
    fields: {
      invoice_date: optional(day, 'The invoice date. Default: today.'),
      due_date: optional(day, 'The due date. Default: from the payment terms.'),
      number: optional(sequenceCode, 'The number. Default: the next number of the series.'),
      status: optional(choice(['draft', 'open']), '`open` when not given.'),
    },
    from: ['accepted'],
    to: 'invoiced',
    explain: ({ status, invoice_id }) =>
      status === 'invoiced'
        ? new Refusal(
            'quotation_already_invoiced',
            `The quotation was already converted to the invoice ${String(invoice_id)}.`,
            {
              members: { invoice_id },
            },
          )
        : null,
    successStatus: 201,
    answers: () => invoices,
    run: convert,
  },
  duplicateAction(
    () => quotations,
    () => ({ ...blankQuotation, quotation_date: null, expiry_date: null }),
  ),
];

function issued(tx: Transaction, record: JsonObject): JsonObject {
  const drafted = record as unknown as QuotationDates & { number: string | null };
  const opened = openQuotation(tx, drafted);
  return { ...issueQuotation(tx, { ...drafted, ...opened }, customerOf(tx, record)) };
}

function refuseExpired(tx: Transaction, { expiry_date }: JsonObject, isOverridden: boolean): void {
  if (isOverridden || typeof expiry_date !== 'string' || compareDays(expiry_date, tx.today) >= 0) return;
  throw new Refusal(
    'quotation_expired',
    `It expired on ${expiry_date}. Send override_expiry: true to accept it all the same.`,
  );
}

function convert(record: JsonObject, input: JsonObject, tx: Transaction): void {
  const { invoice_date, due_date, number } = input as unknown as DraftedInvoice;
  const opened = input.status === 'draft' ? null : openInvoice(tx, { invoice_date, number });
  const { content: copied, customer } = copyContent(tx, invoices, record);
  const content = {
    ...copied,
    ...blankInvoice,
    invoice_date,
    due_date,
    number,
    amount_due: record.total,
    quotation_id: record.id,
  };
  const drafted = content as unknown as DraftedInvoice;
  const further =
    opened === null
      ? draftDates(tx, drafted, customer)
      : issueInvoice(tx, { ...drafted, ...opened }, customer);
  const invoice = tx.create(invoices, { ...content, ...further });
  tx.addEvent('quotation.invoiced');
  tx.change(quotations, record, { status: 'invoiced', invoice_id: invoice.id });
  tx.answerWith(invoice);
}

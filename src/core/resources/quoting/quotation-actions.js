/** What may be done with a quotation, as a table: from which states, to which, with which events. */
import { compareDays } from '../../billing/calendar.ts';
import { Refusal } from '../../errors/refusal.ts';
import { optional } from '../../schema/field.ts';
import { bool, choice, day, email, object, sequenceCode, text } from '../../schema/kinds.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { copyContent, duplicateAction } from '../documents/document-actions.ts';
import { invoices } from '../invoices.ts';
import { draftDates, issueInvoice, openInvoice } from '../invoicing/issue-invoice.ts';
import { blankInvoice } from '../invoicing/invoice-states.ts';
import { quotations } from '../quotations.ts';
import { blankQuotation, issueQuotation, openQuotation } from './issue-quotation.ts';
export const quotationActions = [
  {
    name: 'send',
    summary: 'Send a draft: number it and let it be accepted',
    fields: {},
    from: ['draft'],
    to: 'sent',
    successStatus: 200,
    run(record, _input, draft) {
      draft.addEvent('quotation.sent');
      draft.change(quotations, record, { ...issued(draft, record), status: 'sent' });
    },
  },
  {
    name: 'accept',
    summary: 'Note that the customer has accepted',
    fields: {
      override_expiry: optional(bool, 'True: accept although the expiry date has passed.'),
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
    run(record, input, draft) {
      refuseExpired(draft, record, input.override_expiry === true);
      draft.addEvent('quotation.accepted');
      const number = record.status === 'draft' ? issued(draft, record) : {};
      const accepted = { status: 'accepted', accepted_at: draft.now, accepted_by: input.accepted_by };
      draft.change(quotations, record, { ...number, ...accepted });
    },
  },
  {
    name: 'decline',
    summary: 'Note that the customer has declined',
    fields: { reason: optional(text(1000), 'Why the customer declined.') },
    from: ['sent'],
    to: 'declined',
    successStatus: 200,
    run(record, { reason }, draft) {
      draft.addEvent('quotation.declined');
      draft.change(quotations, record, {
        status: 'declined',
        declined_at: draft.now,
        decline_reason: reason,
      });
    },
  },
  {
    name: 'cancel',
    summary: 'Withdraw a quotation',
    fields: {},
    from: ['draft', 'sent', 'accepted'],
    to: 'canceled',
    successStatus: 200,
    run(record, _input, draft) {
      draft.addEvent('quotation.canceled');
      draft.change(quotations, record, { status: 'canceled' });
    },
  },
  {
    name: 'convert',
    summary: 'Make the invoice of an accepted quotation',
    fields: {
      invoice_date: optional(day, 'Today when not given.'),
      due_date: optional(day, 'By the payment terms when not given.'),
      number: optional(sequenceCode, 'The next of its series when not given.'),
      status: optional(choice(['draft', 'open']), '`open` when not given.'),
    },
    from: ['accepted'],
    to: 'invoiced',
    explain: ({ status, invoice_id }) =>
      status === 'invoiced'
        ? new Refusal('quotation_already_invoiced', `It has become the invoice ${String(invoice_id)}.`, {
            members: { invoice_id },
          })
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
function issued(draft, record) {
  const drafted = record;
  const opened = openQuotation(draft, drafted);
  return { ...issueQuotation(draft, { ...drafted, ...opened }, customerOf(draft, record)) };
}
function refuseExpired(draft, { expiry_date }, isOverridden) {
  if (isOverridden || typeof expiry_date !== 'string' || compareDays(expiry_date, draft.today) >= 0) return;
  throw new Refusal(
    'quotation_expired',
    `It expired on ${expiry_date}. Send override_expiry: true to accept it all the same.`,
  );
}
function convert(record, input, draft) {
  const { invoice_date, due_date, number } = input;
  const opened = input.status === 'draft' ? null : openInvoice(draft, { invoice_date, number });
  const { content: copied, customer } = copyContent(draft, invoices, record);
  const content = {
    ...copied,
    ...blankInvoice,
    invoice_date,
    due_date,
    number,
    amount_due: record.total,
    quotation_id: record.id,
  };
  const drafted = content;
  const further =
    opened === null
      ? draftDates(draft, drafted, customer)
      : issueInvoice(draft, { ...drafted, ...opened }, customer);
  const invoice = draft.create(invoices, { ...content, ...further });
  draft.addEvent('quotation.invoiced');
  draft.change(quotations, record, { status: 'invoiced', invoice_id: invoice.id });
  draft.answerWith(invoice);
}

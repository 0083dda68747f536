/** The dialog in which a payment of an invoice is recorded. */
import { html, nothing, type TemplateResult } from 'lit-html';
import {
  checkField,
  decimalFromText,
  faultsAt,
  methods,
  selectField,
  textField,
  textOrNull,
} from './fields.ts';
import { savedView, warningsOf } from './form.ts';
import { factsOf } from './invoice-facts.ts';
import { answerOf, type DialogContext, type ShownRecord } from './operate.ts';
import { createReadDialog } from './read-dialog.ts';
import { shownMoney } from './totals.ts';

interface Draft {
  readonly amount: string;
  readonly date: string;
  readonly method: string;
  readonly reference: string;
  readonly keepsRest: boolean;
}

/** Reads the invoice, and shows the form. */
export function showPaymentDialog(context: DialogContext): void {
  const { order, place, operate } = context;
  const id = order.record?.id ?? '';
  let draft: Draft = { amount: '', date: order.today, method: '', reference: '', keepsRest: false };
  const change = (changed: Partial<Draft>): void => {
    draft = { ...draft, ...changed };
    frame.touch();
    draw();
  };
  const view = (invoice: ShownRecord): TemplateResult => {
    if (!(invoice.allowed_actions as readonly string[]).includes('payments'))
      return refusingView(context, invoice);
    const faults = frame.faults();
    const rest = Number(decimalFromText(draft.amount)) - Number(invoice.amount_due);
    return frame.view(
      html`<h1 class="unseen">Record a payment</h1>
        ${factsOf(invoice)}
        <div class="halves">
          ${textField({ id: 'amount', label: `Amount in ${String(invoice.currency)}`, value: draft.amount, set: (amount) => change({ amount }), faults: faultsAt(faults, '/amount'), isNumber: true })}
          ${textField({ id: 'date', label: 'Date', type: 'date', value: draft.date, set: (date) => change({ date }), faults: faultsAt(faults, '/payment_date') })}
          ${selectField({ id: 'method', label: 'Method', value: draft.method, set: (method) => change({ method }), choices: methods, faults: faultsAt(faults, '/method') })}
          ${textField({ id: 'reference', label: 'Reference', value: draft.reference, set: (reference) => change({ reference }), faults: faultsAt(faults, '/reference'), maxLength: 100, hint: 'For example from the bank statement.' })}
        </div>
        ${
          rest > 0
            ? checkField(
                draft.keepsRest,
                `Keep the ${shownMoney(rest, invoice.currency)} that are too much as credit of the customer`,
                (keepsRest) => change({ keepsRest }),
              )
            : nothing
        }`,
      [
        {
          words: 'Record payment',
          isMain: true,
          order: () => ({
            operation: 'createInvoicePayment',
            id,
            body: {
              amount: decimalFromText(draft.amount),
              payment_date: textOrNull(draft.date),
              method: textOrNull(draft.method),
              reference: textOrNull(draft.reference),
              ...(rest > 0 && draft.keepsRest ? { overpayment: 'credit' } : {}),
            },
          }),
        },
      ],
    );
  };
  const done = (payment: ShownRecord): TemplateResult => {
    const { amount, currency, unapplied_amount: rest, invoice_number } = payment;
    return savedView({
      context,
      record: payment,
      title: 'The payment is recorded',
      sentences: [
        `${shownMoney(amount, currency)} for ${String(invoice_number)}.`,
        ...(Number(rest) > 0 ? [`${shownMoney(rest, currency)} of it are credit of the customer.`] : []),
        ...warningsOf(payment),
      ],
    });
  };
  const { frame, draw, open } = createReadDialog({
    context,
    read: () => answerOf(operate, { operation: 'getInvoice', id }),
    onRead(invoice) {
      const { amounts } = invoice as { amounts?: Readonly<Record<string, string>> };
      draft = { ...draft, amount: String(amounts?.amount_due ?? invoice.amount_due) };
    },
    focus() {
      const field = place.querySelector('input');
      if (field === null) place.querySelector('button')?.focus();
      else field.select();
    },
    view,
    done,
  });
  open();
}

/** An invoice that takes no payment, and what to do instead. */
function refusingView({ close }: DialogContext, invoice: ShownRecord): TemplateResult {
  const advice =
    invoice.status === 'draft' ? 'Issue it first: set its status to open.' : 'Nothing is due on it.';
  return html`<div class="billing">
    <h1 class="unseen">Record a payment</h1>
    ${factsOf(invoice)}
    <p role="status">An invoice that is ${String(invoice.status)} takes no payment. ${advice}</p>
    <div class="foot"><div class="buttons"><button type="button" class="button action" @click=${close}>Close</button></div></div>
  </div>`;
}

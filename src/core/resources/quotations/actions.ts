/**
 * The actions that a caller can take on a quotation; its transition table decides from which status each leads to
 * which.
 */
import { compareDays } from '../../billing/calendar.ts';
import { errorTable } from '../../errors/error-table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Action, Transition } from '../../schema/action.ts';
import { optional } from '../../schema/field.ts';
import { bool, choice, day, email, object, sequenceCode, text } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { isSame } from '../../schema/canonical.ts';
import { customerOf } from '../documents/billed-customer.ts';
import { reasonText } from '../documents/document-fields.ts';
import type { BlankReferences } from '../documents/issue-document.ts';
import { copyContent, duplicateAction, storedNames } from '../documents/copy-document.ts';
import {
  invoiceDraftDates,
  type DraftInvoice,
  issueInvoice,
  numberInvoice,
} from '../invoices/issue-invoice.ts';
import { blankInvoice } from '../invoices/transitions.ts';
import { invoices } from '../invoices.ts';
import { issueQuotation, numberQuotation, type QuotationDates } from './issue-quotation.ts';
import { blankQuotation } from './transitions.ts';

export const quotationActions: readonly Action[] = [
  {
    name: 'send',
    alias: 'issue',
    summary: 'Send a quotation',
    fields: {},
    successStatus: 200,
    run: (record, _input, tx) => ({ ...issuedFields(tx, record), status: 'sent' }),
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
    repetition: { statuses: ['accepted'], run: addAcceptedBy },
    successStatus: 200,
    run(record, input, tx) {
      refuseExpired(tx, record, input.override_expiry === true);
      const issued = record.status === 'draft' ? issuedFields(tx, record) : {};
      const accepted = {
        ...issued,
        ...{ status: 'accepted', accepted_at: tx.now, accepted_by: input.accepted_by },
      };
      return tx.settings.invoice_accepted_quotations ? invoicedAtOnce(tx, record, accepted) : accepted;
    },
  },
  {
    name: 'decline',
    summary: 'Decline a quotation',
    fields: { reason: optional(reasonText, 'Why the customer declined.') },
    successStatus: 200,
    run: (_record, { reason }, tx) => ({
      status: 'declined',
      declined_at: tx.now,
      decline_reason: reason,
    }),
  },
  {
    name: 'cancel',
    summary: 'Cancel a quotation',
    fields: { reason: optional(reasonText, 'Why it is canceled.') },
    successStatus: 200,
    run: (_record, { reason }) => ({ status: 'canceled', cancel_reason: reason }),
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
    answers: 'invoice',
    run: convert,
  },
  duplicateAction('quotation', () => ({ ...blankQuotation, quotation_date: null, expiry_date: null })),
];

declare module '../../schema/record-types.ts' {
  interface EventTypes {
    viewed: (typeof viewing)['event'];
  }
}

/** A customer sees the page of an offer for the first time. */
export const viewing = {
  action: 'view',
  from: ['sent'],
  to: null,
  event: 'quotation.viewed',
} as const satisfies Transition;

function issuedFields(tx: Transaction, record: JsonObject): JsonObject {
  const draft = record as unknown as QuotationDates & BlankReferences & { number: string | null };
  const numbered = numberQuotation(tx, draft);
  return { ...issueQuotation(tx, { ...draft, ...numbered }, customerOf(tx, record)) };
}

/** Who accepted may be told later, once. */
function addAcceptedBy(
  { accepted_by: known }: JsonObject,
  { accepted_by: told }: JsonObject,
): JsonObject | null {
  if (told === null || isSame(told, known)) return null;
  if (known === null) return { accepted_by: told };
  throw new Refusal('invalid_state', 'The quotation was accepted by somebody else already.');
}

function refuseExpired(tx: Transaction, { expiry_date }: JsonObject, isOverridden: boolean): void {
  if (isOverridden || typeof expiry_date !== 'string' || compareDays(expiry_date, tx.today) >= 0) return;
  throw new Refusal(
    'quotation_expired',
    `It expired on ${expiry_date}. Send override_expiry: true to accept it all the same.`,
  );
}

/**
 * Accepts, and makes the open invoice in the same transaction. A customer who accepts is held to it even where no invoice
 * can be made at the moment, for example because the books are closed: then the quotation stays accepted, and the answer
 * warns, because the owner can convert it later.
 */
function invoicedAtOnce(tx: Transaction, record: JsonObject, accepted: JsonObject): JsonObject {
  // Of two changes of a record the commit tells both events, in this order, and raises the version once.
  const quotation = tx.change('quotation', record, accepted, ['quotation.accepted']);
  const undo = tx.savepoint();
  try {
    const invoice = makeInvoice(tx, quotation, { invoice_date: null, due_date: null, number: null });
    tx.stopOnFaults();
    tx.addEvent('quotation.invoiced');
    return { ...accepted, status: 'invoiced', invoice_id: invoice.id };
  } catch (error) {
    if (!(error instanceof Refusal) || errorTable[error.code] >= 500) throw error;
    undo();
    const message = `It is accepted, but no invoice was made: ${reasonOf(error)} Convert it when that is mended.`;
    tx.warn({ code: 'invoice_not_made', message, pointer: null });
    return accepted;
  }
}

function reasonOf({ message, facts }: Refusal): string {
  return facts.problems?.[0]?.message ?? message;
}

function convert(record: JsonObject, input: JsonObject, tx: Transaction): JsonObject {
  const invoice = makeInvoice(tx, record, input);
  tx.answerWith(invoice);
  return { status: 'invoiced', invoice_id: invoice.id };
}

function makeInvoice(tx: Transaction, record: JsonObject, input: JsonObject): JsonObject {
  const { invoice_date, due_date, number } = input as unknown as DraftInvoice;
  const numbered = input.status === 'draft' ? null : numberInvoice(tx, { invoice_date, number });
  const { content: copied, customer } = copyContent(tx, record, storedNames(invoices.fields));
  const content = {
    ...copied,
    ...blankInvoice,
    invoice_date,
    due_date,
    number,
    amount_due: record.total,
    quotation_id: record.id,
  };
  const draft = content as unknown as DraftInvoice;
  const further =
    numbered === null
      ? invoiceDraftDates(tx, draft, customer)
      : issueInvoice(tx, { ...draft, ...numbered }, customer);
  return tx.create('invoice', { ...content, ...further });
}

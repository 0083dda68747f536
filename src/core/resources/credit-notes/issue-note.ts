/** Issues a credit note: it gets its date and number, lowers what its invoice owes, and the rest is credit or refunded. */
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isZero,
  subtractDecimals,
} from '../../billing/decimal.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { assignNumber } from '../documents/assign-number.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';
import { withSums } from '../invoices/payments.ts';
import { checkRefund, type RefundTerms } from '../refunds/make-refund.ts';

type Invoice = RecordTypes['invoice'];

/** The number and the day that a note is issued under. */
export interface NumberedNote {
  readonly number: string;
  readonly credit_note_date: string;
}

/**
 * Dates and numbers a note, before anything else about it is looked at: conflicts come before faults.
 * @throws Refusal period_locked, number_taken, number_reserved
 */
export function numberNote(
  tx: Transaction,
  {
    credit_note_date,
    number: own,
  }: { readonly credit_note_date: string | null; readonly number: string | null },
): NumberedNote {
  const day = credit_note_date ?? tx.today;
  refuseClosedPeriod(tx, day, 'issuing a credit note');
  const pattern = tx.settings.credit_note_number;
  return { number: assignNumber(tx, { resource: 'credit_note', pattern, day, own }), credit_note_date: day };
}

/**
 * The fields that issuing sets; changes the invoice. The refund itself is made once the note has its id.
 * @throws Refusal period_locked for the day of the refund, validation_failed when it is more than the rest
 */
export function issueNote(
  tx: Transaction,
  invoice: Invoice,
  numbered: NumberedNote,
  { total, refund }: { readonly total: Decimal; readonly refund: RefundTerms | null },
): JsonObject {
  const applied = compareDecimals(total, invoice.amount_due) > 0 ? invoice.amount_due : total;
  const rest = subtractDecimals(total, applied);
  const refunded =
    refund === null
      ? '0'
      : checkRefund(tx, refund, { left: rest, currency: invoice.currency, at: '/refund' });
  tx.stopOnFaults();
  const { changes, events } = withSums(
    invoice,
    'credit',
    {
      amount_credited: addDecimals(invoice.amount_credited, applied),
      own_credited: addDecimals(invoice.own_credited, applied),
      credit_notes_total: addDecimals(invoice.credit_notes_total, total),
    },
    tx.now,
  );
  tx.change('invoice', invoice, changes, events);
  const allocation = {
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    amount: applied,
    date: numbered.credit_note_date,
  };
  return {
    ...numbered,
    status: 'issued',
    allocations: isZero(applied) ? [] : [allocation],
    applied_amount: applied,
    refunded_amount: refunded,
    remaining_credit: subtractDecimals(rest, refunded),
    issued_at: tx.now,
  };
}

/** Makes refunds: of a credit note's remaining credit, or of the part of a payment that is not applied. */
import {
  addDecimals,
  compareDecimals,
  countDecimals,
  type Decimal,
  subtractDecimals,
  toFixedText,
} from '../../billing/decimal.ts';
import { currencyDecimals } from '../../billing/currency.ts';
import { invalid, type Refusal } from '../../errors/refusal.ts';
import type { FieldCode } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Transaction } from '../../schema/transaction.ts';
import { refuseClosedPeriod } from '../documents/refuse-closed-period.ts';

/** What the maker of a refund decides; null where nothing was given. */
export interface RefundTerms {
  readonly amount: Decimal | null;
  readonly refund_date: string | null;
  readonly method: string | null;
  readonly reference: string | null;
}

interface Refundable {
  /** The most that can be refunded. */
  readonly left: Decimal;
  readonly currency: string;
  /** The pointer to the terms in the body. */
  readonly at: string;
}

/**
 * Returns the amount of a refund; its faults are noted.
 * @throws Refusal period_locked
 */
export function checkRefund(
  tx: Transaction,
  { amount: given, refund_date }: RefundTerms,
  { left, currency, at }: Refundable,
): Decimal {
  refuseClosedPeriod(tx, refund_date ?? tx.today, 'a refund');
  const decimals = currencyDecimals(currency) ?? 0;
  const amount = given ?? left;
  const fault = (code: FieldCode, message: string): void => {
    const isTooMuch = code === 'exceeds_refundable_amount';
    const details = { max: toFixedText(left, decimals) };
    tx.fault({ pointer: `${at}/amount`, code, message, ...(isTooMuch && { details }) });
  };
  if (compareDecimals(left, '0') <= 0) fault('exceeds_refundable_amount', 'Nothing can be refunded.');
  else if (compareDecimals(amount, '0') <= 0) fault('out_of_range', 'Must be more than zero.');
  if (countDecimals(amount) > decimals)
    fault('too_many_decimals', `Must have at most ${decimals} decimals in ${currency}.`);
  if (compareDecimals(amount, left) > 0 && compareDecimals(left, '0') > 0)
    fault('exceeds_refundable_amount', `Is more than can be refunded: ${toFixedText(left, decimals)}.`);
  return amount;
}

/** The statuses in which a note or a payment has credit, unless that is used up. */
export const live = ['issued', 'received'];

/** Says that the credit of a note or a payment is used up, where an action needs some; null in another status. */
export function usedUp(
  { status }: Readonly<JsonObject>,
  code: 'exceeds_refundable_amount' | 'exceeds_creditable_amount',
): Refusal | null {
  const message = 'Nothing of its credit is left.';
  return live.includes(String(status)) ? invalid([{ pointer: '/amount', code, message }]) : null;
}

/** Where the money of a refund comes from. */
export type RefundSource =
  | { readonly object: 'credit_note'; readonly record: RecordTypes['credit_note'] }
  | { readonly object: 'payment'; readonly record: RecordTypes['payment'] };

/** What of the source can be refunded. */
export function refundableOf({ object, record }: RefundSource): Decimal {
  return object === 'credit_note' ? record.remaining_credit : record.unapplied_amount;
}

/** The source's fields after so much more of it is refunded; a negative amount is taken back. */
export function refundedFields({ object, record }: RefundSource, amount: Decimal): JsonObject {
  const refunded_amount = addDecimals(record.refunded_amount, amount);
  return object === 'credit_note'
    ? { refunded_amount, remaining_credit: subtractDecimals(record.remaining_credit, amount) }
    : { refunded_amount, unapplied_amount: subtractDecimals(record.unapplied_amount, amount) };
}

/** The content of a refund; the change of its source is the caller's. */
export function refundContent(
  tx: Transaction,
  { object, record }: RefundSource,
  amount: Decimal,
  { refund_date, method, reference }: RefundTerms,
): JsonObject {
  const isNote = object === 'credit_note';
  return {
    credit_note_id: isNote ? record.id : null,
    credit_note_number: isNote ? record.number : null,
    payment_id: isNote ? null : record.id,
    customer_id: record.customer_id,
    status: 'paid',
    amount,
    currency: record.currency,
    refund_date: refund_date ?? tx.today,
    method,
    reference,
    notes: null,
    external_id: null,
    metadata: {},
    voided_at: null,
    void_reason: null,
  };
}

/**
 * Carries out the action that refunds a part of a record: returns the record's fields that change, and makes the refund
 * the answer.
 */
export function refundAction(tx: Transaction, source: RefundSource, input: JsonObject): JsonObject {
  const terms = input as unknown as RefundTerms;
  const { currency } = source.record;
  const amount = checkRefund(tx, terms, { left: refundableOf(source), currency, at: '' });
  tx.stopOnFaults();
  tx.answerWith(tx.create('refund', refundContent(tx, source, amount, terms)));
  return refundedFields(source, amount);
}

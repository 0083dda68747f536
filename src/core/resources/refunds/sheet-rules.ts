/** What people may do with refunds in their sheet. */
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isNegative,
  subtractDecimals,
  sumDecimals,
} from '../../billing/decimal.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Problem } from '../../schema/problem.ts';
import type { RecordTypes } from '../../schema/record-types.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Rollup, SheetRules } from '../../schema/sheet-rules.ts';
import { allocationsOf } from '../payments/allocations.ts';

export const refundSheetRules: SheetRules = {
  corrections: () => ({ fields: ['method', 'reference', 'external_id'], recomputes: false }),
  completeTypedRow: completeTypedRefund,
  rollups: [
    rollup('credit_note', 'credit_note_id', (record, refunded) => {
      const { total, applied_amount } = record as RecordTypes['credit_note'];
      return { remaining_credit: subtractDecimals(total, addDecimals(applied_amount, refunded)) };
    }),
    rollup('payment', 'payment_id', (record, refunded) => {
      const payment = record as RecordTypes['payment'];
      const applied = allocationsOf(payment).map(({ amount }) => amount);
      return { unapplied_amount: subtractDecimals(payment.amount, sumDecimals([...applied, refunded])) };
    }),
  ],
};

/** The sum of refunds that a credit note or a payment keeps; `restOf` returns what is left of it then. */
function rollup(
  parent: 'credit_note' | 'payment',
  link: 'credit_note_id' | 'payment_id',
  restOf: (record: JsonObject, refunded: Decimal) => Readonly<Record<string, Decimal>>,
): Rollup {
  return {
    parent,
    link,
    part: 'amount',
    whole: 'refunded_amount',
    needs: ['status'],
    counts: ({ status }) => status === 'paid',
    parents: (record) => (typeof record[link] === 'string' ? [record[link]] : []),
    sums: (records) => ({ refunded_amount: sumDecimals(records.map(({ amount }) => String(amount))) }),
    excluded: (now) => ({ status: 'voided', voided_at: now }),
    applySums(record, { refunded_amount = '0' }) {
      const rest = restOf(record, refunded_amount);
      const isMore = compareDecimals(refunded_amount, String(record.refunded_amount)) > 0;
      const isOver = Object.values(rest).some(isNegative);
      if (isOver || (isMore && !['issued', 'received'].includes(String(record.status))))
        throw new Refusal('invalid_state', 'The credit was used without this refund.');
      return { ...rest, refunded_amount };
    },
  };
}

/**
 * The body of a row that a person has typed.
 * @throws Refusal validation_failed while a cell is missing, or says something else than that money was paid
 */
function completeTypedRefund(body: JsonObject, columns: Readonly<JsonObject>): JsonObject {
  const problems: Problem[] = [];
  const { status, amount, credit_note_number: number, payment_id } = columns;
  if (number === null && payment_id === null) {
    const message = 'Type the number of the credit note whose credit was paid out, or the id of the payment.';
    problems.push({ pointer: '/credit_note_number', code: 'required', message });
  }
  if (amount === null) {
    const message = 'Type the amount: the refund is booked as soon as it is there.';
    problems.push({ pointer: '/amount', code: 'required', message });
  }
  if (status !== 'paid') {
    const message = 'Type `paid` to book this row as a new refund, or delete the row.';
    problems.push({ pointer: '/status', code: 'invalid_enum', message });
  }
  if (problems.length > 0) throw invalid(problems);
  // The hidden id of a copied row is that of the original's credit note: the number decides.
  return number === null ? body : { ...body, credit_note_id: null, credit_note_number: number };
}

/** Knows which invoices the money of a payment or of a credit note is applied to. */
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isZero,
  subtractDecimals,
  sumDecimals,
} from '../../billing/decimal.ts';
import { optional, type RecordOf, required } from '../../schema/field.ts';
import { day, identifier, list, money, sequenceCode } from '../../schema/kinds.ts';
import type { JsonObject } from '../../schema/represent.ts';

const allocation = {
  invoice_id: required(identifier('inv'), 'The invoice.'),
  invoice_number: optional(sequenceCode, 'Its number.'),
  amount: required(money(), 'The amount that is applied to it.'),
  date: required(day, 'When it was applied.'),
};

// What is applied to more invoices than this is a ledger of its own.
export const allocationsMax = 200;

/** The parts of a payment's or a credit note's amount that are applied to invoices. */
export const allocationList = list(allocation, allocationsMax);

export type Allocation = RecordOf<typeof allocation>;

interface Payment {
  readonly status: string;
  readonly invoice_id: string | null;
  readonly invoice_number: string | null;
  readonly amount: string;
  readonly payment_date: string;
  readonly unapplied_amount: string;
  readonly refunded_amount: string;
  readonly allocations: readonly Allocation[];
}

/** The parts of a payment that are applied to invoices. Version 1.0 stored none: it applied all of a payment to its invoice. */
export function allocationsOf(payment: Payment): readonly Allocation[] {
  const { status, invoice_id, invoice_number, amount, payment_date: date, allocations } = payment;
  if (status === 'voided' || allocations.length > 0) return allocations;
  const own = subtractDecimals(amount, addDecimals(payment.unapplied_amount, payment.refunded_amount));
  return invoice_id === null || isZero(own) ? [] : [{ invoice_id, invoice_number, amount: own, date }];
}

// What version 1.0 wrote is applied as a whole.
const unapplied = ({ unapplied_amount: sum }: Readonly<JsonObject>): string => String(sum ?? '0');

/** True while something of a payment can be applied or refunded. */
export function hasUnapplied(payment: Readonly<JsonObject>): boolean {
  return !isZero(unapplied(payment));
}

/** True while something of a payment is applied to an invoice. */
export function hasApplied(payment: Readonly<JsonObject>): boolean {
  const rest = addDecimals(unapplied(payment), String(payment.refunded_amount ?? '0'));
  return compareDecimals(rest, String(payment.amount)) < 0;
}

/** What these records together apply to an invoice. */
export function allocatedTo(lists: readonly (readonly Allocation[])[], invoiceId: string): Decimal {
  const own = lists.flatMap((list) => list.filter(({ invoice_id }) => invoice_id === invoiceId));
  return sumDecimals(own.map(({ amount }) => amount));
}

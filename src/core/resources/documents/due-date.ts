/** Computes the day until which a document counts: the given one, or so many days after its date. */
import { addDays, compareDays } from '../../billing/calendar.ts';
import type { Transaction } from '../../schema/transaction.ts';
import type { FieldCode } from '../../schema/problem.ts';

export interface DueDateRequest {
  readonly from: string;
  readonly given: string | null;
  readonly days: number;
  /** The field that a fault is reported on. */
  readonly field: 'due_date' | 'expiry_date';
}

/** Notes a fault for a day before the document's own, or beyond the calendar. */
export function dueDate(tx: Transaction, { from, given, days, field }: DueDateRequest): string {
  const fault = (code: FieldCode, message: string): string => {
    tx.fault({ pointer: `/${field}`, code, message });
    return from;
  };
  const day = given ?? addDays(from, days);
  if (day === null) return fault('out_of_range', 'Falls behind the year 2999.');
  if (compareDays(day, from) < 0)
    return fault('due_before_invoice_date', `Must not be before ${from}, the document’s own date.`);
  return day;
}

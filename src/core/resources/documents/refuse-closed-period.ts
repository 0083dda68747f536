/** Refuses a change within a period whose books are closed. */
import { compareDays } from '../../billing/calendar.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Transaction } from '../../schema/transaction.ts';

/** @throws Refusal period_locked */
export function refuseClosedPeriod({ settings }: Transaction, day: string, what: string): void {
  const closed = settings.books_closed_through;
  if (closed === null || compareDays(day, closed) > 0) return;
  throw new Refusal(
    'period_locked',
    `The books are closed through ${closed}: ${what} dated ${day} is not possible.`,
  );
}

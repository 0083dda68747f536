/** Gives a document its number: the next of its series, or the caller's own if no other document has it. */
import { locateNumber, nameSeries, renderNumber } from '../../billing/numbering.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Transaction } from '../../schema/transaction.ts';

interface NumberRequest {
  readonly resource: 'invoice' | 'quotation' | 'credit_note';
  readonly pattern: string;
  /** The day that the date parts of the number are taken from. */
  readonly day: string;
  /** The caller's own number, or null. */
  readonly own: string | null;
}

/**
 * Returns the number; the lock is held, so that no other document gets it.
 * @throws Refusal number_taken, number_reserved
 */
export function assignNumber(tx: Transaction, { resource, pattern, day, own }: NumberRequest): string {
  const date = { date: day, fiscalYearStartMonth: tx.settings.fiscal_year_start };
  const series = nameSeries(pattern, date);
  const next = tx.lastNumber(series, resource) + 1;
  if (own === null) {
    tx.useNumber(series, next);
    return renderNumber(pattern, next, date);
  }
  const place = locateNumber(pattern, own);
  if (place !== null && (place.series !== series || place.sequence !== next)) {
    const expected = renderNumber(pattern, next, date);
    throw new Refusal(
      'number_reserved',
      `The number "${own}" belongs to the series of this workspace, whose next is "${expected}".`,
      {
        members: { next_number: expected },
      },
    );
  }
  // A draft only asks for its number: another document may get it.
  const holder = tx.findByText(resource, 'number', own).find(({ status }) => status !== 'draft');
  if (holder !== undefined) {
    throw new Refusal('number_taken', `The number "${own}" is already used.`, {
      members: { existing_id: holder.id },
    });
  }
  if (place !== null) tx.useNumber(series, next);
  return own;
}

/** Warns of a day so far ahead that its year was probably mistyped. */
import { addDays } from '../billing/calendar.ts';
import type { Fields } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Transaction } from '../schema/transaction.ts';

const yearDays = 366;

/** @param input what a body says; its days more than a year from today get a warning each */
export function warnFarDays(tx: Transaction, fields: Fields, input: JsonObject): void {
  const last = addDays(tx.today, yearDays) ?? '';
  for (const [name, day] of Object.entries(input))
    if (fields[name]?.kind.compares === 'day' && typeof day === 'string' && day > last)
      tx.warn({
        code: 'date_far_ahead',
        message: `${day} is more than a year ahead: check the year.`,
        pointer: `/${name}`,
      });
}

/** Says in the sheet that an invoice is overdue, with a word beside the colour. */
import { isZero } from '../../billing/decimal.ts';
import type { ColumnForm } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { isPayable } from './transitions.ts';

/** The column shows a word where the record has the due date that has passed. */
export const overdueForm: ColumnForm = {
  write: ({ overdue_on }) => (overdue_on ? 'overdue' : ''),
  // What a person types decides nothing.
  read: (text) => (text === '' ? { overdue_on: null } : {}),
  fault: '',
};

/** Takes the word from an invoice that is paid or closed, or whose due date is another one. */
export function stillOverdue({ overdue_on, due_date, status, amount_due }: JsonObject): JsonObject {
  const isLate = isPayable(status) && overdue_on === due_date && !isZero(String(amount_due));
  return isLate || !overdue_on ? {} : { overdue_on: null };
}

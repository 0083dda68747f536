/** Says in the sheet that an invoice is overdue, with a word beside the colour. */
import { isZero } from '../../billing/decimal.ts';
import type { ColumnForm } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { isPayable } from './transitions.ts';

/** The column shows a word where the record has the due date that has passed. */
export const overdueForm: ColumnForm = {
  write: ({ overdue_on }) => (overdue_on ? 'overdue' : ''),
  // The word does not say which due date it is about, so a cell with it is left out of what is read.
  read: (text) => (text === '' ? { overdue_on: null } : {}),
  fault: '',
};

/** Takes the word from an invoice that is paid or closed, or whose due date is another one. */
export function stillOverdue(invoice: JsonObject): JsonObject {
  const { overdue_on, due_date } = invoice;
  return !overdue_on || (overdue_on === due_date && isOwed(invoice)) ? {} : { overdue_on: null };
}

/** True when an invoice waits for money. */
export function isOwed({ status, amount_due }: JsonObject): boolean {
  return isPayable(status) && !isZero(String(amount_due));
}

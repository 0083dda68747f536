/** What was invoiced and what was paid in each of the last twelve months. */
import type { FormulaNames } from './formula-names.ts';
import { type PlannedCell, table } from './planned-cell.ts';

export const monthCount = 12;

/** @param row of the table's header; the month that has not ended stands last */
export function months(names: FormulaNames, row: number): PlannedCell[] {
  const lines = Array.from({ length: monthCount }, (_, index) => {
    const month = `EDATE(TODAY();${index - monthCount + 1})`;
    const cell = `$B$${row + 1 + index}`;
    return [
      `=YEAR(${month})&"-"&RIGHT("0"&MONTH(${month});2)`,
      `=${invoiced(names, cell)}`,
      `=${paid(names, cell)}`,
    ];
  });
  return table(row, 2, [['Month', 'Invoiced', 'Paid'], ...lines], ['text', 'amount', 'amount']);
}

// Days are texts, so a month is what they begin with.
function invoiced({ column, figure }: FormulaNames, month: string): string {
  const status = column('Invoices', 'Status');
  return (
    `SUMIFS(${column('Invoices', 'Total')};${column('Invoices', 'Invoice date')};${month}&"-*";` +
    `${status};"<>draft";${status};"<>void";${column('Invoices', 'Currency')};${figure('Currency')})`
  );
}

// A payment's currency stands in its data alone, where the field that follows tells it from a text of the caller's.
function paid({ column, figure }: FormulaNames, month: string): string {
  const currency = `"*""currency"":"""&${figure('Currency')}&""",""payment_date"":*"`;
  return (
    `SUMIFS(${column('Payments', 'Amount')};${column('Payments', 'Payment date')};${month}&"-*";` +
    `${column('Payments', 'Status')};"received";${column('Payments', 'Data')};${currency})`
  );
}

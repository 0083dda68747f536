/** Plans the table of the amounts invoiced and paid in each of the last twelve months. */
import type { FormulaNames } from './formula-names.ts';
import { type PlannedCell, table } from './planned-cell.ts';

export const monthCount = 12;

/** @param row the row of the table's header. The present month is in the last row of the table */
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

// Days are texts, so the days of a month are those that begin with its text.
function invoiced({ column, figure }: FormulaNames, month: string): string {
  const status = column('Invoices', 'Status');
  return (
    `SUMIFS(${column('Invoices', 'Total')};${column('Invoices', 'Invoice date')};${month}&"-*";` +
    `${status};"<>draft";${status};"<>void";${column('Invoices', 'Currency')};${figure('Currency')})`
  );
}

// Only the hidden Data column has a payment's currency. The formula also matches the next field, so that no text of a caller can look like it.
function paid({ column, figure }: FormulaNames, month: string): string {
  const currency = `"*""currency"":"""&${figure('Currency')}&""",""payment_date"":*"`;
  return (
    `SUMIFS(${column('Payments', 'Amount')};${column('Payments', 'Payment date')};${month}&"-*";` +
    `${column('Payments', 'Status')};"received";${column('Payments', 'Data')};${currency})`
  );
}

/** Plans the table of the amounts invoiced, paid and credited in each of the last twelve months. */
import { firstRowSince } from './first-rows.ts';
import type { Figure, FormulaNames } from './formula-names.ts';
import { type PlannedCell, table } from './planned-cell.ts';

export const monthCount = 12;

const firstInvoiceName = 'First invoice of the months';
const firstPaymentName = 'First payment of the months';
const firstNoteName = 'First credit note of the months';

/** The first rows that the table has to look at. */
export const monthFigures: readonly Figure[] = [
  {
    name: firstInvoiceName,
    formula: (names) => `=${firstRowSince(names, 'Invoices', 'Invoice date', firstMonth(names))}`,
  },
  {
    name: firstPaymentName,
    formula: (names) => `=${firstRowSince(names, 'Payments', 'Payment date', firstMonth(names))}`,
  },
  {
    name: firstNoteName,
    formula: (names) => `=${firstRowSince(names, 'Credit notes', 'Date', firstMonth(names))}`,
  },
];

function firstMonth(names: FormulaNames): string {
  return `(${monthText(names, 0)})`;
}

function monthText({ figure }: FormulaNames, index: number): string {
  const month = `EDATE(DATEVALUE(${figure('Today')});${index - monthCount + 1})`;
  return `YEAR(${month})&"-"&RIGHT("0"&MONTH(${month});2)`;
}

/** @param row the row of the table's header. The present month is in the last row of the table */
export function months(names: FormulaNames, row: number): PlannedCell[] {
  const lines = Array.from({ length: monthCount }, (_, index) => {
    const cell = `$B$${row + 1 + index}`;
    return [monthText(names, index), invoiced(names, cell), paid(names, cell), credited(names, cell)].map(
      (formula) => `=${formula}`,
    );
  });
  const header = ['Month', 'Invoiced', 'Paid', 'Credited'];
  return table(row, 2, [header, ...lines], ['text', 'amount', 'amount', 'amount']);
}

// Days are texts, so the days of a month are those that begin with its text.
function invoiced({ records, figure }: FormulaNames, month: string): string {
  const invoices = (header: string): string => records('Invoices', header, figure(firstInvoiceName));
  const status = invoices('Status');
  return (
    `SUMIFS(${invoices('Total')};${invoices('Invoice date')};${month}&"-*";` +
    `${status};"<>draft";${status};"<>void";${invoices('Currency')};${figure('Currency')})`
  );
}

// Only the hidden Data column has a payment's currency. The formula also matches the next field, so that no text of a caller can match it.
function paid({ records, figure }: FormulaNames, month: string): string {
  const payments = (header: string): string => records('Payments', header, figure(firstPaymentName));
  const currency = `"*""currency"":"""&${figure('Currency')}&""",""payment_date"":*"`;
  return (
    `SUMIFS(${payments('Amount')};${payments('Payment date')};${month}&"-*";` +
    `${payments('Status')};"received";${payments('Data')};${currency})`
  );
}

function credited({ records, figure }: FormulaNames, month: string): string {
  const notes = (header: string): string => records('Credit notes', header, figure(firstNoteName));
  return (
    `SUMIFS(${notes('Total')};${notes('Date')};${month}&"-*";` +
    `${notes('Status')};"issued";${notes('Currency')};${figure('Currency')})`
  );
}

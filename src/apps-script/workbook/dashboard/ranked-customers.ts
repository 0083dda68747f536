/** Figures about customers: what each was billed, so that the Dashboard can show the ten that were billed most. */
import type { Figure, FormulaNames } from './formula-names.ts';
import { figuresSheet } from './formula-names.ts';

/** How many customers are ranked at most: each is a sum over all invoices. */
export const rankedCustomersMax = 1000;

// Customers times invoices: above it, the sums would hold up every request that reads the spreadsheet.
const rankedPairsMax = 20_000_000;

// A row divided by it parts two customers who were billed the same, and changes no amount that is shown.
const tieDivisor = 10_000_000;

/** Decimals that the parting of equals leaves alone. */
const shownDecimals = 3;

const isRankedName = 'Customers are ranked';

export const customerFigures: readonly Figure[] = [
  {
    name: isRankedName,
    formula: ({ column }) => {
      const customers = `COUNTA(${column('Customers', 'ID')})`;
      const pairs = `${customers}*COUNTA(${column('Invoices', 'ID')})`;
      return `=AND(${customers}<=${rankedCustomersMax};${pairs}<=${rankedPairsMax})`;
    },
  },
];

/** The columns of the figures' sheet in which each customer has the row that it has in its own sheet. */
const sums = `${figuresSheet}!$E$2:$E$${rankedCustomersMax + 1}`;

/** The id of the customer in a row, and what it was billed: the same formulas in every row. */
export function customerSum({ column, cell, figure }: FormulaNames): readonly [string, string] {
  const id = `INDEX(${figuresSheet}!$D:$D;ROW())`;
  const [status, currency] = [column('Invoices', 'Status'), column('Invoices', 'Currency')];
  const sum =
    `SUMIFS(${column('Invoices', 'Total')};${column('Invoices', 'Customer ID')};${id};` +
    `${status};"<>draft";${status};"<>void";${currency};${figure('Currency')})`;
  return [
    `=IF(${figure(isRankedName)};${cell('Customers', 'ID', 'ROW()')}&"";"")`,
    `=IF(${id}="";0;${sum}-ROW()/${tieDivisor})`,
  ];
}

/** The name of the customer of a rank, and what it was billed; blank when there are not so many. */
export function topCustomer({ cell, figure }: FormulaNames, rank: number): readonly [string, string] {
  const sum = `LARGE(${sums};${rank})`;
  const name = cell('Customers', 'Name', `MATCH(${sum};${sums};0)+1`);
  const none = rank === 1 ? `IF(${figure(isRankedName)};"";"Too many customers to rank here")` : '""';
  return [`=IF(${sum}>0;${name};${none})`, `=IF(${sum}>0;ROUND(${sum};${shownDecimals});"")`];
}

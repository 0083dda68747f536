/** Makes the figures about customers: the billed amount of each, from which the Dashboard shows the ten largest. */
import type { Figure, FormulaNames } from './formula-names.ts';
import { figuresSheet } from './formula-names.ts';

/** The largest number of ranked customers. It is limited, because each costs a sum over all invoices. */
export const rankedCustomersMax = 1000;

// The largest product of customers and invoices. Above it, computing the sums would delay every request that reads the spreadsheet.
const rankedPairsMax = 20_000_000;

// The row divided by this number is subtracted from each sum, so that no two sums are equal. It changes no displayed amount.
const tieDivisor = 10_000_000;

/** The number of displayed decimals, which that subtraction does not change. */
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

/** The sums in the sheet of figures, where each customer has the same row as in the sheet Customers. */
const sums = `${figuresSheet}!$E$2:$E$${rankedCustomersMax + 1}`;

/** The formulas of a customer's id and billed amount. They are the same in every row. */
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

/** The formulas of the name and the billed amount of the customer with this rank; blank when there are fewer customers. */
export function topCustomer({ cell, figure }: FormulaNames, rank: number): readonly [string, string] {
  const sum = `LARGE(${sums};${rank})`;
  const name = cell('Customers', 'Name', `MATCH(${sum};${sums};0)+1`);
  const none = rank === 1 ? `IF(${figure(isRankedName)};"";"Too many customers to rank here")` : '""';
  return [`=IF(${sum}>0;${name};${none})`, `=IF(${sum}>0;ROUND(${sum};${shownDecimals});"")`];
}

/** Makes the figures about customers: the billed amount of each, from which the Dashboard shows the ten largest. */
import type { Figure, FormulaNames } from './formula-names.ts';
import { figuresSheet, lastRowName } from './formula-names.ts';

/** The largest number of ranked customers. It is limited, because each costs a sum over invoices. */
export const rankedCustomersMax = 1000;

// Customers times invoices, each of which costs five cells. Google computes the sums again after every change of an
// invoice, and the next request waits for that. So with many customers, only the last invoices count.
const rankedPairsMax = 40_000;

// The row divided by this number is subtracted from each sum, so that no two sums are equal. It changes no displayed amount.
const tieDivisor = 10_000_000;

/** The number of displayed decimals, which that subtraction does not change. */
const shownDecimals = 3;

/** The number of customers that the Dashboard shows. */
export const topCustomers = 10;

const customerCount = 'Customers';
const firstRowName = 'First ranked invoice';

/** The sums in the sheet of figures, where each customer has the same row as in the sheet Customers. */
const sums = `${figuresSheet}!$E$2:$E$${rankedCustomersMax + 1}`;

function rankName(rank: number): string {
  return `Customer ${rank}`;
}

export const customerFigures: readonly Figure[] = [
  // The header is no customer.
  { name: customerCount, formula: ({ column }) => `=COUNTA(${column('Customers', 'ID')})-1` },
  {
    name: firstRowName,
    formula: ({ figure }) =>
      `=MAX(2;${figure(lastRowName('Invoices'))}+1-INT(${rankedPairsMax}/MAX(1;${figure(customerCount)})))`,
  },
  ...Array.from(
    { length: topCustomers },
    (_, index): Figure => ({
      name: rankName(index + 1),
      formula: () => `=LARGE(${sums};${index + 1})`,
    }),
  ),
];

function areRanked({ figure }: FormulaNames): string {
  return `${figure(customerCount)}<=${rankedCustomersMax}`;
}

/** The formulas of a customer's id and billed amount. They are the same in every row. */
export function customerSum(names: FormulaNames): readonly [string, string] {
  const { cell, figure } = names;
  const id = `INDEX(${figuresSheet}!$D:$D;ROW())`;
  const invoices = (header: string): string => names.records('Invoices', header, figure(firstRowName));
  const [status, currency] = [invoices('Status'), invoices('Currency')];
  const sum =
    `SUMIFS(${invoices('Total')};${invoices('Customer ID')};${id};` +
    `${status};"<>draft";${status};"<>void";${currency};${figure('Currency')})`;
  return [
    // The sheet Customers may end before this row: a whole column ends with the grid.
    `=IF(${areRanked(names)};IFERROR(${cell('Customers', 'ID', 'ROW()')}&"";"");"")`,
    `=IF(${id}="";0;${sum}-ROW()/${tieDivisor})`,
  ];
}

/** The formula of the ranking's header, which tells when not all invoices count. */
export function billedHeader({ figure }: FormulaNames): string {
  const rows = `${figure(lastRowName('Invoices'))}+1-${figure(firstRowName)}`;
  return `=IF(${figure(firstRowName)}=2;"Billed";"Billed in the last "&(${rows})&" rows")`;
}

/** The formulas of the name and the billed amount of the customer with this rank; blank when there are fewer customers. */
export function topCustomer(names: FormulaNames, rank: number): readonly [string, string] {
  const sum = names.figure(rankName(rank));
  const name = names.cell('Customers', 'Name', `MATCH(${sum};${sums};0)+1`);
  const none = rank === 1 ? `IF(${areRanked(names)};"";"Too many customers to rank here")` : '""';
  return [`=IF(${sum}>0;${name};${none})`, `=IF(${sum}>0;ROUND(${sum};${shownDecimals});"")`];
}

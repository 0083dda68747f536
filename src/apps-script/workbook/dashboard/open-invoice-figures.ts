/** Lists the figures about open invoices: the outstanding and overdue amounts, their age, and the invoices that are overdue longest. */
import { firstRowWith } from './first-rows.ts';
import type { Figure, FormulaNames } from './formula-names.ts';

/** The number of overdue invoices that the Dashboard lists. */
export const overdueRows = 12;

/** The limits, in days since the due date, between the age groups of outstanding amounts. */
const ageLimits = [30, 60, 90];

/** A number larger than any day that is written as a number, for example 20261130. */
const dayCeiling = 100_000_000;

/** A number larger than any row. */
const rowCeiling = 10_000_000;

/**
 * The day so many days before today as a text like those in the cells. TEXT is not used, because its letters depend on
 * the country.
 */
function dayText({ figure }: FormulaNames, daysAgo: number): string {
  const day = `DATEVALUE(${figure('Today')})-${daysAgo}`;
  return `=YEAR(${day})&"-"&RIGHT("0"&MONTH(${day});2)&"-"&RIGHT("0"&DAY(${day});2)`;
}

function dayName(days: number): string {
  return `The day ${days + 1} days ago`;
}

const openStatuses = ['open', 'partially_paid'];
const firstOpenName = 'First open invoice';

/** The cells of a column from the first open invoice to the last invoice. */
function invoices({ records, figure }: FormulaNames, header: string): string {
  return records('Invoices', header, figure(firstOpenName));
}

/** A formula: a sum or a count over the open invoices in the workspace's currency. */
function openInvoices(names: FormulaNames, what: 'sum' | 'count'): string {
  const currency = `${invoices(names, 'Currency')};${names.figure('Currency')}`;
  const parts = openStatuses.map((word) => {
    const criteria = `${invoices(names, 'Status')};"${word}";${currency}`;
    return what === 'sum' ? `SUMIFS(${invoices(names, 'Due')};${criteria})` : `COUNTIFS(${criteria})`;
  });
  return `=${parts.join('+')}`;
}

/** A formula: for each invoice 1 when it is open and was due before a day, or by its end, otherwise 0. Days are compared as texts. */
function isDue(names: FormulaNames, comparison: '<' | '<=', day: string): string {
  const { figure } = names;
  const status = invoices(names, 'Status');
  const due = invoices(names, 'Due date');
  return [
    `(${openStatuses.map((word) => `(${status}="${word}")`).join('+')})`,
    `(${invoices(names, 'Currency')}=${figure('Currency')})`,
    `(${due}<>"")`,
    `(${due}${comparison}${figure(day)})`,
    `(${invoices(names, 'Due')}>0)`,
  ].join('*');
}

function dueSum(names: FormulaNames, comparison: '<' | '<=', day: string): string {
  return `=SUMPRODUCT(${isDue(names, comparison, day)};${invoices(names, 'Due')})`;
}

/** A formula that gives each overdue invoice a number. The one due first has the largest, and the number contains the row. */
const overdueKeys = Array.from(
  { length: overdueRows },
  (_, index): Figure => ({
    name: keyName(index + 1),
    formula: (names) => {
      const due = invoices(names, 'Due date');
      const day = `IFERROR(VALUE(SUBSTITUTE(${due};"-";""));0)`;
      const key = `((${dayCeiling}-${day})*${rowCeiling}+${rowCeiling}-ROW(${due}))`;
      return `=IFERROR(SUMPRODUCT(LARGE(${isDue(names, '<', 'Today')}*${key};${index + 1}));0)`;
    },
  }),
);

function keyName(rank: number): string {
  return `Overdue invoice ${rank}`;
}

/** A formula: the row of the overdue invoice with this rank. */
export function overdueRow({ figure }: FormulaNames, rank: number): string {
  return `${rowCeiling}-MOD(${figure(keyName(rank))};${rowCeiling})`;
}

/** A formula that is true when there is an overdue invoice with this rank. */
export function isOverdue({ figure }: FormulaNames, rank: number): string {
  return `${figure(keyName(rank))}>0`;
}

export const ageLabels = ['Not due yet', '0–30 days', '31–60 days', '61–90 days', 'over 90 days'];

/** The formulas of the outstanding amounts by age, one for each label. */
export function ages({ figure }: FormulaNames): readonly string[] {
  const due = ['Today', ...ageLimits.map(dayName)].map((day) => figure(`Due by: ${day}`));
  const between = due.map((sum, index) => (due[index + 1] === undefined ? sum : `${sum}-${due[index + 1]}`));
  return [`${figure('Outstanding')}-${due[0]}`, ...between].map((formula) => `=${formula}`);
}

export const openInvoiceFigures: readonly Figure[] = [
  { name: firstOpenName, formula: (names) => `=${firstRowWith(names, 'Invoices', openStatuses)}` },
  ...ageLimits.map((days): Figure => ({ name: dayName(days), formula: (names) => dayText(names, days + 1) })),
  { name: 'Outstanding', formula: (names) => openInvoices(names, 'sum') },
  { name: 'Open invoices', formula: (names) => openInvoices(names, 'count') },
  { name: 'Overdue', formula: (names) => dueSum(names, '<', 'Today') },
  { name: 'Overdue invoices', formula: (names) => `=SUMPRODUCT(${isDue(names, '<', 'Today')})` },
  ...['Today', ...ageLimits.map(dayName)].map(
    (day): Figure => ({
      name: `Due by: ${day}`,
      formula: (names) => dueSum(names, '<=', day),
    }),
  ),
  ...overdueKeys,
];

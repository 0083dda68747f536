/** Figures about what customers owe: outstanding, overdue, how old it is, and which invoices are overdue longest. */
import type { Figure, FormulaNames } from './formula-names.ts';

/** How many overdue invoices are listed. */
export const overdueRows = 12;

/** Days beyond which what is due counts as older. */
const ageLimits = [30, 60, 90];

/** Larger than any day written as a number, for example 20261130. */
const dayCeiling = 100_000_000;

/** Larger than any row. */
const rowCeiling = 10_000_000;

/** A day so many days ago, as the text that cells hold; a format's letters would depend on the country. */
export function dayText(daysAgo: number): string {
  const day = daysAgo === 0 ? 'TODAY()' : `TODAY()-${daysAgo}`;
  return `=YEAR(${day})&"-"&RIGHT("0"&MONTH(${day});2)&"-"&RIGHT("0"&DAY(${day});2)`;
}

function dayName(days: number): string {
  return `The day ${days + 1} days ago`;
}

/** A sum, or a count, over the invoices in the workspace's currency that are open. */
function openInvoices({ column, figure }: FormulaNames, what: 'sum' | 'count'): string {
  const currency = `${column('Invoices', 'Currency')};${figure('Currency')}`;
  const parts = ['open', 'partially_paid'].map((word) => {
    const criteria = `${column('Invoices', 'Status')};"${word}";${currency}`;
    return what === 'sum' ? `SUMIFS(${column('Invoices', 'Due')};${criteria})` : `COUNTIFS(${criteria})`;
  });
  return `=${parts.join('+')}`;
}

/** For each invoice 1 when it is open and was due before a day, or by its end, else 0. Days are compared as texts. */
function isDue({ records, figure }: FormulaNames, comparison: '<' | '<=', day: string): string {
  const status = records('Invoices', 'Status');
  const due = records('Invoices', 'Due date');
  return [
    `((${status}="open")+(${status}="partially_paid"))`,
    `(${records('Invoices', 'Currency')}=${figure('Currency')})`,
    `(${due}<>"")`,
    `(${due}${comparison}${figure(day)})`,
    `(${records('Invoices', 'Due')}>0)`,
  ].join('*');
}

function dueSum(names: FormulaNames, comparison: '<' | '<=', day: string): string {
  return `=SUMPRODUCT(${isDue(names, comparison, day)};${names.records('Invoices', 'Due')})`;
}

/** Sorts the overdue: what was due first has the largest number, and the number tells its row. */
const overdueKeys = Array.from(
  { length: overdueRows },
  (_, index): Figure => ({
    name: keyName(index + 1),
    formula: (names) => {
      const due = names.records('Invoices', 'Due date');
      const day = `IFERROR(VALUE(SUBSTITUTE(${due};"-";""));0)`;
      const key = `((${dayCeiling}-${day})*${rowCeiling}+${rowCeiling}-ROW(${due}))`;
      return `=IFERROR(SUMPRODUCT(LARGE(${isDue(names, '<', 'Today')}*${key};${index + 1}));0)`;
    },
  }),
);

function keyName(rank: number): string {
  return `Overdue invoice ${rank}`;
}

/** The row of the overdue invoice of a rank, as a formula. */
export function overdueRow({ figure }: FormulaNames, rank: number): string {
  return `${rowCeiling}-MOD(${figure(keyName(rank))};${rowCeiling})`;
}

/** True, as a formula, when there is an overdue invoice of this rank. */
export function isOverdue({ figure }: FormulaNames, rank: number): string {
  return `${figure(keyName(rank))}>0`;
}

export const ageLabels = ['Not due yet', '0–30 days', '31–60 days', '61–90 days', 'over 90 days'];

/** What is outstanding by its age, as formulas: one for each label. */
export function ages({ figure }: FormulaNames): readonly string[] {
  const due = ['Today', ...ageLimits.map(dayName)].map((day) => figure(`Due by: ${day}`));
  const between = due.map((sum, index) => (due[index + 1] === undefined ? sum : `${sum}-${due[index + 1]}`));
  return [`${figure('Outstanding')}-${due[0]}`, ...between].map((formula) => `=${formula}`);
}

export const openInvoiceFigures: readonly Figure[] = [
  ...ageLimits.map((days): Figure => ({ name: dayName(days), formula: () => dayText(days + 1) })),
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

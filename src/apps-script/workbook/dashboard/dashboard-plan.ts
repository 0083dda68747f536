/** Plans the cells of the Dashboard: their places, formulas and styles. */
import { months } from './month-table.ts';
import type { FormulaNames } from './formula-names.ts';
import { ageLabels, ages, isOverdue, overdueRow, overdueRows } from './open-invoice-figures.ts';
import { type PlannedCell, table } from './planned-cell.ts';
import { unusedCreditName } from './credit-figures.ts';
import { billedHeader, topCustomer, topCustomers } from './ranked-customers.ts';

/** The row at which each part of the Dashboard begins. */
export const places = {
  tiles: 5,
  charts: 9,
  lists: 26,
  tables: 44,
  months: 46,
  ages: 60,
} as const;

/** The size of the sheet's grid, without unused cells. */
export const dashboardSize = { rows: 62, columns: 9 } as const;

/** All cells with content. */
export function dashboardCells(names: FormulaNames): readonly PlannedCell[] {
  return [
    ...headline(names),
    ...tiles(names),
    ...credit(names),
    ...headings,
    ...overdueList(names),
    ...months(names, places.months - 1),
    ...rankedTable(names),
    ...ageTable(names),
  ];
}

function headline({ figure }: FormulaNames): PlannedCell[] {
  const others = figure('Documents in other currencies');
  const counted = `${others}&IF(${others}=1;" document in another currency";" documents in other currencies")`;
  const note = `IF(${others}=0;"";" · not counted: "&${counted})`;
  return [
    { row: 2, column: 2, content: `=${figure('Business')}`, style: 'title' },
    {
      row: 3,
      column: 2,
      content: `="As of "&${figure('Today')}&", in "&${figure('Currency')}&${note}`,
      style: 'quiet',
    },
  ];
}

function tiles({ figure }: FormulaNames): PlannedCell[] {
  const counted = (name: string, one: string, many: string): string =>
    `=${figure(name)}&IF(${figure(name)}=1;" ${one}";" ${many}")`;
  const lastMonth = places.months + 11;
  const all = [
    ['Outstanding', `=${figure('Outstanding')}`, counted('Open invoices', 'invoice', 'invoices')],
    ['Overdue', `=${figure('Overdue')}`, counted('Overdue invoices', 'invoice', 'invoices')],
    ['Paid this month', `=$D$${lastMonth}`, `="in "&$B$${lastMonth}`],
    ['Open quotations', `=${figure('Offered')}`, counted('Open quotations', 'quotation', 'quotations')],
  ] as const;
  return all.flatMap(([label, amount, remark], index): PlannedCell[] => {
    const column = 2 + index * 2;
    return [
      { row: places.tiles, column, content: label, style: 'label' },
      { row: places.tiles + 1, column, content: amount, style: label === 'Overdue' ? 'alarming' : 'large' },
      { row: places.tiles + 2, column, content: remark, style: 'remark' },
    ];
  });
}

// Below the tiles that it lessens: what is outstanding and what was paid.
function credit({ figure }: FormulaNames): PlannedCell[] {
  const row = places.tiles + 3;
  const all = [
    [2, 'Customers’ unused credit', figure(unusedCreditName)],
    [6, 'Credited this month', `$E$${places.months + 11}`],
  ] as const;
  return all.flatMap(([column, label, amount]): PlannedCell[] => [
    { row, column, content: label, style: 'remark' },
    { row, column: column + 1, content: `=${amount}`, style: 'remarkAmount' },
  ]);
}

// The charts have titles of their own, so only the other parts get a heading.
const headings: readonly PlannedCell[] = (
  [
    [places.lists, 5, 'Overdue invoices, the longest first'],
    [places.tables, 2, 'The numbers behind the charts'],
  ] as const
).map(([row, column, content]) => ({ row, column, content, style: 'heading' }));

function overdueList(names: FormulaNames): PlannedCell[] {
  const header = ['Invoice', 'Customer', 'Due date', 'Days overdue', 'Due'];
  const top = places.lists + 1;
  const first = 5;
  const lines = Array.from({ length: overdueRows }, (_, index) => {
    const rank = index + 1;
    const cell = (column: string): string => names.cell('Invoices', column, overdueRow(names, rank));
    const shown = (formula: string): string => `=IF(${isOverdue(names, rank)};${formula};"")`;
    return [
      shown(cell('Number')),
      shown(cell('Customer')),
      shown(cell('Due date')),
      // A person may have typed a due date that is no day.
      shown(`IFERROR(DATEVALUE(${names.figure('Today')})-DATEVALUE(${cell('Due date')});"")`),
      shown(cell('Due')),
    ];
  });
  return table(top, first, [header, ...lines], ['text', 'text', 'text', 'count', 'amount']);
}

function rankedTable(names: FormulaNames): PlannedCell[] {
  const lines = Array.from({ length: topCustomers }, (_, index) => topCustomer(names, index + 1));
  return table(places.months - 1, 6, [['Customer', billedHeader(names)], ...lines], ['text', 'amount']);
}

function ageTable(names: FormulaNames): PlannedCell[] {
  const styles = ['text', ...ageLabels.map(() => 'amount' as const)] as const;
  return table(
    places.ages,
    2,
    [
      ['', ...ageLabels],
      ['Outstanding', ...ages(names)],
    ],
    styles,
  );
}

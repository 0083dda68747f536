/** Lists all figures of the Dashboard, as formulas on a hidden sheet. They are few, because Google computes them after every edit. */
import { creditFigures } from './credit-figures.ts';
import { customerFigures } from './ranked-customers.ts';
import { firstRowWith } from './first-rows.ts';
import { type Figure, type FormulaNames, lastRowName, placeName, usedSheets } from './formula-names.ts';
import { monthFigures } from './month-table.ts';
import { openInvoiceFigures } from './open-invoice-figures.ts';

const places = usedSheets.flatMap(({ sheet, headers }) =>
  headers.map(
    (header): Figure => ({
      name: placeName(sheet, header),
      formula: ({ headerRow }) => `=MATCH("${header}";${headerRow(sheet)};0)`,
    }),
  ),
);

const lastRows = ['Invoices', 'Payments', 'Quotations', 'Credit notes'].map(
  (sheet): Figure => ({
    name: lastRowName(sheet),
    formula: ({ column }) => {
      const status = column(sheet, 'Status');
      return `=MAX(2;SUMPRODUCT(MAX((${status}<>"")*ROW(${status}))))`;
    },
  }),
);

/** The figure with the day. */
export const todayName = 'Today';

const basics: readonly Figure[] = [
  // The sweep writes the day here: TODAY() would make Google compute everything again after every edit.
  { name: todayName, formula: ({ today }) => `="${today}"` },
  { name: 'Currency', formula: () => setting('Currency', 'EUR') },
  { name: 'Business', formula: () => setting('Business name', '') },
  {
    name: 'Documents in other currencies',
    formula: ({ column, figure }) => {
      const counts = ['Invoices', 'Quotations'].map((sheet) => {
        const currency = column(sheet, 'Currency');
        return `COUNTIFS(${currency};"???";${currency};"<>"&${figure('Currency')})`;
      });
      return `=${counts.join('+')}`;
    },
  },
];

function setting(label: string, otherwise: string): string {
  return `=IFERROR(INDEX(Settings!$B:$B;MATCH("${label}";Settings!$A:$A;0))&"";"${otherwise}")`;
}

/** A formula: for each quotation 1 when it was sent and can still be accepted, otherwise 0. */
function isOpen({ records, figure }: FormulaNames): string {
  const sent = (header: string): string => records('Quotations', header, figure(firstSentName));
  const expiry = sent('Expiry date');
  return [
    `(${sent('Status')}="sent")`,
    `(${sent('Currency')}=${figure('Currency')})`,
    `((${expiry}="")+(${expiry}>=${figure('Today')}))`,
  ].join('*');
}

const firstSentName = 'First sent quotation';

const offered: readonly Figure[] = [
  { name: firstSentName, formula: (names) => `=${firstRowWith(names, 'Quotations', ['sent'])}` },
  {
    name: 'Offered',
    formula: (names) =>
      `=SUMPRODUCT(${isOpen(names)};${names.records('Quotations', 'Total', names.figure(firstSentName))})`,
  },
  { name: 'Open quotations', formula: (names) => `=SUMPRODUCT(${isOpen(names)})` },
];

export const figures: readonly Figure[] = [
  ...places,
  ...lastRows,
  ...basics,
  ...monthFigures,
  ...openInvoiceFigures,
  ...offered,
  ...creditFigures,
  ...customerFigures,
];

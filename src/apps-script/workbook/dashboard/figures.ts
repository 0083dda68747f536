/** Lists all figures of the Dashboard, as formulas on a hidden sheet. They are few, because Google computes them after every edit. */
import { customerFigures } from './ranked-customers.ts';
import { type Figure, type FormulaNames, lastRowName, placeName, usedSheets } from './formula-names.ts';
import { dayText, openInvoiceFigures } from './open-invoice-figures.ts';

const places = usedSheets.flatMap(({ sheet, headers }) =>
  headers.map(
    (header): Figure => ({
      name: placeName(sheet, header),
      formula: ({ headerRow }) => `=MATCH("${header}";${headerRow(sheet)};0)`,
    }),
  ),
);

const lastRows = ['Invoices', 'Quotations'].map(
  (sheet): Figure => ({
    name: lastRowName(sheet),
    formula: ({ column }) => {
      const status = column(sheet, 'Status');
      return `=MAX(2;SUMPRODUCT(MAX((${status}<>"")*ROW(${status}))))`;
    },
  }),
);

const basics: readonly Figure[] = [
  { name: 'Today', formula: () => dayText(0) },
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
  const expiry = records('Quotations', 'Expiry date');
  return [
    `(${records('Quotations', 'Status')}="sent")`,
    `(${records('Quotations', 'Currency')}=${figure('Currency')})`,
    `((${expiry}="")+(${expiry}>=${figure('Today')}))`,
  ].join('*');
}

const offered: readonly Figure[] = [
  {
    name: 'Offered',
    formula: (names) => `=SUMPRODUCT(${isOpen(names)};${names.records('Quotations', 'Total')})`,
  },
  { name: 'Open quotations', formula: (names) => `=SUMPRODUCT(${isOpen(names)})` },
];

export const figures: readonly Figure[] = [
  ...places,
  ...lastRows,
  ...basics,
  ...openInvoiceFigures,
  ...offered,
  ...customerFigures,
];

/** Makes the table of the lines, with what is carried from page to page. */
import { currencyDecimals } from '../../../billing/currency.ts';
import { addDecimals, divideRounded, isZero, multiplyDecimals } from '../../../billing/decimal.ts';
import type { LineColumn, LineTable } from '../document-view.ts';
import { formatNumber, minus } from '../format.ts';
import type { PrintContext } from '../print-context.ts';
import type { PrintedLine } from '../printed-document.ts';

interface Column extends LineColumn {
  readonly cell: (line: PrintedLine) => string;
}

export function lineTableOf(context: PrintContext): LineTable {
  const { document, words, amount } = context;
  const columns = columnsOf(context);
  let sum = '0';
  const rows = document.lines.map((line) => {
    sum = addDecimals(sum, line.amount);
    return { cells: columns.map(({ cell }) => cell(line)), sku: line.sku, sumSoFar: amount(sum) };
  });
  return {
    columns: columns.map(({ name, head }) => ({ name, head })),
    rows,
    carried: words.carried,
    brought: words.brought,
  };
}

function columnsOf(context: PrintContext): Column[] {
  const { document, words, amount, percent } = context;
  const { currency, tax_inclusive: isInclusive, lines } = document;
  const price = (value: string): string =>
    formatNumber(value, context.locale, currencyDecimals(currency) ?? 2);
  const gross = (head: string): Column => ({ name: 'price', head, cell: (line) => price(line.unit_price) });
  const net: Column = {
    name: 'price',
    head: words.net_price,
    cell: (line) => price(netPrice(line, currency)),
  };
  const discount: Column = {
    name: 'discount',
    head: words.discount,
    cell: (line) => discountOf(line, context),
  };
  const hasDiscount = lines.some((line) => !isNone(line.discount) || !isNone(line.discount_percent));
  return [
    { name: 'description', head: words.description, cell: ({ description }) => description },
    { name: 'quantity', head: words.quantity, cell: (line) => quantityOf(line, context) },
    // Article 226 number 8 asks for the unit price without tax, also where prices contain it.
    ...(isInclusive ? [net, gross(words.gross_price)] : [gross(words.unit_price)]),
    ...(hasDiscount ? [discount] : []),
    { name: 'tax', head: words.tax_column, cell: (line) => percent(line.tax_rate) },
    { name: 'amount', head: `${words.amount} ${currency}`, cell: (line) => amount(line.amount) },
  ];
}

// Signs of units that every language writes alike.
const unitSigns: Readonly<Record<string, string>> = {
  MIN: 'min',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  LTR: 'l',
  KWH: 'kWh',
};

function quantityOf({ quantity, unit, unit_code }: PrintedLine, { number, words }: PrintContext): string {
  const name = unit ?? words.units[unit_code ?? ''] ?? unitSigns[unit_code ?? ''] ?? null;
  return name === null ? number(quantity) : `${number(quantity)}\u00a0${name}`;
}

function discountOf({ discount, discount_percent }: PrintedLine, { amount, percent }: PrintContext): string {
  if (!isNone(discount_percent)) return `${minus}${percent(discount_percent ?? '0')}`;
  return isNone(discount) ? '' : `${minus}${amount(discount ?? '0')}`;
}

function isNone(value: string | null): boolean {
  return value === null || isZero(value);
}

/** The price of a unit without the tax that it contains, with two decimals more than amounts have. */
function netPrice({ unit_price, tax_rate }: PrintedLine, currency: string): string {
  const decimals = (currencyDecimals(currency) ?? 2) + 2;
  return divideRounded(multiplyDecimals(unit_price, '100'), addDecimals('100', tax_rate), decimals);
}

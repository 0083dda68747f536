/** Prints the lines. Their head stands on every page, and no line is torn. */
import { currencyDecimals } from '../../../billing/currency.ts';
import { addDecimals, divideRounded, isZero, multiplyDecimals } from '../../../billing/decimal.ts';
import { formatNumber } from '../format.ts';
import { html, lines, type Markup, nothing } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import type { PrintedLine } from '../printed-document.ts';

interface Column {
  readonly name: string;
  readonly head: string;
  readonly cell: (line: PrintedLine) => Markup;
}

export function printLines(context: PrintContext): Markup {
  const columns = columnsOf(context);
  const head = columns.map(({ name, head: word }) => html`<th scope="col" class="${name}">${word}</th>`);
  const rows = context.document.lines.map(
    (line) =>
      html`<tr>${columns.map(({ name, cell }) => html`<td class="${name}">${cell(line)}</td>`)}</tr>\n`,
  );
  return html`<table class="lines"><thead><tr>${head}</tr></thead>
<tbody>${rows}</tbody></table>`;
}

function columnsOf(context: PrintContext): Column[] {
  const { document, words, amount, percent } = context;
  const { currency, tax_inclusive: isInclusive, lines: all } = document;
  const text = (value: string): Markup => html`${value}`;
  const price = (value: string): Markup =>
    text(formatNumber(value, context.locale, currencyDecimals(currency) ?? 2));
  const hasDiscount = all.some(
    ({ discount, discount_percent }) => !isNone(discount) || !isNone(discount_percent),
  );
  return [
    { name: 'description', head: words.description, cell: description },
    { name: 'quantity', head: words.quantity, cell: (line) => text(quantityOf(line, context)) },
    // Article 226 number 8 asks for the unit price without tax, also where prices contain it.
    ...(isInclusive
      ? [
          {
            name: 'price',
            head: words.net_price,
            cell: (line: PrintedLine) => price(netPrice(line, currency)),
          },
          { name: 'price', head: words.gross_price, cell: (line: PrintedLine) => price(line.unit_price) },
        ]
      : [{ name: 'price', head: words.unit_price, cell: (line: PrintedLine) => price(line.unit_price) }]),
    ...(hasDiscount
      ? [
          {
            name: 'discount',
            head: words.discount,
            cell: (line: PrintedLine) => text(discountOf(line, context)),
          },
        ]
      : []),
    { name: 'tax', head: words.tax_column, cell: (line) => text(percent(line.tax_rate)) },
    { name: 'amount', head: `${words.amount} ${currency}`, cell: (line) => text(amount(line.amount)) },
  ];
}

function description({ description: text, sku }: PrintedLine): Markup {
  const number = sku === null ? nothing : html`<div class="sku">${sku}</div>`;
  return html`<div dir="auto">${lines(text)}</div>${number}`;
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
  if (!isNone(discount_percent)) return `-${percent(discount_percent ?? '0')}`;
  return isNone(discount) ? '' : `-${amount(discount ?? '0')}`;
}

function isNone(value: string | null): boolean {
  return value === null || isZero(value);
}

/** The price of a unit without the tax that it contains, with two decimals more than amounts have. */
function netPrice({ unit_price, tax_rate }: PrintedLine, currency: string): string {
  const decimals = (currencyDecimals(currency) ?? 2) + 2;
  return divideRounded(multiplyDecimals(unit_price, '100'), addDecimals('100', tax_rate), decimals);
}

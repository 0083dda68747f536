/** Reads the XML of a document back and compares it with the document: parties as text, amounts to the cent. */
import { currencyDecimals } from '../../../src/core/billing/currency.ts';
import {
  addDecimals,
  compareDecimals,
  isNegative,
  multiplyDecimals,
  subtractDecimals,
  sumDecimals,
  toFixedText,
} from '../../../src/core/billing/decimal.ts';
import type { EInvoiceSource, SourceLine } from '../../../src/core/documents/einvoice/source.ts';
import { type ReadEInvoice, type ReadLine, readEInvoice } from './read-einvoice.ts';

/** The codes of the standard, told here once more, so that a wrong one of the writers is found. */
const codes: Readonly<Record<string, string>> = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  reverse_charge: 'AE',
  intra_community: 'K',
  export: 'G',
  outside_scope: 'O',
};

// Quantity times price may differ from the amount of a line by so much.
const priceSlack = '0.02';

type Fact = readonly [name: string, read: string | null, expected: string | null];

/** What the XML of a document says differently than the document, a sentence each. */
export function differencesIn(xml: string, source: EInvoiceSource): string[] {
  const read = readEInvoice(xml);
  const show = showIn(source.currency);
  const facts = [
    ...partyFacts(read, source),
    ...sumFacts(read, source, show),
    ...taxFacts(read, source, show),
  ];
  const wrong = facts
    .filter(([, left, right]) => left !== right)
    .map(([name, left, right]) => `${name} is ${left} instead of ${right}`);
  return [...wrong, ...lineDifferences(read, source, show)];
}

type Show = (amount: string) => string;

function showIn(currency: string): Show {
  const decimals = currencyDecimals(currency) ?? 2;
  return (amount) => toFixedText(amount, decimals);
}

function partyFacts(read: ReadEInvoice, source: EInvoiceSource): Fact[] {
  const { seller, customer } = source;
  return [
    ['the number', read.number, source.number],
    ['the date', read.date, source.date],
    ['the type', read.type, source.object === 'invoice' ? '380' : '381'],
    ['the currency', read.currency, source.currency],
    ['the reference of the buyer', read.buyerReference, source.buyer_reference],
    ['the note', read.note, source.notes],
    ['the credited invoice', read.preceding, source.preceding?.number ?? null],
    ['the seller', read.seller.name, seller.name],
    ['the country of the seller', read.seller.country, seller.address?.country ?? null],
    ['the street of the seller', read.seller.street, seller.address?.line1 ?? null],
    ['the buyer', read.buyer.name, customer.company ?? customer.name],
    ['the country of the buyer', read.buyer.country, customer.billing_address?.country ?? null],
    ['the street of the buyer', read.buyer.street, customer.billing_address?.line1 ?? null],
  ];
}

function sumFacts({ totals, lines, allowances }: ReadEInvoice, source: EInvoiceSource, show: Show): Fact[] {
  const net = sumDecimals(lines.map((line) => line.net ?? '0'));
  const discount = sumDecimals(allowances);
  return [
    ['the sum without tax', totals.taxExclusive, show(source.taxable_total)],
    ['the tax', totals.tax, show(source.tax_total)],
    ['the total', totals.taxInclusive, show(source.total)],
    ['what was paid', totals.prepaid, show(source.prepaid)],
    ['what is due', totals.due, show(subtractDecimals(source.total, source.prepaid))],
    ['the sum of the lines', totals.lines, show(net)],
    ['the sum of the discounts', totals.allowances, show(discount)],
    ['the lines less the discounts', show(subtractDecimals(net, discount)), totals.taxExclusive],
  ];
}

/** The groups of both, as one text, because their order says nothing. */
function taxFacts({ taxes }: ReadEInvoice, source: EInvoiceSource, show: Show): Fact[] {
  const groups = new Map<string, { readonly taxable: string; readonly tax: string }>();
  for (const { category, tax_rate, taxable, tax } of source.tax_breakdown) {
    const name = `${codeOf(category, tax_rate)} ${tax_rate}`;
    const known = groups.get(name) ?? { taxable: '0', tax: '0' };
    groups.set(name, { taxable: addDecimals(known.taxable, taxable), tax: addDecimals(known.tax, tax) });
  }
  const expected = Array.from(groups, ([name, { taxable, tax }]) => `${name}: ${show(taxable)} ${show(tax)}`);
  const read = taxes.map(
    ({ category, rate, taxable, tax }) => `${category ?? ''} ${rate ?? '0'}: ${taxable} ${tax}`,
  );
  return [['the tax by rate', read.sort().join(', '), expected.sort().join(', ')]];
}

function codeOf(category: string | null, rate: string): string {
  if (category !== null) return codes[category] ?? '';
  return Number(rate) > 0 ? 'S' : '';
}

function lineDifferences({ lines }: ReadEInvoice, source: EInvoiceSource, show: Show): string[] {
  if (lines.length !== source.items.length)
    return [`there are ${lines.length} lines instead of ${source.items.length}`];
  return source.items.flatMap((item, index) =>
    wrongOfLine(lines[index] as ReadLine, item, source.tax_inclusive, show).map(
      (words) => `line ${index + 1}: ${words}`,
    ),
  );
}

function wrongOfLine(read: ReadLine, item: SourceLine, isInclusive: boolean, show: Show): string[] {
  const { name, quantity, price, net, allowance, category } = read;
  const gross = multiplyDecimals(quantity ?? '0', price ?? '0');
  const error = subtractDecimals(subtractDecimals(gross, allowance ?? '0'), net ?? '0');
  const tests: readonly (readonly [isRight: boolean, words: string])[] = [
    [name === item.description, `its name is ${name}`],
    [(category ?? '') === codeOf(item.tax_category, item.tax_rate), `its category is ${category}`],
    [Math.abs(Number(quantity)) === Math.abs(Number(item.quantity)), `its quantity is ${quantity}`],
    [!isNegative(price ?? ''), `its price is ${price}`],
    [
      compareDecimals(error.replace('-', ''), priceSlack) <= 0,
      `quantity times price is ${gross}, not ${net} and ${allowance}`,
    ],
    // Prices without tax leave the amounts of lines as they are; cents go to a line only where prices include tax.
    [isInclusive || net === show(item.amount), `its amount is ${net} instead of ${item.amount}`],
  ];
  return tests.filter(([isRight]) => !isRight).map(([, words]) => words);
}

/** The rules of EN 16931 about the document, its parties and its sums. */
import { currencyDecimals } from '../../../billing/currency.ts';
import { compareDecimals, multiplyDecimals } from '../../../billing/decimal.ts';
import type { PostalAddress } from '../../../settings.ts';
import type { SemanticInvoice } from '../model.ts';
import type { EInvoiceSource } from '../source.ts';
import { hasVatPrefix } from '../tax-identifiers.ts';
import { isXmlText } from '../xml.ts';
import { distance, hasOtherSums } from './changed-sums.ts';
import { type EInvoiceRule, type RuleFinding, rule } from './rule.ts';

// The list of the standard lacks these codes of ISO 4217.
const unlistedCurrencies = ['STN', 'XAD'];

// The list of countries in the rules of CII lacks South Sudan.
const unlistedCountry = 'SS';

// The list EAS had this code, and the rules of the standard no longer take it.
const endedSchemes = ['9901'];

// The standard tolerates so much between a tax and its rate times its base.
const taxTolerance = '1';

export const coreRules: readonly EInvoiceRule[] = [
  rule(
    'BR-02',
    '/number',
    'The document has no number yet: issue it first.',
    ({ number }, { status }) => number === null || status === 'draft',
  ),
  rule('BR-03', '/status', 'The document has no date yet: issue it first.', (one) => one.issueDate === null),
  rule('BR-CL-04', '/currency', 'The currency is not on the list of the standard.', ({ currency }) =>
    unlistedCurrencies.includes(currency),
  ),
  rule(
    'BR-DEC-14',
    '/currency',
    'The standard has no place for a currency with three decimals.',
    ({ currency }) => (currencyDecimals(currency) ?? 2) > 2,
  ),
  rule(
    'BR-DEC-15',
    '/base_amounts/currency',
    'The standard has no place for tax in a currency with three decimals.',
    ({ totals: { accountingTax } }) => (currencyDecimals(accountingTax?.currency ?? '') ?? 2) > 2,
  ),
  rule('BR-06', '/seller/name', 'Fill in the name of your business.', ({ seller }) => seller.name === null),
  rule(
    'BR-08',
    '/seller/address',
    'Fill in the address of your business.',
    ({ seller }) => seller.address === null,
  ),
  rule(
    'BR-09',
    '/seller/address/country',
    'Fill in the country of your business.',
    ({ seller }) => seller.address?.country == null,
  ),
  rule(
    'BR-CO-26',
    '/seller/tax_ids',
    'Fill in your VAT number or your registration number: the buyer has to recognize you.',
    ({ seller }) => seller.vatId === null && seller.registration === null,
  ),
  rule('BR-07', '/customer/name', 'The customer has no name.', ({ buyer }) => buyer.name === null),
  rule(
    'BR-10',
    '/customer/billing_address',
    'The customer has no billing address.',
    ({ buyer }) => buyer.address === null,
  ),
  rule(
    'BR-11',
    '/customer/billing_address/country',
    'The billing address of the customer has no country.',
    ({ buyer }) => buyer.address?.country == null,
  ),
  rule(
    'BR-CO-09',
    '/seller/tax_ids',
    'Your VAT number must begin with the code of its country.',
    ({ seller: { vatId } }) => vatId !== null && !hasVatPrefix(vatId),
  ),
  rule(
    'BR-CO-09',
    '/customer/tax_ids',
    'The VAT number of the customer must begin with the code of its country.',
    ({ buyer: { vatId } }) => vatId !== null && !hasVatPrefix(vatId),
  ),
  ...(['seller', 'customer'] as const).map((side) =>
    rule(
      'BR-CL-25',
      `/${side}/electronic_address`,
      'The scheme 9901 of electronic addresses has ended: give another address.',
      ({ seller, buyer }) =>
        endedSchemes.includes((side === 'seller' ? seller : buyer).electronicAddress?.scheme ?? ''),
    ),
  ),
  ...(
    [
      ['/seller/address/country', ({ seller }) => seller.address],
      ['/customer/billing_address/country', ({ buyer }) => buyer.address],
      ['/delivery_address/country', ({ deliveryAddress }) => deliveryAddress],
    ] as readonly (readonly [string, (invoice: SemanticInvoice) => PostalAddress | null])[]
  ).map(
    ([pointer, addressOf]): EInvoiceRule => ({
      ...rule(
        'BR-CL-14',
        pointer,
        'The rules of CII do not know South Sudan: take UBL.',
        (invoice) => addressOf(invoice)?.country === unlistedCountry,
      ),
      syntax: 'cii',
    }),
  ),
  rule(
    'BR-29',
    '/service_period',
    'The period of service ends before it begins.',
    ({ period }) => period?.start != null && period.end !== null && period.end < period.start,
  ),
  {
    id: 'BR-25',
    find: ({ lines }) =>
      lines.flatMap(({ name }, index): RuleFinding[] =>
        name.trim() === ''
          ? [{ pointer: `/items/${index}/description`, message: 'The line has no description.' }]
          : [],
      ),
  },
  rule(
    'BR-CO-15',
    '/total',
    'The sums of the document do not fit its lines. Somebody has changed them by hand.',
    hasOtherSums,
  ),
  rule(
    'BR-CO-17',
    '/tax_breakdown',
    'The tax differs by 1.00 or more from its rate: the standard does not tolerate that.',
    ({ taxes }) =>
      taxes.some(({ taxable, tax, rate }) => {
        const expected = multiplyDecimals(multiplyDecimals(taxable, rate), '0.01');
        return compareDecimals(distance(expected, tax), taxTolerance) >= 0;
      }),
  ),
  {
    id: 'XML-1.0',
    find: (_invoice, source) =>
      textsOf(source).flatMap(([pointer, value]): RuleFinding[] =>
        isXmlText(value) ? [] : [{ pointer, message: 'The text has a sign that XML cannot carry.' }],
      ),
  },
];

/** Every text that goes into the document, with its pointer. */
function textsOf(value: unknown, pointer = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${pointer}/${key}`));
}

/** The pointer of the first line with one of these properties. */
export function lineFindings(
  source: EInvoiceSource,
  field: string,
  message: string,
  isBroken: (index: number) => boolean,
): RuleFinding[] {
  return source.items.flatMap((_line, index) =>
    isBroken(index) ? [{ pointer: `/items/${index}/${field}`, message }] : [],
  );
}

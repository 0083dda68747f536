/** What hinders an electronic invoice: a rule, the field to fill in, and words for a person. */
import { checkEInvoice } from '../../../../src/core/documents/einvoice/check.ts';
import { type Profile, profileNames } from '../../../../src/core/documents/einvoice/profiles.ts';
import type { EInvoiceSource } from '../../../../src/core/documents/einvoice/source.ts';
import { completeSource, completeLine as line } from '../../../official-rules/complete-document.ts';
import { inCategory, withCustomer, withFields, withSeller } from './complete-source.ts';

const { seller, customer } = completeSource;

function missing(source: EInvoiceSource, profile: Profile = 'en16931'): string[] {
  return checkEInvoice(source, profile).missing.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

test.each(profileNames())('a complete invoice is ready for %s', (profile) => {
  expect(checkEInvoice(completeSource, profile)).toEqual({ ready: true, missing: [], warnings: [] });
});

const german = { ...completeSource.customer.billing_address, country: 'DE' };
const noTax = { tax_ids: [], registration_number: null };

// A case each: what is wrong, the profile that is asked, what the answer names.
const cases: readonly (readonly [
  words: string,
  source: EInvoiceSource,
  profile: Profile,
  expected: readonly string[],
])[] = [
  ['no number', withFields({ number: null, status: 'draft' }), 'en16931', ['BR-02 /number']],
  ['a draft that its owner has numbered', withFields({ status: 'draft' }), 'en16931', ['BR-02 /number']],
  ['no date', withFields({ date: null }), 'en16931', ['BR-03 /status']],
  ['no name of the seller', withSeller({ name: ' ' }), 'en16931', ['BR-06 /seller/name']],
  [
    'no address of the seller',
    withSeller({ address: null }),
    'en16931',
    ['BR-08 /seller/address', 'BR-09 /seller/address/country'],
  ],
  [
    'an address of the seller without a country',
    withSeller({ address: { ...german, country: null } as never }),
    'en16931',
    ['BR-09 /seller/address/country'],
  ],
  ['no name of the customer', withCustomer({ name: null, company: '' }), 'en16931', ['BR-07 /customer/name']],
  [
    'no address of the customer',
    withCustomer({ billing_address: null }),
    'en16931',
    ['BR-10 /customer/billing_address', 'BR-11 /customer/billing_address/country'],
  ],
  [
    'an address of the customer without a country',
    withCustomer({ billing_address: { ...german, country: ' ' } as never }),
    'en16931',
    ['BR-11 /customer/billing_address/country'],
  ],
  [
    'no tax number and no registration of the seller',
    withSeller(noTax),
    'en16931',
    ['BR-CO-26 /seller/tax_ids', 'BR-S-02 /seller/tax_ids'],
  ],
  [
    'a VAT number that begins with no country',
    withSeller({ tax_ids: [{ type: 'eu_vat', value: '136695976' }] }),
    'en16931',
    ['BR-CO-09 /seller/tax_ids'],
  ],
  [
    'an electronic address in a scheme that has ended',
    withCustomer({ electronic_address: { scheme: '9901', value: '1' } }),
    'en16931',
    ['BR-CL-25 /customer/electronic_address'],
  ],
  [
    'a line of blanks',
    withFields({ items: [{ ...line, description: ' ' }] }),
    'en16931',
    ['BR-25 /items/0/description'],
  ],
  ['a currency with three decimals', withFields({ currency: 'KWD' }), 'en16931', ['BR-DEC-14 /currency']],
  [
    'tax in a currency with three decimals',
    withFields({ base_tax: { currency: 'KWD', amount: '5.123' } }),
    'en16931',
    ['BR-DEC-15 /base_amounts/currency'],
  ],
  [
    'a period that ends before it begins',
    withFields({ service_period: { start: '2026-02-01', end: '2026-01-01' } }),
    'en16931',
    ['BR-29 /service_period'],
  ],
  ['a sign that XML has not', withFields({ notes: 'a\ufffeb' }), 'en16931', ['XML-1.0 /notes']],
  ['a line without tax and category', inCategory(null), 'en16931', ['BR-CO-04 /items/0/tax_category']],
  [
    'an exemption without a reason',
    inCategory('exempt'),
    'en16931',
    ['BR-E-10 /items/0/tax_exemption_reason'],
  ],
  [
    'a category that does not fit the rate',
    withFields({ items: [{ ...line, tax_category: 'zero' }] }),
    'en16931',
    ['BR-CO-15 /total', 'BR-S-05 /items/0/tax_category'],
  ],
  [
    'reverse charge to a customer without a VAT number',
    inCategory('reverse_charge', { customer: { ...customer, tax_ids: [] } }),
    'en16931',
    ['BR-AE-02 /customer/tax_ids'],
  ],
  [
    'reverse charge by a seller without a tax number',
    inCategory('reverse_charge', { seller: { ...seller, tax_ids: [] } }),
    'en16931',
    ['BR-AE-02 /seller/tax_ids'],
  ],
  [
    'a supply to another member state between parties without VAT numbers',
    inCategory('intra_community', {
      seller: { ...seller, tax_ids: [{ type: 'tax_number', value: '30/1' }] },
      customer: { ...customer, tax_ids: [] },
    }),
    'en16931',
    ['BR-IC-02 /seller/tax_ids', 'BR-IC-02 /customer/tax_ids'],
  ],
  [
    'a supply to another member state without the country of delivery',
    inCategory('intra_community', { customer: { ...customer, billing_address: null } }),
    'en16931',
    [
      'BR-10 /customer/billing_address',
      'BR-11 /customer/billing_address/country',
      'BR-IC-12 /delivery_address/country',
    ],
  ],
  ['a total that a person has changed', withFields({ total: '500' }), 'en16931', ['BR-CO-15 /total']],
  [
    'a line that a person has changed',
    withFields({ items: [{ ...line, amount: '90' }] }),
    'en16931',
    ['BR-CO-15 /total'],
  ],
  [
    'a line that a person has changed by a cent',
    withFields({ items: [{ ...line, amount: '99.99' }] }),
    'en16931',
    ['BR-CO-15 /total'],
  ],
  [
    'a line that a person has made greater than all money',
    withFields({ items: [{ ...line, amount: '999999999999' }], tax_inclusive: true }),
    'en16931',
    ['BR-CO-15 /total'],
  ],
  [
    'a discount that a person has changed',
    withFields({
      items: [{ ...line, amount: '120' }],
      discount_total: '10',
    }),
    'en16931',
    ['BR-CO-15 /total'],
  ],
  [
    'a tax that a person has changed',
    withFields({
      tax_total: '29',
      total: '129',
      tax_breakdown: [
        { tax_rate: '19', category: 'standard', reason: null, code: null, taxable: '100', tax: '29' },
      ],
    }),
    'en16931',
    ['BR-CO-17 /tax_breakdown'],
  ],
  [
    'neither reference of the buyer nor order',
    withFields({ buyer_reference: null }),
    'peppol',
    ['PEPPOL-EN16931-R003 /buyer_reference'],
  ],
  [
    'no electronic addresses',
    withFields({
      seller: { ...seller, electronic_address: null },
      customer: { ...customer, electronic_address: null },
    }),
    'peppol',
    ['PEPPOL-EN16931-R020 /seller/electronic_address', 'PEPPOL-EN16931-R010 /customer/electronic_address'],
  ],
  [
    'an electronic address that is an e-mail address',
    withCustomer({ electronic_address: { scheme: 'EM', value: 'ada@example.com' } }),
    'peppol',
    ['PEPPOL-EN16931-CL008 /customer/electronic_address'],
  ],
  [
    'an electronic address whose check digit is wrong',
    withCustomer({ electronic_address: { scheme: '0088', value: '7300010000002' } }),
    'peppol',
    ['PEPPOL-COMMON-R040 /customer/electronic_address'],
  ],
  [
    'no order, no reference: only the number of an order is no Leitweg-ID',
    withFields({ buyer_reference: null, po_number: 'PO-1' }),
    'xrechnung',
    ['BR-DE-15 /buyer_reference'],
  ],
  [
    'nobody to ask at the seller',
    withSeller({ contact_name: null, phone: null, email: null }),
    'xrechnung',
    ['BR-DE-5 /seller/contact_name', 'BR-DE-6 /seller/phone', 'BR-DE-7 /seller/email'],
  ],
  [
    'nobody to ask, from a German seller to a German buyer',
    withFields({
      seller: { ...seller, contact_name: null },
      customer: { ...customer, billing_address: german as never },
    }),
    'peppol',
    ['DE-R-005 /seller/contact_name'],
  ],
  [
    'a cash discount in words of its own',
    withFields({ terms: '#SKONTO 2 %#' }),
    'xrechnung',
    ['BR-DE-18 /terms'],
  ],
  [
    'outside the scope of VAT beside what is within it',
    withFields({
      items: [line, { ...line, tax_rate: '0', tax_category: 'outside_scope' }],
      taxable_total: '200',
      total: '219',
      tax_breakdown: [
        ...completeSource.tax_breakdown,
        { tax_rate: '0', category: 'outside_scope', reason: null, code: null, taxable: '100', tax: '0' },
      ],
    }),
    'en16931',
    ['BR-S-02 /seller/tax_ids', 'BR-O-11 /items'],
  ],
  [
    'a Greek VAT number of a seller elsewhere in Peppol',
    withSeller({ tax_ids: [{ type: 'eu_vat', value: 'EL094259216' }] }),
    'peppol',
    ['GR-R-004-1 /seller/address/country'],
  ],
  [
    'an Italian VAT number of a seller without a street in Peppol',
    withSeller({
      address: { ...german, line1: null } as never,
      tax_ids: [{ type: 'eu_vat', value: 'IT00743110157' }],
    }),
    'peppol',
    ['IT-R-002 /seller/address/line1'],
  ],
  [
    'a Greek seller in Peppol',
    withSeller({
      address: { ...german, country: 'GR' } as never,
      tax_ids: [{ type: 'eu_vat', value: 'EL094259216' }],
    }),
    'peppol',
    ['GR-R-004-1 /seller/address/country'],
  ],
];

test.each(cases)('%s is told', (_words, source, profile, expected) => {
  expect(missing(source, profile)).toEqual(expected);
});

test('each fact is told with a sentence, and nothing twice', () => {
  for (const [, source, profile] of cases) {
    const { missing: facts, ready } = checkEInvoice(source, profile);
    expect(ready).toBe(false);
    for (const { message } of facts) expect(message).toMatch(/^[A-Z].*[.:#]$/);
    expect(new Set(facts.map((fact) => JSON.stringify(fact))).size).toBe(facts.length);
  }
});

test('reverse charge to a German business by its registration number is ready', () => {
  const source = inCategory('reverse_charge', {
    customer: { ...customer, tax_ids: [], registration_number: 'HRB 7' },
  });
  expect(missing(source)).toEqual([]);
});

test('South Sudan is on the lists of UBL, and not on those of CII', () => {
  const source = withCustomer({ billing_address: { ...german, country: 'SS' } as never });
  expect(checkEInvoice(source, 'en16931', 'ubl').ready).toBe(true);
  expect(checkEInvoice(source, 'en16931', 'cii').missing).toMatchObject([
    { rule: 'BR-CL-14', pointer: '/customer/billing_address/country' },
  ]);
});

test('an order alone satisfies Peppol', () => {
  expect(missing(withFields({ buyer_reference: null, po_number: 'PO-1' }), 'peppol')).toEqual([]);
});

describe('a Leitweg-ID', () => {
  test.each([
    ['04011000-12345-03', 0],
    ['04011000-12345-35', 1],
    ['991-33333TEST-33', 0],
    ['991-33333TEST-34', 1],
    ['Purchasing 7', 0],
  ])('%s has %i warnings, and hinders nothing', (buyer_reference, count) => {
    const { ready, warnings } = checkEInvoice(withFields({ buyer_reference }), 'xrechnung');
    expect({ ready, count: warnings.length }).toEqual({ ready: true, count });
  });

  test('is only one to XRechnung', () => {
    const source = withFields({ buyer_reference: '04011000-12345-35' });
    expect(checkEInvoice(source, 'peppol').warnings).toEqual([]);
  });
});

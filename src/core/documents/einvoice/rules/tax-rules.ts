/** The rules of EN 16931 about tax categories: what each asks of its rate, its reason and the parties' tax numbers. */
import type { CategoryCode, SemanticInvoice } from '../model.ts';
import { lineFindings } from './core-rules.ts';
import { type EInvoiceRule, type RuleFinding, rule } from './rule.ts';

/** The category's part in the ids of its rules. */
const ruleNames: Readonly<Record<CategoryCode, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
};

const vatNumberOnly: readonly CategoryCode[] = ['K', 'G'];
const anyTaxNumber: readonly CategoryCode[] = ['S', 'Z', 'E', 'AE'];

export const taxRules: readonly EInvoiceRule[] = [
  {
    id: 'BR-CO-04',
    find: ({ lines }, source) =>
      lineFindings(
        source,
        'tax_category',
        'The line has rate 0 and no tax category: say why it is not taxed.',
        (index) => lines[index]?.category === null,
      ),
  },
  ...anyTaxNumber.map((category) =>
    rule(
      `BR-${ruleNames[category]}-02`,
      '/seller/tax_ids',
      'Fill in your VAT number or your tax number.',
      (invoice) =>
        hasCategory(invoice, category) && invoice.seller.vatId === null && invoice.seller.taxNumber === null,
    ),
  ),
  ...vatNumberOnly.map((category) =>
    rule(
      `BR-${ruleNames[category]}-02`,
      '/seller/tax_ids',
      // Schematron asks for any tax number here, but the standard itself for that of VAT.
      'Fill in your VAT number: supplies abroad need it.',
      (invoice) => hasCategory(invoice, category) && invoice.seller.vatId === null,
    ),
  ),
  rule(
    'BR-AE-02',
    '/customer/tax_ids',
    'Reverse charge needs the VAT number or the registration number of the customer.',
    (invoice) =>
      hasCategory(invoice, 'AE') && invoice.buyer.vatId === null && invoice.buyer.registration === null,
  ),
  rule(
    'BR-IC-02',
    '/customer/tax_ids',
    'A supply to another member state needs the VAT number of the customer.',
    (invoice) => hasCategory(invoice, 'K') && invoice.buyer.vatId === null,
  ),
  rule(
    'BR-IC-12',
    '/delivery_address/country',
    'A supply to another member state needs the country of delivery.',
    (invoice) => hasCategory(invoice, 'K') && invoice.deliveryAddress?.country == null,
  ),
  rule(
    'BR-IC-11',
    '/service_date',
    'A supply to another member state needs its date.',
    (invoice) => hasCategory(invoice, 'K') && invoice.deliveryDate === null && invoice.period === null,
  ),
  {
    id: 'BR-E-10',
    find: ({ taxes, lines }, source) => {
      const isBroken = taxes.some(
        ({ category, reason, reasonCode }) => category === 'E' && reason === null && reasonCode === null,
      );
      if (!isBroken) return [];
      return lineFindings(
        source,
        'tax_exemption_reason',
        'An exempt line needs the reason of the exemption, or its code.',
        (index) => lines[index]?.category === 'E' && source.items[index]?.tax_exemption_reason == null,
      );
    },
  },
  rule(
    'BR-O-11',
    '/items',
    'What is outside the scope of VAT needs a document of its own.',
    ({ taxes }) =>
      taxes.some(({ category }) => category === 'O') && taxes.some(({ category }) => category !== 'O'),
  ),
  {
    id: 'BR-S-05',
    find: ({ lines }, source) =>
      lineFindings(
        source,
        'tax_category',
        'The category of the line does not fit its rate.',
        (index): boolean => {
          const line = lines[index];
          if (line === undefined || line.category === null) return false;
          return (line.category === 'S') !== Number(line.rate) > 0;
        },
      ),
  },
];

function hasCategory({ taxes, lines }: SemanticInvoice, category: CategoryCode): boolean {
  return [...taxes, ...lines].some((one) => one.category === category);
}

/** Codes of exemption that belong to one category. */
const codesOfCategories: Readonly<Record<string, CategoryCode>> = {
  'VATEX-EU-G': 'G',
  'VATEX-EU-O': 'O',
  'VATEX-EU-IC': 'K',
  'VATEX-EU-AE': 'AE',
  'VATEX-EU-D': 'E',
  'VATEX-EU-F': 'E',
  'VATEX-EU-I': 'E',
  'VATEX-EU-J': 'E',
};

/** Peppol holds a code of exemption to its category. */
export const exemptionCodeRule: EInvoiceRule = {
  id: 'PEPPOL-EN16931-P0104',
  find: ({ taxes, lines }, source): readonly RuleFinding[] => {
    const wrong = taxes.filter(({ category, reasonCode }) => {
      const asked = codesOfCategories[(reasonCode ?? '').toUpperCase()];
      return asked !== undefined && asked !== category;
    });
    return lineFindings(
      source,
      'tax_exemption_code',
      'The code of the exemption belongs to another tax category.',
      (index) => wrong.some(({ category }) => category === lines[index]?.category),
    );
  },
};

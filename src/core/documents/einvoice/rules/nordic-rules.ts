/** The rules that Peppol has for sellers of Norway, Denmark, Sweden and Iceland. */
import { isNorwegianNumber, isSwedishNumber } from './check-digits.ts';
import { isDomestic, lacks, nationalRule, taxedRule } from './national-rule.ts';
import type { EInvoiceRule } from './rule.ts';

export const nordicRules: readonly EInvoiceRule[] = [
  taxedRule(
    ['NO'],
    'NO-R-001',
    '/seller/tax_ids',
    'A Norwegian VAT number is NO, nine digits and MVA.',
    ({ seller: { vatId } }) => {
      if (vatId === null) return false;
      const digits = /^NO(\d{9})MVA$/.exec(vatId)?.[1];
      return digits === undefined || !isNorwegianNumber(digits);
    },
  ),
  nationalRule(
    'DK',
    'DK-R-002',
    '/seller/registration_number',
    'Fill in your CVR number, eight digits.',
    ({ seller }) => seller.registration === null,
  ),
  nationalRule(
    'DK',
    'DK-R-014',
    '/seller/registration_number',
    'Your registration number must be a CVR number, eight digits.',
    ({ seller }) => seller.registration !== null && seller.registration.scheme !== '0184',
  ),
  nationalRule(
    'DK',
    'DK-R-017',
    '/customer/registration_number',
    'The registration number of the customer must be a CVR number, eight digits.',
    (invoice) =>
      isDomestic(invoice) &&
      invoice.buyer.registration !== null &&
      invoice.buyer.registration.scheme !== '0184',
  ),
  nationalRule(
    'SE',
    'SE-R-001',
    '/seller/tax_ids',
    'A Swedish VAT number is SE and twelve digits.',
    ({ seller: { vatId } }) => vatId?.startsWith('SE') === true && !/^SE\d{12}$/.test(vatId),
  ),
  nationalRule(
    'SE',
    'SE-R-013',
    '/seller/registration_number',
    'Your registration number must be a Swedish organization number, ten digits.',
    ({ seller: { registration } }) => registration !== null && !isSwedishNumber(registration.value),
  ),
  nationalRule(
    'SE',
    'SE-R-005',
    '/seller/tax_ids',
    'A Swedish seller with a registration number may name no tax number beside that of VAT but the words "Godkänd för F-skatt".',
    ({ seller: { registration, taxNumber } }) =>
      registration !== null && taxNumber !== null && taxNumber.toUpperCase() !== 'GODKÄND FÖR F-SKATT',
  ),
  nationalRule(
    'SE',
    'SE-R-006',
    '/items',
    'Swedish rates are 25, 12 and 6 percent.',
    ({ seller: { vatId }, taxes }) =>
      vatId?.startsWith('SE') === true &&
      taxes.some(({ category, rate }) => category === 'S' && !['25', '12', '6'].includes(rate)),
  ),
  nationalRule(
    'IS',
    'IS-R-002',
    '/seller/registration_number',
    'Fill in your kennitala, ten digits.',
    ({ seller }) => seller.registration?.scheme !== '0196',
  ),
  nationalRule(
    'IS',
    'IS-R-003',
    '/seller/address',
    'Fill in street and postal code of your business.',
    ({ seller }) => lacks(seller.address, ['line1', 'postal_code']),
  ),
  nationalRule(
    'IS',
    'IS-R-004',
    '/customer/registration_number',
    'The customer needs a kennitala, ten digits.',
    (invoice) => isDomestic(invoice) && invoice.buyer.registration?.scheme !== '0196',
  ),
  nationalRule(
    'IS',
    'IS-R-005',
    '/customer/billing_address',
    'The billing address of the customer needs street and postal code.',
    (invoice) => isDomestic(invoice) && lacks(invoice.buyer.address, ['line1', 'postal_code']),
  ),
];

/** The rules that Peppol has for sellers of some countries. */
import { isGreekNumber } from './check-digits.ts';
import { isDomestic, lacks, nationalRule, taxedRule, wholeAddress } from './national-rule.ts';
import { nordicRules } from './nordic-rules.ts';
import { type EInvoiceRule, only } from './rule.ts';

const italian = ['IT'];
const greek = ['GR', 'EL'];

const southern: readonly EInvoiceRule[] = [
  taxedRule(
    italian,
    'IT-R-001',
    '/seller/tax_ids',
    'An Italian tax number has 11 to 16 letters and digits.',
    ({ seller: { taxNumber } }) => taxNumber !== null && !/^[A-Z0-9]{11,16}$/.test(taxNumber),
  ),
  taxedRule(
    italian,
    'IT-R-002',
    '/seller/address/line1',
    'Fill in the street of your business.',
    ({ seller }) => lacks(seller.address, ['line1']),
  ),
  taxedRule(italian, 'IT-R-003', '/seller/address/city', 'Fill in the city of your business.', ({ seller }) =>
    lacks(seller.address, ['city']),
  ),
  taxedRule(
    italian,
    'IT-R-004',
    '/seller/address/postal_code',
    'Fill in the postal code of your business.',
    ({ seller }) => lacks(seller.address, ['postal_code']),
  ),
  taxedRule(
    greek,
    'GR-R-004-1',
    '/seller/address/country',
    'A Greek invoice needs a MARK number of the tax authority, which this program does not get.',
    () => true,
  ),
  taxedRule(
    greek,
    'GR-R-003',
    '/seller/tax_ids',
    'A Greek VAT number is EL and nine digits.',
    ({ seller: { vatId } }) => vatId !== null && !(vatId.startsWith('EL') && isGreekNumber(vatId.slice(2))),
  ),
];

const dutch: readonly EInvoiceRule[] = [
  nationalRule(
    'NL',
    'NL-R-002',
    '/seller/address',
    'Fill in street, city and postal code of your business.',
    ({ seller }) => lacks(seller.address, wholeAddress),
  ),
  nationalRule(
    'NL',
    'NL-R-003',
    '/seller/registration_number',
    'Your registration number must be a KVK number, eight digits, or an OIN, twenty.',
    ({ seller }) => seller.registration !== null && seller.registration.scheme === null,
  ),
  nationalRule(
    'NL',
    'NL-R-004',
    '/customer/billing_address',
    'The billing address of the customer needs street, city and postal code.',
    (invoice) => isDomestic(invoice) && lacks(invoice.buyer.address, wholeAddress),
  ),
  nationalRule(
    'NL',
    'NL-R-005',
    '/customer/registration_number',
    'The registration number of the customer must be a KVK number, eight digits, or an OIN, twenty.',
    (invoice) =>
      isDomestic(invoice) &&
      invoice.buyer.registration !== null &&
      invoice.buyer.registration.scheme === null,
  ),
  nationalRule(
    'NL',
    'NL-R-008',
    '/seller/iban',
    'A Dutch customer needs your bank account.',
    (invoice) => isDomestic(invoice) && invoice.payment.iban === null,
  ),
];

export const nationalRules: readonly EInvoiceRule[] = only(
  ['peppol'],
  [...nordicRules, ...southern, ...dutch],
);

/** Declares the settings about tax. */
import { taxCategories } from '../../billing/tax-categories.ts';
import { registrationNumber, taxIds } from '../../resources/address.ts';
import { defaulted, optional } from '../../schema/field.ts';
import { choice, percentage, text } from '../../schema/kinds.ts';
import { ownExemptionCode } from '../listed-codes.ts';
import { setting } from '../setting.ts';

/** Why a line has no tax: the categories that go with a rate of zero. */
const zeroRateCategories = taxCategories.filter((category) => category !== 'standard');

export const taxSettings = {
  tax_ids: setting(
    'tax',
    'Tax numbers',
    'Each with its type, and a semicolon between them, for example eu_vat DE136695976; tax_number 29/815/08151.',
    defaulted(taxIds, 'The tax registration numbers of the business.'),
  ),
  registration_number: setting(
    'tax',
    'Registration number',
    'Of the register of companies, for example HRB 12345.',
    optional(registrationNumber, 'The number in the register of companies.'),
  ),
  default_tax_rate: setting(
    'tax',
    'Default tax rate',
    'In percent, for example 19: of lines that you type without a rate and without a product.',
    optional(percentage, 'The tax rate in percent of lines that are typed in the sheet without one.'),
  ),
  zero_rate_category: setting(
    'tax',
    'Zero rate category',
    'Why a line with rate 0 has no tax, unless it says so itself: zero, exempt, reverse_charge, intra_community, export or outside_scope.',
    optional(
      choice(zeroRateCategories),
      'The tax category of a line with rate 0 that names none and whose product has none.',
    ),
  ),
  zero_rate_reason: setting(
    'tax',
    'Zero rate reason',
    'The sentence that says why, for example Small business, § 19 UStG.',
    optional(text(200), 'The reason that such a line shows.'),
  ),
  zero_rate_exemption_code: setting(
    'tax',
    'Zero rate exemption code',
    'A code of the list VATEX, for example VATEX-EU-O.',
    optional(ownExemptionCode, 'The code (VATEX) of that reason.'),
  ),
} as const;

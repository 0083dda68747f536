/** Parts of a business or a customer that documents keep a copy of. */
import { languages } from '../words/language.ts';
import { optional, required } from '../schema/field.ts';
import { addressScheme, choice, code, country, list, object, text } from '../schema/kinds.ts';

const addressLine = text(200);

/** A postal address. */
export const billingAddress = object({
  line1: optional(addressLine, 'Street and number.', { column: { header: 'street' } }),
  line2: optional(addressLine, 'A further line.', { column: { header: 'line 2' } }),
  city: optional(addressLine, 'City.', { column: { header: 'city' } }),
  state: optional(addressLine, 'State or province.', { column: { header: 'state' } }),
  postal_code: optional(addressLine, 'Postal code.', { column: { header: 'postal code' } }),
  country: optional(country, 'ISO 3166-1 alpha-2 country code.', { column: { header: 'country' } }),
});

export const taxIds = list(
  {
    type: optional(text(20), 'The type of the number, for example `eu_vat`.'),
    value: required(text(50), 'The number.'),
  },
  10,
);

/** Where electronic invoices are sent. */
export const electronicAddress = object({
  scheme: required(addressScheme, 'The scheme, a code of the list EAS, for example `0088` for a GLN.'),
  value: required(code(100), 'The address within the scheme.'),
});

export const language = choice(languages);

/** The number of a business in its commercial register. */
export const registrationNumber = code(50);

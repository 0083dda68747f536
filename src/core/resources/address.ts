/** Parts of a customer that its documents keep a copy of. */
import { optional, required } from '../schema/field.ts';
import { country, list, object, text } from '../schema/kinds.ts';

const addressLine = text(200);

export const billingAddress = object({
  line1: optional(addressLine, 'Street and number.'),
  line2: optional(addressLine, 'A further line.'),
  city: optional(addressLine, 'City.'),
  state: optional(addressLine, 'State or province.'),
  postal_code: optional(addressLine, 'Postal code.'),
  country: optional(country, 'ISO 3166-1 alpha-2 country code.'),
});

export const taxIds = list(
  {
    type: optional(text(20), 'The type of the number, for example `eu_vat`.'),
    value: required(text(50), 'The number.'),
  },
  10,
);

/** Documents currencies: the list of codes, found by asking for every one there could be. */
import { currencyDecimals } from '../core/billing/currency.ts';
/** The name of the schema of a request's currency. */
export const currencyName = 'Currency';
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = letters
  .flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)))
  .filter((code) => currencyDecimals(code) !== null);
/** The currency codes that a request may give. */
export const currencyCodes = {
  type: 'string',
  description: 'An ISO 4217 currency with 0, 2 or 3 decimals.',
  enum: codes,
};

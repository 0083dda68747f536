/** Codes and addresses with a form of their own: currencies, countries, e-mail addresses, document numbers. */
import * as v from 'valibot';
import { currencyDecimals } from '../billing/currency.ts';
import type { Kind } from './kind.ts';
import { faultText } from './problem.ts';
import { code, pattern } from './text.ts';

/** An ISO 4217 currency with 0, 2 or 3 decimals, in upper case. */
export const currency: Kind<string> = {
  schema: v.pipe(
    code(10).schema,
    v.check(
      (value) => currencyDecimals(value) !== null,
      faultText('invalid_currency', 'Must be an ISO 4217 currency code in upper case, for example EUR.'),
    ),
  ),
  cell: 'text',
  compares: 'word',
};

/** An ISO 3166-1 alpha-2 country, in upper case. */
export const country: Kind<string> = pattern(
  2,
  /^[A-Z]{2}$/,
  faultText('invalid_format', 'Must be a country code of two upper-case letters, for example DE.'),
);

// RFC 5321 allows 254 characters for a path; what stands before the @ is the receiver's business.
export const email: Kind<string> = pattern(
  254,
  /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,
  faultText('invalid_email', 'Must be an e-mail address, for example ada@example.com.'),
);

/** A document number as people write it. */
export const sequenceCode: Kind<string> = code(50);

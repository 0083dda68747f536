/** Kinds of texts: free text, codes without blanks around them, and codes with a form of their own. */
import * as v from 'valibot';
import { isCountry } from '../billing/country.ts';
import { currencyCodes, currencyDecimals } from '../billing/currency.ts';
import type { Kind } from './kind.ts';
import { nearestHint } from './nearest-name.ts';
import { faultText, notText } from './problem.ts';

// Control characters other than TAB, LF and CR, and halves of surrogate pairs: no sheet and no JSON keeps them.
const unstorable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Text kept verbatim, of at most `max` code points. */
export function text(max: number): Kind<string> {
  return {
    schema: v.pipe(
      v.string(notText),
      v.check(
        (value) => !unstorable.test(value),
        faultText(
          'invalid_format',
          'Must not contain control characters (except TAB, LF and CR) or lone surrogates.',
        ),
      ),
      v.maxCodePoints(max, faultText('too_long', `Must have at most ${max} characters.`)),
      // The documentation reads this metadata, because it cannot look into the checks; so it is with all kinds.
      v.metadata({ form: 'text' }),
    ),
    cell: 'text',
    compares: 'text',
    verbatim: true,
  };
}

/** Text without blanks around it, of at most `max` code points; compared exactly, with case. */
export function code(max: number): Kind<string> {
  return {
    schema: v.pipe(
      text(max).schema,
      v.check(
        (value) => value.trim() === value,
        faultText('invalid_format', 'Must not begin or end with blanks.'),
      ),
      v.metadata({ form: 'code' }),
    ),
    cell: 'text',
    compares: 'text',
  };
}

/** A code that matches a pattern. */
function pattern(max: number, expression: RegExp, fault: string): Kind<string> {
  return { schema: v.pipe(code(max).schema, v.regex(expression, fault)), cell: 'text', compares: 'text' };
}

/** An ISO 4217 currency with 0, 2 or 3 decimals, in upper case. */
export const currency: Kind<string> = {
  schema: v.pipe(
    code(10).schema,
    v.check(
      (value) => currencyDecimals(value) !== null,
      ({ input }) =>
        faultText(
          'invalid_currency',
          `Must be an ISO 4217 currency code in upper case, for example EUR.${nearestHint(input, currencyCodes())}`,
        ),
    ),
  ),
  cell: 'text',
  compares: 'word',
};

/** An ISO 3166-1 alpha-2 country, in upper case. */
export const country: Kind<string> = {
  schema: v.pipe(
    code(100).schema,
    v.check(isCountry, ({ input }) => {
      const meant = countriesByOtherCode[input] ?? input.toUpperCase();
      const hint = isCountry(meant) ? ` Did you mean "${meant}"?` : '';
      return faultText('invalid_format', `Must be an ISO 3166-1 code of two letters, for example DE.${hint}`);
    }),
  ),
  cell: 'text',
  compares: 'text',
};

// Codes that others give these countries: the kingdom's internet domains, and Greece's tax numbers.
const countriesByOtherCode: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

// RFC 5321 allows 254 characters for a path; only the receiver can judge what stands before the @.
export const email: Kind<string> = {
  ...pattern(
    254,
    /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@."(),:;<>[\\\]]+$/,
    faultText('invalid_email', 'Must be an e-mail address, for example ada@example.com.'),
  ),
  compares: 'name',
};

/** A document number as people write it. */
export const sequenceCode: Kind<string> = code(50);

// Codes out of public lists, which are long: whoever keeps such a code asks `tx.codeLists()` whether its list has it, and
// which code was meant.

/** The scheme of an electronic address, a code of the list EAS. */
export const addressScheme = code(30);

/** A unit code of UN/ECE Recommendation 20. */
export const unitCode = code(30);

/** The code of a reason for no tax, of the list VATEX. */
export const exemptionCode = code(30);

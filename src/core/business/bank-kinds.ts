/** Kinds of bank details: account numbers whose check digits are computed, and the addresses of banks and payers. */
import * as v from 'valibot';
import { isCountry } from '../billing/country.ts';
import type { Kind } from '../schema/kind.ts';
import { faultText } from '../schema/problem.ts';
import { text } from '../schema/texts.ts';

// The IBAN registry of SWIFT as of 2026-01: a country, and how many characters its account numbers have.
const ibanLengths =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
  'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
  'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
  'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';

/** Blanks and case are for people: an account number is kept without blanks, in upper case. */
function written(max: number, fault: (value: string) => string | null): Kind<string> {
  return {
    schema: v.pipe(
      text(max).schema,
      v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? fault(dataset.value) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
    cell: 'text',
    compares: 'text',
  };
}

/** An international account number (ISO 13616), its check digits computed by mod 97. */
export const iban: Kind<string> = written(50, ibanFault);

/** An account number that Swiss QR bills with a QR reference are paid to: its bank's number is 30000 to 31999. */
export const qrIban: Kind<string> = written(50, (value) => {
  const fault = ibanFault(value);
  if (fault !== null) return fault;
  const institution = Number(value.slice(4, 9));
  if (/^(CH|LI)/.test(value) && institution >= 30_000 && institution <= 31_999) return null;
  return faultText(
    'invalid_iban',
    'Must be a QR-IBAN of CH or LI: its fifth to ninth characters are 30000 to 31999. A usual IBAN belongs into iban.',
  );
});

/** The code of a bank (ISO 9362), of 8 or 11 characters. */
export const bic: Kind<string> = written(50, (value) => {
  const hasForm = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value);
  if (hasForm && (isCountry(value.slice(4, 6)) || value.slice(4, 6) === 'XK')) return null;
  const { length } = value;
  const counted = length === 8 || length === 11 ? '' : ` This one has ${length}.`;
  return faultText(
    'invalid_bic',
    `Must be a BIC of 8 or 11 characters, with its country in the fifth and sixth.${counted}`,
  );
});

/** An address for payments in India, as `name@bank`. */
export const upiId: Kind<string> = {
  schema: v.pipe(
    text(100).schema,
    v.regex(
      /^[A-Za-z0-9._-]{2,}@[A-Za-z][A-Za-z0-9]+$/,
      faultText('invalid_format', 'Must be a UPI id, for example lovelace@upi.'),
    ),
  ),
  cell: 'text',
  compares: 'text',
};

function ibanFault(value: string): string | null {
  const wrong = (why: string): string => faultText('invalid_iban', `Must be an IBAN. ${why}`);
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(value))
    return wrong('It begins with a country and two check digits, for example DE89 3704 0044 0532 0130 00.');
  const country = value.slice(0, 2);
  const length = new RegExp(`\\b${country}(\\d\\d)`).exec(ibanLengths)?.[1];
  if (length === undefined) return wrong(`${country} has none.`);
  if (value.length !== Number(length))
    return wrong(`Those of ${country} have ${length} characters, and this one ${value.length}.`);
  return remainder(value) === 1 ? null : wrong('Its check digits are wrong: compare it with your bank’s.');
}

// The remainder of the number by 97, in which letters count from A = 10; digit by digit, as no double holds it all.
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

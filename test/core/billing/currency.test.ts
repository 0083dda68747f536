/** Shows which currencies are known and how many decimals each has. */

import { currencyDecimals } from '../../../src/core/billing/currency.ts';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const EVERY_CODE = LETTERS.flatMap((a) => LETTERS.flatMap((b) => LETTERS.map((c) => a + b + c)));

describe('currencyDecimals', () => {
  test.each([
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'INR',
    'HUF',
    'IDR',
    'AFN',
    'MGA',
    'MRU',
    'XCG',
    'ZWG',
    'AED',
    'VES',
  ])('gives %s two decimals', (code) => {
    expect(currencyDecimals(code)).toBe(2);
  });

  test('gives the currencies without a minor unit no decimals', () => {
    expect(EVERY_CODE.filter((code) => currencyDecimals(code) === 0)).toEqual(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
    );
  });

  test('gives the dinars and the rial of a thousand parts three decimals', () => {
    expect(EVERY_CODE.filter((code) => currencyDecimals(code) === 3)).toEqual(
      'BHD IQD JOD KWD LYD OMR TND'.split(' '),
    );
  });

  test('knows all 178 codes of list one but 13 without a minor unit and 2 with four decimals', () => {
    expect(EVERY_CODE.filter((code) => currencyDecimals(code) !== null)).toHaveLength(178 - 13 - 2);
  });

  test.each([
    'XAU',
    'XDR',
    'XTS',
    'XXX',
    'CLF',
    'UYW',
    'BGN',
    'HRK',
    'DEM',
    'ABC',
    'usd',
    'US',
    'USDD',
    '',
    'D U',
    'UR ',
  ])('does not know %p', (code) => {
    expect(currencyDecimals(code)).toBeNull();
  });
});

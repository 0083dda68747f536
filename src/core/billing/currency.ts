/** Knows the currencies of ISO 4217 and how many decimals each has. */
import { type Decimal, toFixedText } from './decimal.ts';

// The active codes of ISO 4217 list one as published on 2026-01-01. Left out: codes without a minor unit
// (metals, test codes) and the two accounting units with four decimals, CLF and UYW.
const CODES_BY_DECIMALS: readonly (readonly [number, string])[] = [
  [
    2,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF ' +
      'CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL ' +
      'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU ' +
      'MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR ' +
      'SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED ' +
      'VES WST XAD XCD XCG YER ZAR ZMW ZWG',
  ],
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const CODE = /^[A-Z]{3}$/;

/** Every known code. */
export function currencyCodes(): string[] {
  return CODES_BY_DECIMALS.flatMap(([, codes]) => codes.split(' '));
}

/** An amount with as many decimals as its currency has; two for a code that nobody knows. */
export function fixedAmount(amount: Decimal, currency: string): string {
  return toFixedText(amount, currencyDecimals(currency) ?? 2);
}

/** How many decimals amounts of the currency have: 0, 2 or 3; null for an unknown code. */
export function currencyDecimals(code: string): number | null {
  const row = CODE.test(code) ? CODES_BY_DECIMALS.find(([, codes]) => codes.includes(code)) : undefined;
  return row ? row[0] : null;
}

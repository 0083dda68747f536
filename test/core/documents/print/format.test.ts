import {
  formatDay,
  formatIban,
  formatMoney,
  formatNumber,
  formatPercent,
} from '../../../../src/core/documents/print/format.ts';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

test.each([
  ['en', 'GB', '€1,234,567.50', '−€0.05', '19%', '26 Nov 2026'],
  ['en', 'US', '€1,234,567.50', '−€0.05', '19%', 'Nov 26, 2026'],
  ['de', 'DE', '1.234.567,50 €', '−0,05 €', '19 %', '26.11.2026'],
  ['de', 'CH', '€ 1’234’567.50', '€ −0.05', '19 %', '26.11.2026'],
  ['fr', 'FR', '1 234 567,50 €', '−0,05 €', '19 %', '26/11/2026'],
  ['fr', 'CH', '€ 1’234’567.50', '€ −0.05', '19 %', '26.11.2026'],
  ['nl', 'NL', '€ 1.234.567,50', '€ −0,05', '19%', '26-11-2026'],
  ['es', 'ES', '1.234.567,50 €', '−0,05 €', '19 %', '26/11/2026'],
  ['it', null, '1.234.567,50 €', '−0,05 €', '19%', '26/11/2026'],
] as const)('%s of %s', (language, country, large, negative, rate, day) => {
  const locale = { language, country };
  expect(plain(formatMoney('1234567.5', 'EUR', locale))).toBe(large);
  expect(plain(formatMoney('-0.05', 'EUR', locale))).toBe(negative);
  expect(plain(formatPercent('19.00', locale))).toBe(rate);
  expect(plain(formatDay('2026-11-26', locale))).toBe(day);
});

const english = { language: 'en', country: 'GB' } as const;

test.each([
  ['JPY', '1234', '¥1,234'],
  ['KWD', '1.5', 'KWD 1.500'],
  ['CHF', '1.5', 'CHF 1.50'],
  ['XXX', '1.5', 'XXX 1.50'],
])('amounts of %s have the decimals of the currency', (currency, value, expected) => {
  expect(plain(formatMoney(value, currency, english))).toBe(expected);
});

test('numbers keep every digit that they have', () => {
  expect(formatNumber('0.123456', english, 2)).toBe('0.123456');
  expect(formatNumber('999999999999.999', english)).toBe('999,999,999,999.999');
  expect(formatNumber('100', english, 2)).toBe('100.00');
});

test('an account number stands in groups of four', () => {
  expect(plain(formatIban('DE89370400440532013000'))).toBe('DE89 3704 0044 0532 0130 00');
});

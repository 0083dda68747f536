import { decimalSignOf, readAmount } from '../../../src/core/billing/read-amount.ts';

test.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['€ 1.234,56', '1234.56', 'EUR'],
  ['1,234.56 USD', '1234.56', 'USD'],
  ['IQD 120000', '120000', 'IQD'],
  ['$1,018.00', '1018.00'],
  ["1'234.5", '1234.5'],
  ['1 234 567', '1234567'],
  ['1\u00A0234,50 zł', '1234.50', 'PLN'],
  ['1,234,567', '1234567'],
  ['0,123', '0.123'],
  ['1234,567', '1234.567'],
  ['.5', '0.5'],
  ['5,00-', '-5.00'],
  ['(5.00)', '-5.00'],
  ['($5.00)', '-5.00'],
  ['\u22125', '-5'],
  ['$-142.85', '-142.85'],
  ['-0.00', '0.00'],
  ['9.779999999999999', '9.78'],
  ['19 %', '19'],
])('%s is %s', (text, value, currency = null as never) => {
  expect(readAmount(text, { decimal: null })).toEqual({ value, currency: currency ?? null });
});

test.each(['1,234', '1.234', '1,2,3', '1.23,456.7', '(5.00', '-5-', '12 per 10', '5,-', '1.2.3', 'free', ''])(
  '%j is not read, because it may be two numbers or none',
  (text) => {
    expect(readAmount(text, { decimal: null })).toBeNull();
  },
);

test('the sign of the decimals comes from the values that can be read in one way', () => {
  expect(decimalSignOf(['1.234', '12,50', 'free'])).toBe(',');
  expect(decimalSignOf(['1,234', '1,234.5'])).toBe('.');
  expect(decimalSignOf(['1.234.567'])).toBe(',');
  expect(decimalSignOf(['1,5', '1.5'])).toBe('mixed');
  expect(decimalSignOf(['1.234', '17'])).toBeNull();
  expect(readAmount('1.234', { decimal: ',' })?.value).toBe('1234');
  expect(readAmount('1.234', { decimal: '.' })?.value).toBe('1.234');
  expect(readAmount('1,234', { decimal: null, isPlain: true })?.value).toBe('1.234');
});

/**
 * Amounts, percentages and days typed in the form of the spreadsheet's locale become numbers with a format that shows
 * them so [support.google.com/docs/answer/58515, "Change locale": it sets currency, date and number formats].
 */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

function typed(locale: string, text: string): unknown[] {
  const { sheet } = openSpreadsheet({ locale, timeZone: 'Etc/UTC' });
  const cell = sheet.getRange('A1').setValue(text);
  return [cell.getValue(), cell.getDisplayValues()[0]![0]];
}

test.each([
  ['de_DE', '1.234,50 €', 1234.5, '1.234,50 €'],
  ['de_DE', '-1.234,50 €', -1234.5, '-1.234,50 €'],
  ['de_DE', '€ 1.234,50', 1234.5, '€ 1.234,50'],
  ['de_DE', '5€', 5, '5€'],
  ['en_US', '$1,234.50', 1234.5, '$1,234.50'],
  ['en_US', '$-5', -5, '-$5'],
  ['en_US', '($5)', -5, '-$5'],
  ['en_GB', '£1,234.50', 1234.5, '£1,234.50'],
  ['fr_FR', '1\u202f234,50 €', 1234.5, '1 234,50 €'],
  ['de_CH', 'CHF 1’234.50', 1234.5, 'CHF 1,234.50'],
  ['en_IN', '₹1,23,456.00', 123456, '₹123,456.00'],
  ['pt_BR', 'R$ 1.234,50', 1234.5, 'R$ 1.234,50'],
  ['sv_SE', '12,50 kr', 12.5, '12,50 kr'],
  ['de_DE', '12,5 %', 0.125, '12,50%'],
])('in %s the amount %s is %d', (locale, text, value, shown) => {
  expect(typed(locale, text)).toEqual([value, shown]);
});

test.each([
  ['de_DE', '1,234.50 €'],
  ['en_US', '1.234,50 €'],
  ['en_US', '12 kr'],
  ['en_US', '$'],
  ['de_DE', '2 Stück'],
  ['de_DE', '25. Foo 2026'],
])('in %s the text %s stays text', (locale, text) => {
  expect(typed(locale, text)).toEqual([text, text]);
});

test.each([
  ['de_DE', '25. September 2026', '2026-09-25'],
  ['de_DE', '25. September', '2026-09-25'],
  ['fr_FR', '1er janvier 2026', '2026-01-01'],
  ['es_ES', '25 de septiembre de 2026', '2026-09-25'],
  ['pl_PL', '25 września 2026', '2026-09-25'],
])('in %s the day %s is %s', (locale, text, day) => {
  const [value] = typed(locale, text);
  expect((value as Date).toISOString().slice(0, 10)).toBe(day);
});

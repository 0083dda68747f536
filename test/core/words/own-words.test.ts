/** The words of a business: what is taken, and what is said of a line that cannot be. */
import { wordsFault } from '../../../src/core/words/own-words.ts';
import { wordsOf } from '../../../src/core/words/words.ts';

test('own words take the place of the usual ones in their language alone', () => {
  const own = 'de.invoice = Faktura\n\n  de.units.KGM=Kilo \r\nde.page.accept = Los = geht\nfr.total = Somme';
  expect(wordsFault(own)).toBe(null);
  const { printed, page } = wordsOf('de', own);
  expect([printed.invoice, printed.units.KGM, printed.units.HUR, page.accept]).toEqual([
    'Faktura',
    'Kilo',
    'Std.',
    'Los = geht',
  ]);
  expect(printed.total).toBe(wordsOf('de', null).printed.total);
  expect(wordsOf('fr', own).printed.total).toBe('Somme');
});

test.each([
  ['Faktura', 'Each line must be a word and its text, for example de.invoice = Faktura. "Faktura" is not.'],
  ['at.invoice = Faktura', '"at.invoice" must begin with en, de, fr, nl, es or it and a point.'],
  ['de.invioce = Faktura', 'There is no word "invioce". Did you mean "invoice"?'],
  ['de.mail.subject.x = a', 'There is no word "mail.subject.x".'],
  ['de.constructor = a', 'There is no word "constructor".'],
  ['de.qr_bill.receipt = a', 'There is no word "qr_bill.receipt".'],
  ['de.reasons = a', 'There is no word "reasons". Did you mean "reason"?'],
  ['de.total =', '"de.total" has no text.'],
  ['de.pay_by = bis {day}', '"de.pay_by" has no place for {day}, but for {date}.'],
  ['de.total = {SEQ:4}', '"de.total" has no place for {SEQ:4}.'],
  ['de.total = a\nde.total = b', '"de.total" stands there twice.'],
  [`de.total = ${'x'.repeat(501)}`, '"de.total" has more than 500 characters.'],
])('line %# is refused', (text, sentence) => {
  expect(wordsFault(text)).toBe(sentence);
});

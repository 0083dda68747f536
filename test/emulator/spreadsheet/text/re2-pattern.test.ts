/** Regular expressions of TextFinder, in the syntax of RE2 [github.com/google/re2, wiki/Syntax]. */
import { openSpreadsheet } from '../support/open-spreadsheet.ts';

function found(pattern: string, texts: readonly string[], isEntire = false): string[] {
  const { sheet } = openSpreadsheet();
  const range = sheet.getRange(1, 1, texts.length, 1).setNumberFormat('@');
  range.setValues(texts.map((text) => [text]));
  const finder = sheet.getDataRange().createTextFinder(pattern).useRegularExpression(true).matchCase(true);
  return finder
    .matchEntireCell(isEntire)
    .findAll()
    .map((cell) => cell.getValue());
}

test.each([
  ['^a.c$', ['abc', 'xabc', 'a\nc'], ['abc']],
  ['(?i)ABC', ['abc', 'ab'], ['abc']],
  ['(?P<year>\\d{4})-\\d\\d', ['2026-09', '26-09'], ['2026-09']],
  ['[[:digit:]]+x', ['12x', 'ax'], ['12x']],
  ['[^[:digit:]]x|\\pL!', ['é!', '1!', 'ax'], ['é!', 'ax']],
  ['[[:^digit:]]x', ['1x', 'ax'], ['ax']],
  ['\\p{Greek}|\\P{L}\\p{^L}', ['λ', 'l', '1'], ['λ']],
  ['\\Qa.c\\E', ['a.c', 'abc'], ['a.c']],
  ['\\x{e9}', ['é', 'e'], ['é']],
  ['\\A1\\z', ['1', '11'], ['1']],
  ['\\#\\-\\"\\/', ['#-"/'], ['#-"/']],
  ['[]a]{2}', ['a]', 'ab'], ['a]']],
  ['a{,2}', ['a{,2}', 'aa'], ['a{,2}']],
  ['(?:ab)+?$', ['abab', 'aba'], ['abab']],
])('%s', (pattern, texts, expected) => {
  expect(found(pattern, texts)).toEqual(expected);
});

test('a whole cell is asked for by an option, also of alternatives', () => {
  expect(found('a|ab', ['a', 'ab', 'abc'], true)).toEqual(['a', 'ab']);
});

test.each([
  '(?=a)',
  '(?!a)b',
  '(?<=a)b',
  '(?<!a)b',
  '(a)\\1',
  '(?P<x>a)\\k<x>',
  '(?>a)',
  'a*+',
  'a{1001}',
  '[a',
  '\\y',
])('RE2 has no %s', (pattern) => {
  expect(() => found(pattern, ['a'])).toThrow('Invalid regular expression');
});

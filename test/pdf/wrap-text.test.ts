import { drawable, wrapText } from '../../src/pdf/wrap-text.ts';

const wrap = (text: string, width: number): string[] => wrapText(text, (part) => part.length <= width);

test.each([
  ['a line that fits', 'one two', 9, ['one two']],
  ['behind blanks, which no line ends with', 'one two three', 8, ['one two', 'three']],
  ['behind a hyphen and a slash', 'self-made and/or', 6, ['self-', 'made', 'and/or']],
  ['not within a number', '2026-01-07 5/6', 10, ['2026-01-07', '5/6']],
  ['within a word that is too long', 'abcdefgh i', 3, ['abc', 'def', 'gh', 'i']],
  ['at a blank that joins, before a word', '1,234\u00a0pieces', 7, ['1,234', 'pieces']],
  ['at the line breaks that there are, also empty lines', 'a\r\n\nb', 5, ['a', '', 'b']],
  ['nothing', '', 5, ['']],
])('breaks %s', (_what, text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

test('leaves out what has no shape, and joins accents to their letters', () => {
  expect(drawable('a\u200bb\u0007c\ufeff')).toBe('abc');
  expect(drawable('1\u202f234\t€')).toBe('1\u00a0234 €');
  expect(drawable('e\u0301')).toBe('é');
});

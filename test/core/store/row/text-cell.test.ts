import fc from 'fast-check';
import { decodeText, encodeText, splitText } from '../../../../src/core/store/row/text-cell.ts';
import { arbitraryCellText } from '../../arbitrary-records.ts';

test('gives back any text that it has encoded', () => {
  fc.assert(
    fc.property(arbitraryCellText, (text) => decodeText(encodeText(text)) === text),
    { numRuns: 2000 },
  );
});

test('leaves a text that needs no care as people would write it', () => {
  for (const text of ['Ada', '00123', 'TRUE', '1/2', 'a=b', ' =1', '=1+1', '+33', 'line\nline'])
    expect(encodeText(text)).toBe(text);
});

test('takes what a person has typed as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('=', '+', "'", '\n', 'x', '\u240D', '😀') }),
      (text) => decodeText(text) === text,
    ),
  );
});

const awkwardText = fc.string({
  unit: fc.constantFrom('a', '😀', '\u2060', '\r', '=', '"', '\ud83d', '\ude00'),
});

test('cuts a text into pieces that make it again', () => {
  fc.assert(
    fc.property(awkwardText, fc.integer({ min: 4, max: 30 }), (whole, length) => {
      const pieces = splitText(whole, length);
      expect(pieces.join('')).toBe(whole);
      expect(pieces.every((piece) => piece !== '')).toBe(true);
    }),
  );
});

test('makes pieces whose cells are within the length, however many characters have to be escaped', () => {
  fc.assert(
    fc.property(awkwardText, fc.integer({ min: 4, max: 30 }), (whole, length) => {
      for (const piece of splitText(whole, length))
        expect(encodeText(piece).length).toBeLessThanOrEqual(length);
    }),
  );
});

test('never cuts between the halves of a character', () => {
  fc.assert(
    fc.property(awkwardText, fc.integer({ min: 4, max: 9 }), (whole, length) => {
      const pieces = splitText(whole, length);
      for (const [index, piece] of pieces.entries()) {
        const next = pieces[index + 1] ?? '';
        expect(/[\ud800-\udbff]$/.test(piece) && /^[\udc00-\udfff]/.test(next)).toBe(false);
      }
    }),
  );
});

test('uses few pieces, and none for no text', () => {
  expect(splitText('', 10)).toEqual([]);
  expect(splitText('x'.repeat(98_000), 49_001)).toHaveLength(2);
});

test('never cuts an id in two, so that a search of the cells finds it', () => {
  const id = 'prd_01KEBZ0000ABCDEFGHJKMNPQRS';
  const documents = fc.array(fc.record({ product_id: fc.constant(id), note: awkwardText }), { minLength: 1 });
  fc.assert(
    fc.property(documents, fc.integer({ min: 40, max: 90 }), (items, length) => {
      const pieces = splitText(JSON.stringify(items), length);
      const whole = pieces.flatMap((piece) => piece.split(id).slice(1));
      expect(whole).toHaveLength(items.length);
    }),
  );
});

import fc from 'fast-check';
import { fileSheetNames } from '../../../../src/local/workbook-file/xlsx/reference.ts';

test('a name that the file format allows is left as it is', () => {
  const names = ['Invoices', 'Invoice items', "O'Neil", 'Ümläut 👩‍👩‍👧'];
  expect(fileSheetNames(names)).toEqual(names);
});

test('a name that the file format forbids becomes a likeness', () => {
  expect(fileSheetNames(["'a/b:c'", 'x'.repeat(40), 'History', '_lists', ''])).toEqual([
    '-a-b-c-',
    'x'.repeat(31),
    'History (2)',
    '_lists (2)',
    'Sheet',
  ]);
});

test('names differ by more than the case of their letters, and none is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 20 }), (names) => {
      const written = fileSheetNames([...names, ...names]);
      expect(new Set(written.map((name) => name.toLowerCase())).size).toBe(names.length * 2);
      expect(written.every((name) => name.length > 0 && name.length <= 31)).toBe(true);
    }),
  );
});

/** A search goes from one cell to the next, and around the sheet. */
import { findCell } from '../../../src/local/pages/find-cell.ts';

const texts: Readonly<Record<string, string>> = {
  '1:1': 'Name',
  '2:1': 'Ada',
  '2:3': 'ADAM',
  '4:1': 'Nevada',
};
const sheet = {
  rows: 4,
  columns: [1, 3],
  shownText: (row: number, column: number) => texts[`${row}:${column}`] ?? '',
};

test.each([
  [{ row: 1, column: 1 }, 'next', 1, { row: 2, column: 1 }],
  [{ row: 2, column: 1 }, 'next', 2, { row: 2, column: 3 }],
  [{ row: 4, column: 1 }, 'next', 1, { row: 2, column: 1 }],
  [{ row: 2, column: 3 }, 'previous', 1, { row: 2, column: 1 }],
  [{ row: 2, column: 1 }, 'previous', 3, { row: 4, column: 1 }],
] as const)('from %j the %s one is number %d', (from, direction, number, place) => {
  expect(findCell(sheet, 'ada', from, direction)).toEqual({ count: 3, number, place });
});

test('a text that no cell shows is nowhere', () => {
  for (const direction of ['next', 'previous'] as const)
    expect(findCell(sheet, 'Bob', { row: 1, column: 1 }, direction)).toMatchObject({ count: 0, place: null });
});

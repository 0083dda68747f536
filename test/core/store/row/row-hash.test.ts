import fc from 'fast-check';
import { hashCells } from '../../../../src/core/store/row/row-hash.ts';
import type { Cell } from '../../../../src/core/workspace.ts';

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.date({ noInvalidDate: true }),
);

test('is the same for the same cells, as 16 hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      expect(hashCells(cells)).toMatch(/^[0-9a-f]{16}$/);
      expect(hashCells([...cells])).toBe(hashCells(cells));
    }),
  );
});

test('changes when any one cell changes', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), fc.nat(), cell, (cells, pick, other) => {
      const index = pick % cells.length;
      const changed = cells.map((one, at) => (at === index ? other : one));
      fc.pre(String(other) !== String(cells[index]) || typeof other !== typeof cells[index]);
      expect(hashCells(changed)).not.toBe(hashCells(cells));
    }),
    { numRuns: 2000 },
  );
});

test.each<[Cell[], Cell[]]>([
  [['1'], [1]],
  [['true'], [true]],
  [[''], []],
  [
    ['a', 'b'],
    ['ab', ''],
  ],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [[new Date(5)], [5]],
  [[0], ['']],
])('tells %j from %j', (one, other) => {
  expect(hashCells(one)).not.toBe(hashCells(other));
});

test('spreads texts that differ little', () => {
  const hashes = new Set(
    Array.from({ length: 20_000 }, (_, index) => hashCells(['INV', index, `n${index}`])),
  );
  expect(hashes.size).toBe(20_000);
});

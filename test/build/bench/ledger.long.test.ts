/** The ledger of a small workbook: every operation keeps its budget, and what does not is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, ownBudgetOf } from '../../../src/build/bench/budgets.ts';
import { growthFaults } from '../../../src/build/bench/growth.ts';
import { ledgerChart } from '../../../src/build/bench/ledger-chart.ts';
import { excessesOf, ledgerTable } from '../../../src/build/bench/ledger-table.ts';
import { measureRows } from '../../../src/build/bench/measure-rows.ts';
import { speedSection } from '../../../src/build/proof/speed-section.ts';

const ledger = measureRows(100);

test('keeps every operation on 100 invoices within its budget', () => {
  expect(ledger.measurements.filter(({ op, rows }) => budgetOf(op, rows) !== null)).toHaveLength(16);
  expect(excessesOf(ledger)).toEqual([]);
});

test('has a budget of our own for every operation, which the design’s is no tighter than', () => {
  const sorted = ledger.measurements.map((one) => ({ ...one, op: `${one.op}_sorted` }));
  for (const { op } of [...ledger.measurements, ...sorted]) {
    for (const rows of [100, 10_000, 100_000]) {
      expect([op, ownBudgetOf(op, rows)?.ms]).toEqual([op, expect.any(Number)]);
      const design = budgetOf(op, rows)?.ms ?? Number.POSITIVE_INFINITY;
      expect(ownBudgetOf(op, rows)?.ms).toBeLessThanOrEqual(design);
    }
  }
});

test('names what has become dearer by our own measure, and an operation that nobody has given a budget', () => {
  const dearer = ledger.measurements
    .filter(({ op }) => op === 'accept')
    .map((one) => ({ ...one, ms: one.ms * 1.1, document_calls: one.document_calls + 1 }));
  const unknown = dearer.map((one) => ({ ...one, op: 'decline' }));
  expect(excessesOf({ measurements: [...dearer, ...unknown], cells: 0 })).toEqual([
    expect.stringMatching(/^accept at 100 invoices takes .* ms of our own \d+\.$/),
    'accept at 100 invoices makes 7 document calls of our own 6.',
    'decline has no budget in own-budgets.ts.',
  ]);
});

test('names what costs more in a larger workbook without a column to search, or by more than that column', () => {
  const grown = (op: string, cells: number, calls: number) =>
    ledger.measurements
      .filter((one) => one.op === op)
      .flatMap((one) => [
        { ...one, rows: 10_000 },
        {
          ...one,
          rows: 100_000,
          cells_read: one.cells_read + cells,
          document_calls: one.document_calls + calls,
        },
      ]);
  expect(growthFaults([...grown('list', 3_000, 0), ...grown('filter_rare', 93_000, 50)])).toEqual([]);
  expect(growthFaults([...grown('list', 3_001, 1), ...grown('filter_rare', 93_001, 51)])).toEqual([
    'list from 10000 to 100000 invoices reads 3001 more cells of 3000: nothing has to be searched.',
    'list from 10000 to 100000 invoices makes 1 more document calls of 0.',
    'filter_rare from 10000 to 100000 invoices reads 93001 more cells of 93000: the statuses are searched.',
    'filter_rare from 10000 to 100000 invoices makes 51 more document calls of 50.',
  ]);
});

test('names what is over its budget, in time, calls, locked time and cells', () => {
  const slow = ledger.measurements
    .filter(({ op }) => op === 'create3')
    .map((one) => ({ ...one, ms: 901, document_calls: 10, locked_ms: 601 }));
  expect(excessesOf({ measurements: slow, cells: 8_000_001 })).toEqual([
    'create3 at 100 invoices takes 901 ms of 900.',
    'create3 at 100 invoices makes 10 document calls of 9.',
    'create3 at 100 invoices keeps the lock for 601 ms of 600.',
    'The workbook has 8000001 cells of 8000000.',
  ]);
  const hidden = slow.map((one) => ({ ...one, ms: 800, document_calls: 8, locked_ms: 600 }));
  expect(
    excessesOf({ measurements: hidden.map((one) => ({ ...one, pessimistic_ms: 1251 })), cells: 0 }),
  ).toEqual(['create3 at 100 invoices takes 1251 ms of 1250 by the pessimistic model.']);
});

test('shows each operation in a line of its table, and the figures of 100,000 invoices in its chart', () => {
  expect(ledgerTable([ledger])).toMatch(/^create3 +100 +8 +9 +8 .* 900 +\d+ +\d+ +1250$/m);
  const large = ledger.measurements.map((one) => ({ ...one, rows: 100_000 }));
  expect(ledgerChart(large)).toContain('>0.83<');
  expect(() => ledgerChart(ledger.measurements)).toThrow('list was not measured at 100000 invoices.');
});

test('the README tells the speed that the bench measures, to a tenth of a second', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  const [, told = ''] = /<!-- speed -->\s*(.*?)\s*<!-- end of speed -->/s.exec(readme) ?? [];
  const measured = speedSection(ledger.measurements, 100);
  const wordsOf = (text: string): string => text.replace(/\d+\.\d/g, 'n');
  const figuresOf = (text: string): number[] => (text.match(/\d+\.\d/g) ?? []).map(Number);
  expect(wordsOf(told)).toBe(wordsOf(measured));
  // The README has them at 100,000 invoices, and expects up to five times the sum.
  for (const [index, figure] of figuresOf(measured).entries())
    expect(Math.abs((figuresOf(told)[index] ?? 0) - figure)).toBeLessThanOrEqual(index < 5 ? 0.11 : 0.51);
});

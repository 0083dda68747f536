/** The ledger of a small workbook: every operation keeps its budget, and what does not is named. */
import { budgetOf } from '../../../src/build/bench/budgets.ts';
import { ledgerChart } from '../../../src/build/bench/ledger-chart.ts';
import { excessesOf, ledgerTable } from '../../../src/build/bench/ledger-table.ts';
import { measureRows } from '../../../src/build/bench/measure-rows.ts';

const ledger = measureRows(100);

test('keeps every operation on 100 invoices within its budget', () => {
  expect(ledger.measurements.filter(({ op, rows }) => budgetOf(op, rows) !== null)).toHaveLength(16);
  expect(excessesOf(ledger)).toEqual([]);
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
});

test('shows each operation in a line of its table, and the figures of 100,000 invoices in its chart', () => {
  expect(ledgerTable([ledger])).toMatch(/^create3 +100 +8 +9 .* 900$/m);
  const large = ledger.measurements.map((one) => ({ ...one, rows: 100_000 }));
  expect(ledgerChart(large)).toContain('>0.84<');
  expect(() => ledgerChart(ledger.measurements)).toThrow('list was not measured at 100000 invoices.');
});

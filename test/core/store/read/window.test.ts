/** Scattered rows are read in the calls that cost the least: what a list of far matches takes is the floor of the model. */
import fc from 'fast-check';
import { rowRanges } from '../../../../src/core/store/read/window.ts';
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';

const { documentCallMs, per1000CellsReadMs } = publishedLatency.spreadsheet;
// A row of invoices, the widest sheet.
const columns = 26;
const rowMs = (columns * per1000CellsReadMs) / 1000;

/** The least milliseconds of any calls that read these rows: between two neighbours stands a call or the rows between. */
function leastMs(rows: readonly number[]): number {
  const gaps = rows.slice(1).map((row, index) => row - (rows[index] ?? row));
  return gaps.reduce(
    (sum, gap) => sum + Math.min(documentCallMs + rowMs, gap * rowMs),
    documentCallMs + rowMs,
  );
}

function ownMs(rows: readonly number[]): number {
  return rowRanges(rows).reduce(
    (sum, { first, last }) => sum + documentCallMs + (last - first + 1) * rowMs,
    0,
  );
}

const scattered = fc
  .uniqueArray(fc.integer({ min: 2, max: 100_000 }), { minLength: 1, maxLength: 60 })
  .map((rows) => rows.sort((a, b) => a - b));
const near = fc
  .array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 60 })
  .map((gaps) => gaps.map((_gap, index) => 2 + gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0)));

test('no other calls read the same rows in a twentieth less', () => {
  fc.assert(
    fc.property(fc.oneof(scattered, near), (rows) => {
      expect(ownMs(rows)).toBeLessThanOrEqual(leastMs(rows) * 1.05);
    }),
  );
});

test('fifty rows that are all over 100,000 take more than two seconds by any calls', () => {
  const rows = Array.from({ length: 50 }, (_none, index) => 2 + index * 2_000);
  expect(leastMs(rows)).toBeGreaterThan(3_000);
  // As the bench spreads them, every fifth stands fifty rows below another.
  const paired = rows.map((row, index) => (index % 5 === 4 ? (rows[index - 1] ?? 0) + 50 : row));
  expect(leastMs(paired)).toBeGreaterThan(2_000);
});

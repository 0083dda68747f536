/** The bench of a small workbook: every operation has a goal and meets it, and a goal that is missed is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goalOf } from '../budgets.ts';
import { speedOf } from '../chart.ts';
import { measureSize } from '../measure.ts';
import { operationGroups } from '../operations/groups.ts';
import { costTable, missedGoals } from '../table.ts';

jest.setTimeout(120_000);

const measured = measureSize(100);

test('every operation on 100 invoices meets its goal, and has a row of its own', () => {
  const names = measured.measurements.map(({ op }) => op);
  expect(names).toEqual(operationGroups.flat().map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(missedGoals(measured)).toEqual([]);
  expect(costTable([measured])).toMatch(/^create3 +100 +8 +9 .* 0\.90 .* 1\.25$/m);
});

test('names what is over its goal, in time, calls, locked time and cells', () => {
  const measurements = measured.measurements
    .filter(({ op }) => op === 'create3')
    .map((one) => ({ ...one, ms: 901, document_calls: 10, pessimistic_ms: 1251, locked_ms: 2001 }));
  expect(missedGoals({ rows: 100, measurements, cells: 9_600_001 })).toEqual([
    'create3 at 100 invoices takes 901 of 900 ms.',
    'create3 at 100 invoices makes 10 of 9 document calls.',
    'create3 at 100 invoices takes 1251 of 1250 ms by the pessimistic model.',
    'create3 at 100 invoices holds a lock for 2001 of 2000 ms.',
    'The workbook has 9600001 of 9600000 cells.',
  ]);
});

test('a number of invoices between the sizes has the goal of the next larger one', () => {
  expect([100, 101, 10_001].map((rows) => goalOf('filter_month', rows).ms)).toEqual([500, 600, 700]);
});

test('the README tells the speed that the bench measures, to a tenth of a second', () => {
  const readme = readFileSync(join(__dirname, '../../../README.md'), 'utf8');
  const [, told = ''] = /<!-- speed -->\s*(.*?)\s*<!-- end of speed -->/s.exec(readme) ?? [];
  const now = speedOf(measured.measurements);
  const wordsOf = (text: string): string => text.replace(/\d+\.\d/g, 'n');
  const figuresOf = (text: string): number[] => (text.match(/\d+\.\d/g) ?? []).map(Number);
  expect(wordsOf(told)).toBe(wordsOf(now));
  // The README has them at 100,000 invoices, and expects up to five times the sum.
  for (const [index, figure] of figuresOf(now).entries())
    expect(Math.abs((figuresOf(told)[index] ?? 0) - figure)).toBeLessThanOrEqual(index < 5 ? 0.11 : 0.51);
});

/** Measures what the API costs in document calls, cells and virtual milliseconds, by the number of invoices. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ledgerChart } from './bench/ledger-chart.ts';
import { excessesOf, ledgerTable } from './bench/ledger-table.ts';
import { type Ledger, measureRows } from './bench/measure-rows.ts';

const rowCounts = [100, 10_000, 100_000];

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, svg: { type: 'string' } },
});

const ledgers: readonly Ledger[] = rowCounts.flatMap((rows) => [measureRows(rows), measureRows(rows, true)]);
if (values.svg !== undefined) writeFileSync(values.svg, ledgerChart(ledgers));
console.log(
  values.json === true
    ? JSON.stringify(ledgers.flatMap(({ measurements }) => measurements))
    : ledgerTable(ledgers),
);
const excesses = ledgers.flatMap(excessesOf);
for (const excess of excesses) console.error(excess);
if (excesses.length > 0) process.exitCode = 1;

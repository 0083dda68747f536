/** Measures what the API costs: each operation, many clients at once, or the start of the script. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ledgerChart } from './bench/ledger-chart.ts';
import { excessesOf, ledgerTable } from './bench/ledger-table.ts';
import { faultsOf, loadTable } from './bench/load/load-table.ts';
import { runLoad } from './bench/load/run-load.ts';
import { measureRows } from './bench/measure-rows.ts';
import { measureStartUp, moduleSizes, startUpTable } from './bench/startup.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const rowCounts = [100, 10_000, 100_000];

// From one client to as many executions as Google runs at once, which think for a while, not at all, and only write.
const loads = [
  { clients: 1, writeShare: 0.3, thinkMsMax: 1000 },
  { clients: 5, writeShare: 0.3, thinkMsMax: 4000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 30_000 },
  { clients: 30, writeShare: 0.3, thinkMsMax: 0 },
  { clients: 30, writeShare: 1, thinkMsMax: 0 },
];
const loadRows = 10_000;
const loadMs = 40_000;

function benchLedger({ json, svg }: { readonly json: boolean; readonly svg: string | undefined }): string[] {
  const ledgers = rowCounts.flatMap((rows) => [measureRows(rows), measureRows(rows, true)]);
  const measurements = ledgers.flatMap((ledger) => ledger.measurements);
  if (svg !== undefined) writeFileSync(svg, ledgerChart(measurements));
  console.log(json ? JSON.stringify(measurements) : ledgerTable(ledgers));
  return ledgers.flatMap(excessesOf);
}

function benchLoad(): string[] {
  const results = loads.map((load) => runLoad({ ...load, rows: loadRows, durationMs: loadMs }));
  console.log(loadTable(results));
  return results.flatMap(faultsOf);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      svg: { type: 'string' },
      load: { type: 'boolean', default: false },
      startup: { type: 'boolean', default: false },
    },
  });
  if (values.startup) {
    console.log(startUpTable(measureStartUp(root), await moduleSizes(root)));
    return;
  }
  const faults = values.load ? benchLoad() : benchLedger({ json: values.json, svg: values.svg });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main();

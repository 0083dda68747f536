/** Measures the costs of the API: of each operation, of many clients at once, or of the start of the script. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { growthFaults } from './bench/growth.ts';
import { ledgerChart } from './bench/ledger-chart.ts';
import { excessesOf, ledgerTable } from './bench/ledger-table.ts';
import { faultsOf, loadTable } from './bench/load/load-table.ts';
import { runLoads } from './bench/load/run-loads.ts';
import { measureLedgers } from './bench/measure-ledgers.ts';
import { measureStartUp, moduleSizes, startUpTable } from './bench/startup.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

function benchLedger({ json, svg }: { readonly json: boolean; readonly svg: string | undefined }): string[] {
  const ledgers = measureLedgers();
  const measurements = ledgers.flatMap((ledger) => ledger.measurements);
  if (svg !== undefined) writeFileSync(svg, ledgerChart(measurements));
  console.log(json ? JSON.stringify(measurements) : ledgerTable(ledgers));
  return [...ledgers.flatMap(excessesOf), ...growthFaults(measurements)];
}

function benchLoad(): string[] {
  const results = runLoads();
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

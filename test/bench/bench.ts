/** Measures the costs of the API: of each operation, of many clients at once, or of the start of the script. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { declaredLimits } from './declared-limits.ts';
import { growthFaults } from './growth.ts';
import { ledgerChart } from './ledger-chart.ts';
import { excessesOf, ledgerTable } from './ledger-table.ts';
import { faultsOf, loadTable } from './load/load-table.ts';
import { runLoads } from './load/run-loads.ts';
import { measureLedgers, type Selection } from './measure-ledgers.ts';
import { measureStartUp, moduleSizes, startUpTable } from './startup.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface LedgerReport extends Selection {
  readonly json: boolean;
  readonly svg: string | undefined;
  readonly limits: boolean;
}

function benchLedger({ json, svg, limits, ...selection }: LedgerReport): string[] {
  const ledgers = measureLedgers(selection);
  const measurements = ledgers.flatMap((ledger) => ledger.measurements);
  if (svg !== undefined) writeFileSync(svg, ledgerChart(measurements));
  console.log(
    json ? JSON.stringify(measurements) : limits ? declaredLimits(measurements) : ledgerTable(ledgers),
  );
  return limits ? [] : [...ledgers.flatMap(excessesOf), ...growthFaults(measurements)];
}

function benchLoad(isFull: boolean): string[] {
  const results = runLoads(isFull);
  console.log(loadTable(results));
  return results.flatMap(faultsOf);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      svg: { type: 'string' },
      full: { type: 'boolean', default: false },
      group: { type: 'string' },
      rows: { type: 'string' },
      limits: { type: 'boolean', default: false },
      load: { type: 'boolean', default: false },
      startup: { type: 'boolean', default: false },
    },
  });
  if (values.startup) {
    console.log(startUpTable(measureStartUp(root), await moduleSizes(root)));
    return;
  }
  const faults = values.load
    ? benchLoad(values.full)
    : benchLedger({
        ...values,
        svg: values.svg,
        rows: values.rows === undefined ? undefined : Number(values.rows),
      });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

await main();

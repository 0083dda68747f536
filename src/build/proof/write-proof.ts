/** Measures all figures of docs/proof.md and writes them there. The chart and the speed in the README come from the same figures. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hunted } from '../../../test/simulator/sabotage.ts';
import type { Summary } from '../../../test/simulator/campaign/summary.ts';
import { ledgerChart } from '../../../test/bench/ledger-chart.ts';
import { runLoads } from '../../../test/bench/load/run-loads.ts';
import { measureLedgers } from '../../../test/bench/measure-ledgers.ts';
import { measureStartUp, moduleSizes } from '../../../test/bench/startup.ts';
import { largest, ledgerSection, loadSection, startUpSection } from './bench-sections.ts';
import { fillSections } from './fill-sections.ts';
import { speedSection } from './speed-section.ts';
import { campaignSection, mutationsSection, registersSection } from './simulator-sections.ts';

// A campaign's report has a few kilobytes, and many more when the campaign finds many violations.
const reportBytesMax = 64 * 1024 * 1024;

type Sections = Readonly<Record<string, string>>;

const documentOf = (root: string): string => join(root, 'docs/proof.md');

function fill(file: string, sections: Sections): void {
  writeFileSync(file, fillSections(readFileSync(file, 'utf8'), sections));
  console.log(`${file}: ${Object.keys(sections).join(', ')}`);
}

/** Measures the operations, and writes their table, the chart and the speed in the README. @param root the folder of the repository */
export function writeLedger(root: string): void {
  const ledgers = measureLedgers({ full: true });
  const measurements = ledgers.flatMap((ledger) => ledger.measurements);
  writeFileSync(join(root, 'docs/how-fast.svg'), ledgerChart(measurements));
  fill(join(root, 'README.md'), { speed: speedSection(measurements, largest) });
  fill(documentOf(root), { ledger: ledgerSection(ledgers) });
}

/** Writes the ledger and all other figures. @param runs of the simulator's campaign */
export async function writeProof(root: string, runs: number): Promise<void> {
  const document = documentOf(root);
  writeLedger(root);
  fill(document, { load: loadSection(runLoads(true)) });
  fill(document, { 'start-up': startUpSection(measureStartUp(root), await moduleSizes(root)) });
  const campaign = ['simulate', '--', '--runs', String(runs), '--seed', '1'];
  const summary = report<Summary>(root, [...campaign, '--json']);
  fill(document, {
    registers: registersSection(),
    campaign: campaignSection(`npm run ${campaign.join(' ')}`, summary),
  });
  fill(document, {
    mutations: mutationsSection(report<Hunted[]>(root, ['simulate:mutations', '--', '--json'])),
  });
}

// Reads the JSON that a command prints. Throws when the command ends with an error, as one does that has found a violation.
function report<Report>(root: string, words: readonly string[]): Report {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: reportBytesMax } as const;
  const text = execFileSync('npm', ['run', '--silent', ...words], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(text) as Report;
}

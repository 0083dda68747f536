/**
 * `npm run test:switches`: runs the tests on emulated services with each unsettled fact of the platform on its other
 * side, and with all of them unkind. `-- <setting>…` runs these alone; `-- --all` runs every test with each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { triedTests } from './tried-tests.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run. */
  readonly numRuntimeErrorTestSuites: number;
}

type Setting = keyof typeof triedTests;

/** True when all tests have passed, and there were some. */
function runWith(setting: Setting, patterns: readonly string[], folder: string): boolean {
  const outputFile = join(folder, `${setting}.json`);
  const startedAt = Date.now();
  spawnSync('npx', ['jest', '--silent', '--json', '--outputFile', outputFile, '--', ...patterns], {
    env: { ...process.env, SWITCHES: setting },
    // Under --json the report goes to the output as well; what people read goes where errors go.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(outputFile)) throw new Error(`Nothing was run with ${setting}.`);
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const { numPassedTests: passed, numFailedTests: failed, numRuntimeErrorTestSuites: broken } = report;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${setting}: ${passed} passed, ${failed} failed, ${broken} files did not run, ${seconds} s`);
  return passed > 0 && failed + broken === 0;
}

function readSettings(names: readonly string[]): readonly Setting[] {
  const settings = Object.keys(triedTests) as Setting[];
  const chosen = settings.filter((setting) => names.includes(setting));
  if (chosen.length !== names.length) throw new Error(`The settings are ${settings.join(', ')}.`);
  return names.length === 0 ? settings : chosen;
}

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'switches-'));
try {
  const isWhole = readSettings(positionals)
    .map((setting) => runWith(setting, triedTests[values.all ? 'unkind' : setting], folder))
    .every(Boolean);
  if (!isWhole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

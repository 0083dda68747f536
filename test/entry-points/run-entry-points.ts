/**
 * `npm run test:entry-points`: runs the contract's tests through each HTTP entry point, and says what went through which.
 * `-- <entry point>…` runs these alone, `-- --long` the long tests too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coreOnlyFiles } from './core-only-files.ts';
import { entryPointNames, type HttpEntryPointName } from './entry-point.ts';
import { type EntryPointResult, readReport } from './read-report.ts';

const httpEntryPoints = entryPointNames.filter((name): name is HttpEntryPointName => name !== 'core');

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function runEntryPoint(entryPoint: HttpEntryPointName, folder: string): EntryPointResult {
  const outputFile = join(folder, `${entryPoint}.json`);
  const ignored = Object.keys(coreOnlyFiles).map((path) => `test/contract/${path.replaceAll('.', '\\.')}$`);
  // These patterns take the place of those of the configuration, which leaves the long tests out.
  const long = values.long ? [] : ['\\.long\\.test\\.ts$'];
  const options = ['--json', '--outputFile', outputFile, '--testPathIgnorePatterns', ...ignored, ...long];
  const startedAt = Date.now();
  spawnSync('npx', ['jest', '--silent', ...options, '--', 'test/contract'], {
    env: { ...process.env, CONTRACT_ENTRY_POINT: entryPoint },
    // Under --json the report goes to the output as well; what people read goes where errors go.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(outputFile)) throw new Error('Nothing was run.');
  return readReport({ entryPoint, text: readFileSync(outputFile, 'utf8'), ms: Date.now() - startedAt });
}

function print({ entryPoint, passed, failures, left, ms }: EntryPointResult): void {
  const seconds = Math.round(ms / 1000);
  console.log(
    `${entryPoint}: ${passed} passed, ${failures.length} failed, ${left.length} left out, ${seconds} s`,
  );
  for (const title of failures) console.log(`  failed: ${title}`);
  for (const reason of new Set(left.map((one) => one.reason))) {
    const titles = left.filter((one) => one.reason === reason).map(({ title }) => title);
    console.log(`  ${titles.length} left out because ${reason}:\n    ${titles.join('\n    ')}`);
  }
}

function readEntryPoints(names: readonly string[]): readonly HttpEntryPointName[] {
  const chosen = httpEntryPoints.filter((entryPoint) => names.includes(entryPoint));
  if (chosen.length !== names.length) throw new Error(`The entry points are ${httpEntryPoints.join(', ')}.`);
  return names.length === 0 ? httpEntryPoints : chosen;
}

function listCoreOnly(): string {
  return Object.entries(coreOnlyFiles)
    .map(([path, reason]) => `  ${path} ${reason}`)
    .join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'entry-points-'));
try {
  console.log(`Through the core alone:\n${listCoreOnly()}`);
  const results = readEntryPoints(positionals).map((entryPoint) => {
    const result = runEntryPoint(entryPoint, folder);
    print(result);
    return result;
  });
  const isWhole = results.every(({ passed, failures }) => passed > 0 && failures.length === 0);
  if (!isWhole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** `npm run test:doors`: runs the contract's tests through each HTTP door, and says what went through which. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coreOnlyFiles } from './core-only-files.ts';
import { doorNames, type HttpDoorName } from './door.ts';
import { type DoorResult, readReport } from './read-report.ts';

const httpDoors = doorNames.filter((name): name is HttpDoorName => name !== 'core');

function runDoor(door: HttpDoorName, folder: string): DoorResult {
  const outputFile = join(folder, `${door}.json`);
  const ignored = Object.keys(coreOnlyFiles).map((path) => `test/contract/${path.replaceAll('.', '\\.')}$`);
  const options = ['--json', '--outputFile', outputFile, '--testPathIgnorePatterns', ...ignored];
  const startedAt = Date.now();
  spawnSync('npx', ['jest', '--silent', ...options, '--', 'test/contract'], {
    env: { ...process.env, CONTRACT_DOOR: door },
    // Under --json the report goes to the output as well; what people read goes where errors go.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(outputFile)) throw new Error('Nothing was run.');
  return readReport({ door, text: readFileSync(outputFile, 'utf8'), ms: Date.now() - startedAt });
}

function print({ door, passed, failures, left, ms }: DoorResult): void {
  const seconds = Math.round(ms / 1000);
  console.log(`${door}: ${passed} passed, ${failures.length} failed, ${left.length} left out, ${seconds} s`);
  for (const title of failures) console.log(`  failed: ${title}`);
  for (const reason of new Set(left.map((one) => one.reason))) {
    const titles = left.filter((one) => one.reason === reason).map(({ title }) => title);
    console.log(`  ${titles.length} left out because ${reason}:\n    ${titles.join('\n    ')}`);
  }
}

function readDoors(names: readonly string[]): readonly HttpDoorName[] {
  const chosen = httpDoors.filter((door) => names.includes(door));
  if (chosen.length !== names.length) throw new Error(`The doors are ${httpDoors.join(', ')}.`);
  return names.length === 0 ? httpDoors : chosen;
}

function listCoreOnly(): string {
  return Object.entries(coreOnlyFiles)
    .map(([path, reason]) => `  ${path} ${reason}`)
    .join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
try {
  console.log(`Through the core alone:\n${listCoreOnly()}`);
  const results = readDoors(process.argv.slice(2)).map((door) => {
    const result = runDoor(door, folder);
    print(result);
    return result;
  });
  const isWhole = results.every(({ passed, failures }) => passed > 0 && failures.length === 0);
  if (!isWhole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

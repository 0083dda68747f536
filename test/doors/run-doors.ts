/** `npm run test:doors`: runs the contract's tests through each HTTP door, and says what went through which. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  // Under --json the report goes to the output as well, which nobody reads; failures are printed from the file.
  spawnSync('npx', ['jest', '--silent', ...options, '--', 'test/contract'], {
    env: { ...process.env, CONTRACT_DOOR: door },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return readReport({ door, text: readFileSync(outputFile, 'utf8'), ms: Date.now() - startedAt });
}

function print({ door, passed, failures, left, ms }: DoorResult): void {
  const seconds = Math.round(ms / 1000);
  console.log(`${door}: ${passed} passed, ${failures.length} failed, ${left.length} left out, ${seconds} s`);
  for (const { title, message } of failures) console.log(`\n  failed: ${title}\n${message}\n`);
  for (const { title, reason } of left) console.log(`  left out: ${title} (${reason})`);
}

function readDoors(names: readonly string[]): readonly HttpDoorName[] {
  const chosen = httpDoors.filter((door) => names.includes(door));
  if (chosen.length !== names.length) throw new Error(`The doors are ${httpDoors.join(', ')}.`);
  return names.length === 0 ? httpDoors : chosen;
}

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
try {
  const results = readDoors(process.argv.slice(2)).map((door) => {
    const result = runDoor(door, folder);
    print(result);
    return result;
  });
  console.log('Through the core alone:');
  for (const [path, reason] of Object.entries(coreOnlyFiles)) console.log(`  ${path} ${reason}`);
  const isWhole = results.every(({ passed, failures }) => passed > 0 && failures.length === 0);
  if (!isWhole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

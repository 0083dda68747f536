/** Prepares a run of the tests: the very bundle that goes to Google, and a place for what test files share. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../src/build/build-stamp.ts';

const root = join(__dirname, '..');

// Jest takes a global setup by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default function prepareRun(): void {
  if (!isBuilt(root)) build();
  // The workers inherit it; a workspace that is set up once need not be set up for each test.
  process.env.PREPARED_WORKSPACES = mkdtempSync(join(tmpdir(), 'billing-tests-'));
}

function build(): void {
  const { status, stderr } = spawnSync('npx', ['tsx', 'src/build/build.ts'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The bundle could not be built:\n${stderr}`);
}

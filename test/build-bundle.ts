/** Builds dist once before the tests, so that they run on the very bundle that goes to Google. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Jest takes a global setup by its default export alone.
// biome-ignore lint/style/noDefaultExport: see above
export default function buildBundle(): void {
  const root = join(__dirname, '..');
  const { status, stderr } = spawnSync('npx', ['tsx', 'src/build/build.ts'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The bundle could not be built:\n${stderr}`);
}

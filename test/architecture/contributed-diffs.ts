/** The diffs that CONTRIBUTING.md shows, and copies of the repository in which they are applied. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readMarkdown } from '../readme/document.ts';
import { root } from './source-files.ts';

/** The diffs as `git apply` takes them, in their order: a resource, a field, an action, a route. */
export const [vendorsDiff = '', fieldDiff = '', actionDiff = '', routeDiff = ''] = readMarkdown(
  'CONTRIBUTING.md',
)
  .blocks.filter(({ language }) => language === 'diff')
  .map(({ text }) => `${text}\n`);

// What is installed, recorded by git, or kept by the local server.
const left = ['node_modules', '.git', '.local'];

/** Copies the repository into a folder of its own, with the same dependencies. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'contribution-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a command in a folder; what it printed when it failed, else the empty text. */
export function commandFailure(cwd: string, command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** The diffs that CONTRIBUTING.md shows, and copies of the repository in which they are applied. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '../readme/document.ts';
import { root } from './source-files.ts';

/** The diffs as `git apply` takes them, in their order: a resource, a field, an action. */
export const [vendorsDiff = '', fieldDiff = '', actionDiff = ''] = readDocument('CONTRIBUTING.md')
  .blocks.filter(({ language }) => language === 'diff')
  .map(({ text }) => `${text}\n`);

const copied = [
  ...['src', 'test', 'dist', 'package.json', 'tsconfig.json', 'jest.config.json'],
  ...['appsscript.json', 'biome.json', 'LICENSE', 'CONTRIBUTING.md'],
];

/** Copies what a build needs into a folder of its own. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'contribution-'));
  for (const path of copied) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs a command in a folder; what it printed when it failed, else the empty text. */
export function failureOf(cwd: string, command: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, input, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

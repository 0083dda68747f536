/** Applies the diff of CONTRIBUTING.md to a copy of the repository, starts it, and runs what the document shows. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository, commandFailure, vendorsDiff } from '../architecture/contributed-diffs.ts';
import { root } from '../architecture/source-files.ts';
import { readMarkdown } from './document.ts';
import { completeLines, startLocalServer, testExamples } from './run-examples.ts';

// A copy is checked, built and started, and the simulator runs some hundred schedules.
jest.setTimeout(300_000);

const contributing = readMarkdown('CONTRIBUTING.md');
const simulateCommand = /^npm run --silent simulate /;
const copy = copyRepository();
const run = (command: string, args: readonly string[], input = ''): string =>
  commandFailure(copy, command, args, input);

// Before the server of the copy starts.
const applied = run('git', ['apply', '-'], vendorsDiff);

afterAll(() => rmSync(copy, { recursive: true }));

test('it applies, and passes format, lint and types', () => {
  expect(applied).toBe('');
  const bin = join(root, 'node_modules/.bin');
  for (const part of ['core', 'apps-script', 'local'])
    expect(run(join(bin, 'tsc'), ['-p', `src/${part}`])).toBe('');
  for (const check of ['format', 'lint'])
    expect(run(join(bin, 'biome'), [check, '--colors=off', 'src/core/resources'])).toBe('');
});

testExamples(contributing, startLocalServer(copy), ['npm ci && npm run check', simulateCommand]);

test('the simulator finds what it is shown to find, and its token repeats that', () => {
  const { command = '', answer = '' } =
    contributing.examples.find((example) => simulateCommand.test(example.command)) ?? {};
  const inShell = (line: string) => spawnSync('bash', ['-c', line], { cwd: root, encoding: 'utf8' });
  const { status, stdout } = inShell(command);
  expect(status).toBe(1);
  // One run may break a promise twice.
  const lines = [...new Set(stdout.trim().split('\n'))];
  const printed = lines.join('\n');
  expect(completeLines(answer, printed)).toBe(printed);
  const [violation = '', again = ''] = lines;
  const repeated = inShell(again.replace('npm run ', 'npm run --silent '));
  expect(repeated.status).toBe(1);
  expect(repeated.stdout.trim().split('\n').at(-1)).toBe(violation);
});

/** Each diff of CONTRIBUTING.md, applied to a copy of the repository: it is built, and the checks are green. */
import { rmSync } from 'node:fs';
import {
  actionDiff,
  copyRepository,
  commandFailure,
  fieldDiff,
  routeDiff,
  vendorsDiff,
} from '../architecture/contributed-diffs.ts';

// The whole check takes some minutes for each.
jest.setTimeout(1_200_000);

/** The suites that hold declarations to the rules of the house; with CHECK_DIFFS=all the whole check is run. */
const suites = ['architecture', 'openapi'];

const someChecks: readonly (readonly string[])[] = [
  ...['format:check', 'lint', 'types', 'unused', 'build:check'].map((name) => ['run', '-s', name]),
  // `npm test` bundles its files, and finds none by its path.
  ['exec', '--', 'jest', '--silent', ...suites.map((suite) => `test/${suite}/`)],
];

const checks = process.env.CHECK_DIFFS === 'all' ? [['run', '-s', 'check']] : someChecks;

test.each([
  ['the resource', vendorsDiff],
  ['the field', fieldDiff],
  ['the action', actionDiff],
  ['the route', routeDiff],
])('%s is built and passes the checks without a further edit', (_name, diff) => {
  const copy = copyRepository();
  try {
    expect(commandFailure(copy, 'git', ['apply', '-'], diff)).toBe('');
    expect(commandFailure(copy, 'npm', ['run', '-s', 'build'])).toBe('');
    for (const check of checks) expect(commandFailure(copy, 'npm', check)).toBe('');
  } finally {
    rmSync(copy, { recursive: true });
  }
});

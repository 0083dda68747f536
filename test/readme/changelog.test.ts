/** Proves that the changelog knows the version of the package and the layout of the sheets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/core/api/base-path.ts';
import { schemaVersion } from '../../src/core/settings.ts';
import { openApiDocument } from '../../src/openapi/openapi-document.ts';
import { root } from '../architecture/source-files.ts';
import { readDocument } from './document.ts';

const { text } = readDocument('CHANGELOG.md');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The text of each version, the newest first, by its number. */
const entries = new Map(
  text
    .split(/^## /m)
    .slice(1)
    .map((entry) => [/^\[(.+?)\]/.exec(entry)?.[1] ?? '', entry] as const),
);

const coming = /^Becomes version ([\d.]+)\./m.exec(entries.get('Unreleased') ?? '')?.[1];

test('begins with what is to come, which is the version of the package or follows it', () => {
  const [first, second] = entries.keys();
  expect(first).toBe('Unreleased');
  expect([coming, second]).toContain(version);
});

test('the OpenAPI document and the client have the version of the package', () => {
  expect(openApiDocument().info).toMatchObject({ version });
  expect(JSON.parse(readFileSync(join(root, 'dist/client/package.json'), 'utf8'))).toMatchObject({ version });
});

test('each version has its day, and the days go back', () => {
  const days = [...entries.values()]
    .slice(1)
    .map((entry) => /^\[[\d.]+\] - (\d{4}-\d{2}-\d{2})$/m.exec(entry)?.[1]);
  expect(days).toEqual([...days].sort().reverse());
  for (const day of days) expect(new Date(`${day}`).toISOString().slice(0, 10)).toBe(day);
});

test('the newest version names the layout that the script writes, and the API that it serves', () => {
  expect(entries.get(coming === version ? 'Unreleased' : version)).toContain(
    `Layout of the sheets: ${schemaVersion}.`,
  );
  expect(basePath).toBe(`/api/v${version.split('.')[0]}`);
});

test('changes stand under the headings of the form', () => {
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(headings.filter((heading) => !known.includes(heading ?? ''))).toEqual([]);
});

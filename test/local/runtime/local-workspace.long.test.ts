/** Proves a local workspace in this process: what a second opening finds, and who may read the printed key. */
import { readFileSync, statSync } from 'node:fs';
import { apiKeyPrefix } from '../../../src/core/access/api-key.ts';
import { knownIdsSheet } from '../../../src/core/store/known-ids.ts';
import type { WorkbookSnapshot } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { createSample } from '../../../src/local/runtime/create-sample.ts';
import { newPath } from '../workbook-file/support/workbook-folder.ts';
import { openWorkspace } from './support/open-workspace.ts';

// Set up, which each opening chooses, takes down the ids that it finds: they are no part of what it is given.
const contentOf = ({ sheets }: WorkbookSnapshot): unknown =>
  sheets.filter(({ name }) => name !== knownIdsSheet).map(({ name, rows }) => ({ name, rows }));

test('a second opening finds the records and the key of the first', async () => {
  const path = await newPath();
  const first = await openWorkspace(path);
  expect(first.workspace.wasCreated).toBe(true);
  first.workspace.keepPrintedKey(first.key);
  createSample(first.workspace.emulator);
  const before = first.workspace.emulator.world.workbook.toSnapshot();
  await first.workspace.close();
  const second = await openWorkspace(path);
  expect(second.workspace.wasCreated).toBe(false);
  expect(second.workspace.printedKey()).toBe(first.key);
  const after = second.workspace.emulator.world.workbook.toSnapshot();
  expect(contentOf(after)).toEqual(contentOf(before));
  await second.workspace.close();
});

test('the sample leaves no key behind that is good', async () => {
  const { workspace, key } = await openWorkspace(await newPath());
  createSample(workspace.emulator);
  const keys = Object.entries(workspace.emulator.world.properties.snapshot().script ?? {})
    .filter(([name]) => name.startsWith(apiKeyPrefix))
    .map(([, value]) => JSON.parse(value) as { name: string; last4: string; revoked_at: string | null });
  expect(keys.filter(({ revoked_at }) => revoked_at === null).map(({ last4 }) => last4)).toEqual([
    key.slice(-4),
  ]);
  await workspace.close();
});

test('the printed key is kept where only its owner reads, and not in the workbook', async () => {
  const path = await newPath();
  const { workspace, key } = await openWorkspace(path);
  workspace.keepPrintedKey(key);
  await workspace.close();
  expect(readFileSync(`${path}.state.json`, 'utf8')).toContain(key);
  expect(statSync(`${path}.state.json`).mode & 0o077).toBe(0);
  expect(JSON.stringify(workspace.emulator.world.workbook.toSnapshot())).not.toContain(key);
});

import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { readStateFile, statePath, writeStateFile } from '../../../src/local/workbook-file/state-file.ts';
import { newPath } from './support/workbook-folder.ts';

test('a state is read as it was written', async () => {
  const path = statePath(await newPath());
  const stored = { foldedSequence: 3, state: { keys: ['\u2060', 'é', '\ud800'] } };
  await writeStateFile(path, stored);
  expect(await readStateFile(path)).toEqual(stored);
});

test('an absent state is told from an empty one', async () => {
  expect(await readStateFile(statePath(await newPath()))).toBeUndefined();
});

test('nobody but the owner may read the secrets in it', async () => {
  const path = statePath(await newPath());
  await writeStateFile(path, { foldedSequence: 0, state: {} });
  // Windows knows one such right only: whether a file may be written.
  expect(statSync(path).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
});

test('a file of another kind is refused by name', async () => {
  const path = statePath(await newPath());
  await writeFile(path, '[1]');
  await expect(readStateFile(path)).rejects.toThrow(`${path} is not the state of a workbook`);
});

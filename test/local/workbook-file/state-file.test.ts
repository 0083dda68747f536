import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { readStateFile, statePath, writeStateFile } from '../../../src/local/workbook-file/state-file.ts';
import { newPath } from './support/workbook-folder.ts';
import { createPropertyStores } from '../../../src/emulator/services/properties/property-stores.ts';
import { createTriggerTable } from '../../../src/emulator/triggers/trigger-table.ts';
import { emptyState, openEmulatorState } from '../../../src/local/workbook-file/emulator-state.ts';

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

test('holds what the stores and the triggers of the emulator hold', () => {
  const state = openEmulatorState(emptyState);
  const stores = createPropertyStores({}, state.apply);
  const triggers = createTriggerTable([], state.apply);
  stores.open('script').set('key', 'one');
  stores.open('script').set('key', 'two');
  stores.open('script').set('gone', 'x');
  stores.open('script').delete('gone');
  stores.open('document').set('key', 'three');
  triggers.add({ handler: 'onMinute', eventType: 'CLOCK', owner: 'o@example.com', disabled: false }, 0);
  expect(state.toStored()).toEqual({ properties: stores.snapshot(), triggers: triggers.list() });
  expect(state.toStored().properties).toEqual({ script: { key: 'two' }, document: { key: 'three' } });
});

test('what was handed out does not change with later changes', () => {
  const state = openEmulatorState(emptyState);
  const before = state.toStored();
  state.apply({ kind: 'property_set', store: 'script', name: 'key', value: 'one' });
  expect(before).toEqual(emptyState);
});

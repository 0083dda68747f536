import { createPropertyStores } from '../../../src/local/emulator/services/properties/property-stores.ts';
import { createTriggerTable } from '../../../src/local/emulator/triggers/trigger-table.ts';
import { emptyState, openEmulatorState } from '../../../src/local/workbook-file/emulator-state.ts';

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

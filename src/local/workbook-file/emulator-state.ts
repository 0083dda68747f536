/** Keeps the properties and triggers of the emulator as plain data that can be written to the disk at any moment. */

import type { PropertySnapshot } from '../../emulator/services/properties/property-stores.ts';
import type { StateMutation } from '../../emulator/emulator-options.ts';
import type { TriggerRecord } from '../../emulator/triggers/trigger-table.ts';
import type { LiveState } from './load-parts.ts';

/** The content of the state file of an emulated project. */
interface EmulatorState {
  readonly properties: PropertySnapshot;
  readonly triggers: readonly TriggerRecord[];
}

/** The state of a new project. */
export const emptyState: EmulatorState = { properties: {}, triggers: [] };

/** The stored state; the caller applies every change that the emulator reports. */
export function openEmulatorState(stored: EmulatorState): LiveState<EmulatorState, StateMutation> {
  let state = stored;
  return {
    apply: (change) => {
      state = afterChange(state, change);
    },
    // Each change makes a new object, so that later changes leave this one alone.
    toStored: () => state,
  };
}

function afterChange(state: EmulatorState, change: StateMutation): EmulatorState {
  switch (change.kind) {
    case 'property_set':
      return withStore(state, change.store, {
        ...state.properties[change.store],
        [change.name]: change.value,
      });
    case 'property_deleted': {
      const { [change.name]: _deleted, ...others } = state.properties[change.store] ?? {};
      return withStore(state, change.store, others);
    }
    case 'triggers':
      return { ...state, triggers: change.triggers };
  }
}

function withStore(state: EmulatorState, store: string, values: Record<string, string>): EmulatorState {
  return { ...state, properties: { ...state.properties, [store]: values } };
}

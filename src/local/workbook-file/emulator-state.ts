/** Properties and triggers as plain data that follows every change, ready to be written at any moment. */

import type { PropertySnapshot } from '../emulator/services/properties/property-stores.ts';
import type { StateMutation } from '../emulator/emulator-options.ts';
import type { TriggerRecord } from '../emulator/triggers/trigger-table.ts';
import type { LiveState } from './load-parts.ts';

/** What the state file of an emulated project holds. */
interface EmulatorState {
  readonly properties: PropertySnapshot;
  readonly triggers: readonly TriggerRecord[];
}

/** A project that nobody has used yet. */
export const emptyState: EmulatorState = { properties: {}, triggers: [] };

/** The state as stored, to be told of every change that the emulator reports. */
export function openEmulatorState(stored: EmulatorState): LiveState<EmulatorState, StateMutation> {
  let state = stored;
  return {
    apply: (change) => {
      state = afterChange(state, change);
    },
    // A change makes a new object, so that this one stays as it is.
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

/** The stored properties of a script, by the name of their store: scripts of ours use the one named `script`. */
import type { OnStateMutation } from '../../emulator-options.ts';

/** Values by name, by store. */
export type PropertySnapshot = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PropertyStore {
  readonly values: ReadonlyMap<string, string>;
  set(name: string, value: string): void;
  delete(name: string): void;
}

export interface PropertyStores {
  /** The store of that name, made when it is first asked for. */
  open(name: string): PropertyStore;
  snapshot(): PropertySnapshot;
}

/** Stores with the content of a snapshot; they report every change. */
export function createPropertyStores(initial: PropertySnapshot, onMutation: OnStateMutation): PropertyStores {
  const stores = new Map<string, Map<string, string>>(
    Object.entries(initial).map(([name, values]) => [name, new Map(Object.entries(values))]),
  );
  return {
    open(store) {
      const values = stores.get(store) ?? new Map<string, string>();
      stores.set(store, values);
      return {
        values,
        set(name, value) {
          values.set(name, value);
          onMutation({ kind: 'property_set', store, name, value });
        },
        delete(name) {
          if (values.delete(name)) onMutation({ kind: 'property_deleted', store, name });
        },
      };
    },
    snapshot: () =>
      Object.fromEntries(Array.from(stores, ([name, values]) => [name, Object.fromEntries(values)])),
  };
}

/** Google's class Properties: text by name, with limits of size and a daily quota. */
import type { DailyQuotas } from '../../quotas/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { spendQuota } from '../../quotas/spend-quota.ts';
import { strict } from '../../realm/strict.ts';
import { checkName, checkRoom, checkValue } from './property-limits.ts';
import type { PropertyStore } from './property-stores.ts';

export interface Properties {
  getProperty(name: unknown): string | null;
  getProperties(): Record<string, string>;
  getKeys(): string[];
  setProperty(name: unknown, value: unknown): Properties;
  setProperties(values: Readonly<Record<string, unknown>>, deleteAllOthers?: boolean): Properties;
  deleteProperty(name: unknown): Properties;
  deleteAllProperties(): Properties;
}

/** One store as one execution sees it. */
export function createProperties(
  execution: Execution,
  store: PropertyStore,
  quotas: DailyQuotas,
): Properties {
  const { realm, latency } = execution;
  const call = <T>(member: string, detail: readonly unknown[], ms: number, perform: () => T, units = 1): T =>
    execution.gate.pass(freeCall('properties', `Properties.${member}`, detail, { ms }), () => {
      spendQuota(execution, quotas, 'properties', units);
      return perform();
    });
  const properties: Properties = strict('Properties', {
    getProperty(name) {
      const key = checkName(realm, name);
      return call('getProperty', [key], latency.properties.getMs, () => store.values.get(key) ?? null);
    },
    getProperties() {
      const units = execution.switches.getPropertiesCost === 'each' ? Math.max(1, store.values.size) : 1;
      const read = (): Record<string, string> => Object.fromEntries(store.values);
      return realm.object(call('getProperties', [], latency.properties.getAllMs, read, units));
    },
    getKeys: () =>
      realm.array(call('getKeys', [], latency.properties.getAllMs, () => Array.from(store.values.keys()))),
    setProperty(name, value) {
      const key = checkName(realm, name);
      const text = checkValue(execution, value);
      call('setProperty', [key, text], latency.properties.setMs, () => {
        checkRoom(realm, store.values, { [key]: text });
        store.set(key, text);
      });
      return properties;
    },
    setProperties(values, deleteAllOthers = false) {
      const texts = textsOf(execution, values);
      call('setProperties', [texts, deleteAllOthers], latency.properties.setAllMs, () => {
        checkRoom(realm, deleteAllOthers ? new Map() : store.values, texts);
        if (deleteAllOthers) deleteAll(store, (name) => !(name in texts));
        for (const [name, text] of Object.entries(texts)) store.set(name, text);
      });
      return properties;
    },
    deleteProperty(name) {
      const key = checkName(realm, name);
      call('deleteProperty', [key], latency.properties.deleteMs, () => store.delete(key));
      return properties;
    },
    deleteAllProperties() {
      call('deleteAllProperties', [], latency.properties.deleteMs, () => deleteAll(store, () => true));
      return properties;
    },
  });
  return properties;
}

function textsOf(execution: Execution, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      checkName(execution.realm, name),
      checkValue(execution, value),
    ]),
  );
}

function deleteAll(store: PropertyStore, chosen: (name: string) => boolean): void {
  for (const name of Array.from(store.values.keys()).filter(chosen)) store.delete(name);
}

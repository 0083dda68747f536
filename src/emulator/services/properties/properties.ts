/** Google's class Properties: text by name, with limits of size and a daily quota. */
import { type DailyQuotas, spendQuota } from '../../execution/daily-quotas.ts';
import type { Execution } from '../../execution/execution.ts';
import { freeCall } from '../../execution/gate.ts';
import { strict } from '../../realm/strict.ts';
import type { PropertyStore } from './property-stores.ts';
import type { Realm } from '../../realm/realm.ts';

export interface EmulatedProperties {
  getProperty(name: unknown): string | null;
  getProperties(): Record<string, string>;
  setProperty(name: unknown, value: unknown): EmulatedProperties;
  deleteProperty(name: unknown): EmulatedProperties;
}

/** One store as one execution sees it. */
export function createProperties(
  execution: Execution,
  store: PropertyStore,
  quotas: DailyQuotas,
): EmulatedProperties {
  const { realm, latency } = execution;
  const call = <T>(member: string, detail: readonly unknown[], ms: number, perform: () => T, units = 1): T =>
    execution.gate.pass(freeCall('properties', `Properties.${member}`, detail, { ms }), () => {
      spendQuota(execution, quotas, 'properties', units);
      return perform();
    });
  const properties: EmulatedProperties = strict(realm, 'Properties', {
    getProperty(name) {
      const key = checkName(realm, name);
      return call('getProperty', [key], latency.properties.getMs, () => store.values.get(key) ?? null);
    },
    getProperties() {
      const units = execution.switches.getPropertiesCost === 'each' ? Math.max(1, store.values.size) : 1;
      const read = (): Record<string, string> => Object.fromEntries(store.values);
      return realm.object(call('getProperties', [], latency.properties.getAllMs, read, units));
    },
    setProperty(name, value) {
      const key = checkName(realm, name);
      const text = checkValue(execution, value);
      call('setProperty', [key, text], latency.properties.setMs, () => {
        checkRoom(realm, store.values, key, text);
        store.set(key, text);
      });
      return properties;
    },
    deleteProperty(name) {
      const key = checkName(realm, name);
      call('deleteProperty', [key], latency.properties.deleteMs, () => store.delete(key));
      return properties;
    },
  });
  return properties;
}

/**
 * The limit of a store: 500 KB of names and values by the quota page; 524,288 bytes worked when it was measured in
 * 2023.
 */
const storeBytesMax = 512_000;

/** The longest name in characters; longer ones failed when it was measured (tanaikech.github.io, 2023-05-22). */
const nameBytesMax = 8_066;

/** @throws Exception for a blank or an overlong name */
function checkName(realm: Realm, name: unknown): string {
  if (name === '')
    throw realm.exception(
      'When setting or getting a property value, the property name must not be null or empty.',
    );
  const text = String(name);
  if (Buffer.byteLength(text) > nameBytesMax) throw realm.exception('Data storage error');
  return text;
}

/**
 * The value as text.
 * @throws Exception when it is larger than the switch `propertyValueBytesMax` says
 */
function checkValue({ realm, switches }: Execution, value: unknown): string {
  const text = String(value);
  if (Buffer.byteLength(text) > switches.propertyValueBytesMax)
    throw realm.exception('Argument too large: value');
  return text;
}

/** @throws Exception when the values kept and the one added would be larger than 500 KB */
function checkRoom(realm: Realm, kept: PropertyStore['values'], key: string, text: string): void {
  const after = new Map([...kept, [key, text] as const]);
  let bytes = 0;
  for (const [name, value] of after) bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  if (bytes > storeBytesMax)
    throw realm.exception(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
}

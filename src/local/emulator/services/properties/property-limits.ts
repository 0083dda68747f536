/** What a property may be: its name, its size, and the room left in its store. */
import type { Execution } from '../../execution/execution.ts';
import type { Realm } from '../../realm/realm.ts';
import type { PropertyStore } from './property-stores.ts';

/** 500 KB of names and values by the quota page; 524,288 bytes worked when it was measured in 2023. */
const storeBytesMax = 512_000;

/** Longer names failed when it was measured in 2023 (tanaikech.github.io, 2023-05-22). */
const nameBytesMax = 8_066;

/** @throws Exception for a blank or an overlong name */
export function checkName(realm: Realm, name: unknown): string {
  if (name === null || name === undefined || name === '')
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
export function checkValue({ realm, switches }: Execution, value: unknown): string {
  if (value === null || value === undefined) throw realm.exception('Invalid argument: value');
  const text = String(value);
  if (Buffer.byteLength(text) > switches.propertyValueBytesMax)
    throw realm.exception('Argument too large: value');
  return text;
}

/** @throws Exception when the values kept and those added would be larger than 500 KB */
export function checkRoom(
  realm: Realm,
  kept: PropertyStore['values'],
  added: Readonly<Record<string, string>>,
): void {
  const after = new Map([...kept, ...Object.entries(added)]);
  let bytes = 0;
  for (const [name, value] of after) bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
  if (bytes > storeBytesMax)
    throw realm.exception(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
}

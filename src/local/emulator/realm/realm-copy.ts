/** Copies plain data into the realm of a script, so that arrays, objects and dates there are its own. */
import type { Realm } from './realm.ts';
import { isEmulated } from './strict.ts';

/** A copy of plain data made of the realm's constructors; functions and emulated objects stay as they are. */
export function copyIntoRealm(realm: Realm, value: unknown): unknown {
  if (realm.isDate(value)) return realm.date(value.getTime());
  if (Array.isArray(value)) return realm.array(value.map((item) => copyIntoRealm(realm, item)));
  if (!isPlainObject(value)) return value;
  return realm.object(
    Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copyIntoRealm(realm, member)])),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || isEmulated(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

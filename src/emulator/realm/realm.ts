/**
 * The realm of a script: makes arrays, dates and errors of the context it runs in, so that `instanceof` holds there.
 */
import { emulatedClassOf } from './emulated-class.ts';

export interface Realm {
  /** An array of that context. */
  array<T>(values: Iterable<T>): T[];
  /** A plain object of that context. */
  object<T extends object>(members: T): T;
  date(ms: number): Date;
  /** An error as Google's services throw it: name `Exception`, the message without that prefix. */
  exception(message: string): Error;
  /** A TypeError of that context. */
  typeError(message: string): Error;
  /** True for a Date of any context. */
  isDate(value: unknown): value is Date;
}

/** The realm of Node itself, for tests that use the emulated services without a script. */
export const hostRealm: Realm = {
  array: (values) => Array.from(values),
  object: (members) => ({ ...members }),
  date: (ms) => new Date(ms),
  exception(message) {
    const error = new Error(message);
    error.name = 'Exception';
    return error;
  },
  typeError: (message) => new TypeError(message),
  isDate,
};

/** True for a Date of any context. */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

/**
 * A copy of plain data made of the realm's constructors; functions and emulated objects stay as they are.
 * @param standIn what takes the place of a plain object; undefined leaves it
 */
export function copyIntoRealm(
  realm: Realm,
  value: unknown,
  standIn: (value: object) => unknown = () => undefined,
): unknown {
  const copy = (one: unknown): unknown => copyIntoRealm(realm, one, standIn);
  if (realm.isDate(value)) return realm.date(value.getTime());
  if (Array.isArray(value)) return realm.array(value.map(copy));
  if (!isPlainObject(value)) return value;
  return (
    standIn(value) ??
    realm.object(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member)])))
  );
}

// A plain object of any context: a message comes from another one, whose prototype it has.
function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || emulatedClassOf(value) !== undefined) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

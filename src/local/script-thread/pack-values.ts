/** Values in the messages between the script's thread and the workbook's: plain data, and references to emulated objects. */
import { copyIntoRealm, isDate, type Realm } from '../../emulator/realm/realm.ts';

// No script has a member of this name.
const referenceKey = '\u0000emulated object';

/** Stands for an emulated object, which never leaves the thread of the workbook. */
interface ObjectReference {
  readonly [referenceKey]: number;
  /** How Google names its class; empty for an enumeration. */
  readonly className: string;
}

/** An emulated object's number in its execution, and its class. */
export interface ObjectName {
  readonly object: number;
  readonly className: string;
}

/**
 * The value as a message can carry it. Functions are left out, as Google leaves them out of what a page gets.
 * @param nameOf undefined for plain data
 */
export function packValue(value: unknown, nameOf: (value: object) => ObjectName | undefined): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  const name = nameOf(value);
  if (name !== undefined)
    return { [referenceKey]: name.object, className: name.className } satisfies ObjectReference;
  if (isDate(value) || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return Array.from(value, (item) => packValue(item, nameOf));
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, packValue(member, nameOf)]));
}

/** The value of a message, made of the realm's constructors. */
export function unpackValue(value: unknown, realm: Realm, objectOf: (name: ObjectName) => unknown): unknown {
  return copyIntoRealm(realm, value, (one) =>
    isReference(one) ? objectOf({ object: one[referenceKey], className: one.className }) : undefined,
  );
}

function isReference(value: object): value is ObjectReference {
  return referenceKey in value;
}

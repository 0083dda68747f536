/** The refusal of a call whose arguments fit no signature of the member, in Google's words. */
import { emulatedClassOf } from './emulated-class.ts';
import { isDate, type Realm } from './realm.ts';

/** @param member for example `Utilities.newBlob` */
export function badSignature(realm: Realm, member: string, args: readonly unknown[]): Error {
  const types = args.map(typeName).join(',');
  return realm.exception(`The parameters (${types}) don't match the method signature for ${member}.`);
}

/** How Google names the type of an argument: those of the platform by their class, others of a script `(class)`. */
function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `${value.length === 0 ? 'Object' : typeName(value[0])}[]`;
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return 'Boolean';
  if (isDate(value)) return 'Date';
  return emulatedClassOf(value) ?? (typeof value === 'number' ? 'number' : '(class)');
}

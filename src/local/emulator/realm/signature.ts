/** Google's complaint about arguments that fit no form of a method. */
import type { Realm } from './realm.ts';

/** The error for a call whose arguments fit no form of the member, for example `Utilities.newBlob`. */
export function badSignature(realm: Realm, member: string, args: readonly unknown[]): Error {
  const types = args.map(javaTypeOf).join(',');
  return realm.exception(`The parameters (${types}) don't match the method signature for ${member}.`);
}

function javaTypeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return typeof value[0] === 'number' ? 'number[]' : 'Array';
  if (typeof value === 'string') return 'String';
  return typeof value === 'object' ? '(class)' : typeof value;
}

/** Tells emulated objects from plain data, and of which of Google's classes each is. */

/** Only emulated objects answer to this member; a WeakSet of them would slow down garbage collection. */
export const classMember = Symbol('emulated class');

/** How Google names the class of an emulated object, for example `Sheet`; undefined for plain data. */
export function emulatedClassOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as { readonly [classMember]?: string })[classMember];
}

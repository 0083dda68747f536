/** Makes an emulated object unforgiving: a member that it does not have throws instead of being undefined. */

// Asked for by the language, by Node or by jest, never by a script.
const probes = new Set([
  'then',
  'toJSON',
  'inspect',
  'constructor',
  'asymmetricMatch',
  'nodeType',
  '$$typeof',
  '@@__IMMUTABLE_ITERABLE__@@',
  '@@__IMMUTABLE_RECORD__@@',
]);

const emulated = new WeakSet<object>();

/** True for what `strict` has wrapped: an object of Google's, as opposed to plain data. */
export function isEmulated(value: object): boolean {
  return emulated.has(value);
}

/**
 * Wraps an emulated object.
 * @param className how Google names the class, for example `Sheet`
 * @throws (on access) `not implemented in the emulator: Sheet.foo`
 */
export function strict<T extends object>(className: string, target: T): T {
  const proxy = new Proxy(target, {
    get(object, member, receiver) {
      if (typeof member === 'symbol' || member in object || probes.has(member))
        return Reflect.get(object, member, receiver);
      throw new Error(`not implemented in the emulator: ${className}.${member}`);
    },
  });
  emulated.add(proxy);
  return proxy;
}

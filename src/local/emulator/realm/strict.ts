/**
 * Makes an emulated object strict: reading a member that it does not have throws, so that no script works by accident.
 */

// The language, Node and jest ask objects for these members; scripts never do.
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

/** Only emulated objects answer true to this member; a WeakSet of them would slow down garbage collection. */
const brand = Symbol('emulated');

/** True for an object that `strict` has wrapped, as opposed to plain data. */
export function isEmulated(value: object): boolean {
  return (value as { readonly [brand]?: boolean })[brand] === true;
}

/**
 * Wraps an emulated object.
 * @param className how Google names the class, for example `Sheet`
 * @throws (on access) `not implemented in the emulator: Sheet.foo`
 */
export function strict<T extends object>(className: string, target: T): T {
  return new Proxy(target, {
    get: (object, member, receiver) => memberOf(className, object, member, receiver),
  });
}

// For each class, the group that has each member; learned from the first object of the class.
const groupsByMember = new Map<string, ReadonlyMap<string, number>>();

/**
 * Wraps an emulated object whose members are made, group by group, when one of them is first asked for: scripts make
 * many objects of a large class and call one or two members of each.
 * @param makeGroups each makes some of the members, a later one going before an earlier one
 * @throws (on access) as `strict`
 */
export function strictInGroups(className: string, makeGroups: readonly (() => object)[]): object {
  const known = groupsByMember.get(className) ?? learnGroups(className, makeGroups);
  return new Proxy<object>(
    {},
    {
      get(object, member, receiver) {
        const group = typeof member === 'string' && !(member in object) ? known.get(member) : undefined;
        if (group !== undefined) Object.assign(object, makeGroups[group]?.());
        return memberOf(className, object, member, receiver);
      },
    },
  );
}

function learnGroups(className: string, makeGroups: readonly (() => object)[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (const [group, make] of makeGroups.entries())
    for (const member of Object.keys(make())) known.set(member, group);
  groupsByMember.set(className, known);
  return known;
}

function memberOf(className: string, object: object, member: string | symbol, receiver: unknown): unknown {
  if (member === brand) return true;
  if (typeof member === 'symbol' || member in object || probes.has(member))
    return Reflect.get(object, member, receiver);
  throw new Error(`not implemented in the emulator: ${className}.${member}`);
}

/** An enumeration of those names, for example `MimeType`. */
export function enumeration<Name extends string>(
  className: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const members: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]));
  return strict(className, members as Record<Name, string>);
}

/**
 * Makes an emulated object strict: reading a member that it does not have throws, and so does a call that leaves out an
 * argument or gives nothing for one, so that no script works by accident. Types tell what else Google would refuse.
 */
import { badSignature } from './bad-signature.ts';
import { classMember } from './emulated-class.ts';
import type { Realm } from './realm.ts';

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

/**
 * Wraps an emulated object.
 * @param realm that of the script, which gets the errors
 * @param className how Google names the class, for example `Sheet`; its `toString` answers this name
 * @throws (on access) `not implemented in the emulator: Sheet.foo`
 */
export function strict<T extends object>(realm: Realm, className: string, target: T): T {
  const emulated = { realm, className };
  return new Proxy(target, { get: (object, member) => memberOf(emulated, object, member) });
}

// For each class, the group that has each member; learned from the first object of the class.
const groupsByMember = new Map<string, ReadonlyMap<string, number>>();

/**
 * Wraps an emulated object whose members are made, group by group, when one of them is first asked for: scripts make
 * many objects of a large class and call one or two members of each.
 * @param makeGroups each makes some of the members, a later one going before an earlier one
 * @throws (on access) as `strict`
 */
export function strictInGroups(
  realm: Realm,
  className: string,
  makeGroups: readonly (() => object)[],
): object {
  const known = groupsByMember.get(className) ?? learnGroups(className, makeGroups);
  const emulated = { realm, className };
  return new Proxy<object>(
    {},
    {
      get(object, member) {
        const group = typeof member === 'string' && !(member in object) ? known.get(member) : undefined;
        if (group !== undefined) Object.assign(object, makeGroups[group]?.());
        return memberOf(emulated, object, member);
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

interface EmulatedClass {
  readonly realm: Realm;
  readonly className: string;
}

/** The members that take null for an argument: it takes something away, or stands for the default. */
const takesNull = new Set([
  ...['Range.setValue', 'Range.setBackground', 'Range.setFontColor', 'Range.setDataValidation'],
  'console.error',
]);

function memberOf(emulated: EmulatedClass, object: object, member: string | symbol): unknown {
  const { realm, className } = emulated;
  if (member === classMember) return className;
  const value = ownMemberOf(className, object, member);
  if (typeof value !== 'function' || typeof member !== 'string') return value;
  const name = `${className}.${member}`;
  return (...args: unknown[]): unknown => {
    const isNothing = (arg: unknown): boolean => arg === null || arg === undefined;
    if (args.length < value.length || (args.some(isNothing) && !takesNull.has(name)))
      throw badSignature(realm, name, args);
    return Reflect.apply(value, object, args);
  };
}

function ownMemberOf(className: string, object: object, member: string | symbol): unknown {
  if (member === 'toString' && !Object.hasOwn(object, member)) return () => className;
  if (typeof member !== 'symbol' && !(member in object) && !probes.has(member))
    throw new Error(`not implemented in the emulator: ${className}.${member}`);
  return Reflect.get(object, member);
}

/** An enumeration of those names, for example `MimeType`. */
export function enumeration<Name extends string>(
  className: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const members: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]));
  return strictEnumeration(className, members as Record<Name, string>);
}

/** An enumeration with those values; nothing can be called there, so it needs no realm. */
export function strictEnumeration<T extends Readonly<Record<string, string>>>(
  className: string,
  members: T,
): T {
  return new Proxy(members, { get: (object, member) => ownMemberOf(className, object, member) });
}

/** The emulated objects of one execution, by the numbers under which the script's thread knows them. */
import { types } from 'node:util';
import { emulatedClassOf } from '../../emulator/realm/emulated-class.ts';
import { hostRealm } from '../../emulator/realm/realm.ts';
import { type ObjectName, packValue, unpackValue } from './pack-values.ts';
import type { ServiceReply, MemberCall } from './thread-messages.ts';

export interface ObjectTable {
  pack(value: unknown): unknown;
  /**
   * Reads or calls a member.
   * @throws what the service throws
   */
  perform(call: MemberCall): ServiceReply;
}

/** An empty table. */
export function createObjectTable(): ObjectTable {
  const objects: object[] = [];
  const numbers = new Map<object, number>();
  const nameOf = (value: object): ObjectName | undefined => {
    // Every emulated object is a proxy, and so is every enumeration, while plain data is none.
    if (!types.isProxy(value)) return undefined;
    const number = numbers.get(value) ?? objects.push(value) - 1;
    numbers.set(value, number);
    return { object: number, className: emulatedClassOf(value) ?? '' };
  };
  const pack = (value: unknown): unknown => packValue(value, nameOf);
  return {
    pack,
    perform({ object: number, member, args }) {
      const object = objects[number] ?? {};
      const found: unknown = Reflect.get(object, member);
      if (args === undefined)
        return typeof found === 'function' ? { kind: 'method' } : { kind: 'value', value: pack(found) };
      const given = args.map((arg) => unpackValue(arg, hostRealm, ({ object: other }) => objects[other]));
      // What is not a function throws a TypeError here, as it would in the script.
      return { kind: 'value', value: pack(Reflect.apply(found as () => unknown, object, given)) };
    },
  };
}

/** The emulated objects as a thread of the script sees them: each member is asked of the thread with the workbook. */
import { ExecutionStopped } from '../../emulator/execution/outcome.ts';
import type { Realm } from '../../emulator/realm/realm.ts';
import { type ObjectName, packValue, unpackValue } from './pack-values.ts';
import type { ServiceReply, MemberCall, PlainError } from './thread-messages.ts';

/** The objects of one execution. */
interface RemoteObjects {
  pack(value: unknown): unknown;
  unpack(value: unknown): unknown;
}

// The members that can be called, by class and name: asking whether there is one would double the messages.
const methods = new Set<string>();

/**
 * Begins with no object.
 * @param realm that of the script
 * @param ask sends the call and waits for its answer
 */
export function createRemoteObjects(realm: Realm, ask: (call: MemberCall) => ServiceReply): RemoteObjects {
  const names = new WeakMap<object, ObjectName>();
  const known = new Map<number, object>();

  const open = ({ object, className }: ObjectName): object => {
    const found = known.get(object);
    if (found !== undefined) return found;
    const made = new Proxy<object>({}, { get: (_target, member) => read({ object, className }, member) });
    names.set(made, { object, className });
    known.set(object, made);
    return made;
  };
  const read = ({ object, className }: ObjectName, member: string | symbol): unknown => {
    if (typeof member === 'symbol') return undefined;
    const call = (...args: unknown[]): unknown => resultOf(ask({ object, member, args: args.map(pack) }));
    const name = `${className}.${member}`;
    if (methods.has(name)) return call;
    const answer = ask({ object, member });
    if (answer.kind !== 'method') return resultOf(answer);
    // An enumeration has no class, and another one may have a value of that name.
    if (className !== '') methods.add(name);
    return call;
  };
  const resultOf = (answer: ServiceReply): unknown => {
    if (answer.kind === 'stopped') throw new ExecutionStopped(answer.reason);
    if (answer.kind === 'thrown') throw errorOf(answer.error, realm);
    return answer.kind === 'value' ? unpack(answer.value) : undefined;
  };
  const pack = (value: unknown): unknown => packValue(value, (object) => names.get(object));
  const unpack = (value: unknown): unknown => unpackValue(value, realm, open);
  return { pack, unpack };
}

/** The error as the script gets it; one that Google would not throw comes from the emulator itself. */
function errorOf({ name, message }: PlainError, realm: Realm): Error {
  if (name === 'TypeError') return realm.typeError(message);
  if (name === 'Exception') return realm.exception(message);
  return Object.assign(new Error(message), { name });
}

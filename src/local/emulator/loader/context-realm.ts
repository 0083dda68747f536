/** The realm of a vm context, made of the constructors taken from it. */
import { isDate, type Realm } from '../realm/realm.ts';

/** The constructors of one context. */
export interface ContextConstructors {
  readonly Array: ArrayConstructor;
  readonly Object: ObjectConstructor;
  readonly Date: DateConstructor;
  readonly Error: ErrorConstructor;
  readonly TypeError: TypeErrorConstructor;
  readonly Function: (...sources: string[]) => (...args: unknown[]) => unknown;
  readonly Math: { random: () => number };
}

/** Builds values of that context. */
export function createContextRealm(constructors: ContextConstructors): Realm {
  return {
    array: (values) => constructors.Array.from(values),
    object: (members) => constructors.Object.assign(new constructors.Object(), members) as typeof members,
    date: (ms) => new constructors.Date(ms),
    exception(message) {
      const error = new constructors.Error(message);
      error.name = 'Exception';
      return error;
    },
    typeError: (message) => new constructors.TypeError(message),
    isDate,
  };
}

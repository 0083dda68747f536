/** The constructors of the context that a script runs in, so that `instanceof Date` holds inside it. */

export interface Realm {
  /** An array of that context. */
  array<T>(values: Iterable<T>): T[];
  /** A plain object of that context. */
  object<T extends object>(members: T): T;
  date(ms: number): Date;
  /** An error as Google's services throw it: name `Exception`, the message without that prefix. */
  exception(message: string): Error;
  /** A TypeError of that context. */
  typeError(message: string): Error;
  /** True for a Date of any context. */
  isDate(value: unknown): value is Date;
}

/** The realm of Node itself, for tests that use the emulated services without a script. */
export const hostRealm: Realm = {
  array: (values) => Array.from(values),
  object: (members) => ({ ...members }),
  date: (ms) => new Date(ms),
  exception(message) {
    const error = new Error(message);
    error.name = 'Exception';
    return error;
  },
  typeError: (message) => new TypeError(message),
  isDate,
};

/** True for a Date of any context. */
export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

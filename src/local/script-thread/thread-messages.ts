/** What a thread that runs the script and the thread with the workbook say to each other. */
import type { MessagePort } from 'node:worker_threads';

/** What a thread of the script is started with. */
export interface ThreadBeginning {
  /** The folder of the script, and its time zone. */
  readonly folder: string;
  readonly timeZone: string;
  /** Counts the messages of all threads to the workbook's, which waits on it. */
  readonly asked: Int32Array;
  /** Counts the answers to this thread, which waits on it. */
  readonly answered: Int32Array;
  readonly port: MessagePort;
}

/** Runs a function of the script. Values are packed, as everywhere in these messages. */
export interface RunOrder {
  readonly functionName: string;
  readonly args: readonly unknown[];
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Asks for a member of an emulated object, or calls it with arguments. */
export interface MemberCall {
  readonly object: number;
  readonly member: string;
  /** Missing when the member is only read. */
  readonly args?: readonly unknown[];
}

/** The answer to a call. */
export type ServiceReply =
  | { readonly kind: 'value'; readonly value: unknown }
  /** The member can be called; so can that of every other object of the class. */
  | { readonly kind: 'method' }
  | { readonly kind: 'thrown'; readonly error: PlainError }
  /** The execution is over: Google's time limit, or a missing consent. */
  | { readonly kind: 'stopped'; readonly reason: string };

/** How the function has ended. */
export type RunReport =
  | { readonly ended: 'returned'; readonly value: unknown }
  | { readonly ended: 'threw'; readonly error: PlainError }
  | { readonly ended: 'missing' };

/** A thrown value as plain data: a message keeps neither the class of an error nor its name. */
export interface PlainError {
  /** Null for a value that is no error, whose text is the message. */
  readonly name: string | null;
  readonly message: string;
  readonly stack: string;
}

/** The thrown value in the words of a message. */
export function plainErrorOf(thrown: unknown): PlainError {
  // Errors of another realm fail `instanceof`, so their members are read instead.
  const { name, message, stack } = Object(thrown) as Partial<Error>;
  if (message === undefined) return { name: null, message: String(thrown), stack: '' };
  return { name: String(name), message: String(message), stack: String(stack ?? '') };
}

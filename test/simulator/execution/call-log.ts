/** The log of an execution's service calls, from which a paused execution is run again from its start. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import type { Realm } from '../../../src/emulator/realm/realm.ts';

export interface LoggedCall {
  readonly call: ServiceCall;
  readonly result: CallResult;
  /** The execution's time when the call had come back, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/** The result of a call: plain data, or the words of Google's exception. */
export type CallResult =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'exception'; readonly name: string; readonly message: string };

/** Hands back the value, or throws the exception as an error of the realm that asks now. */
export function recallResult(result: CallResult, realm: Realm): unknown {
  if (result.kind === 'value') return result.value;
  throw result.name === 'TypeError' ? realm.typeError(result.message) : realm.exception(result.message);
}

/**
 * Finds out whether a call of a second run is the one of the first.
 * @returns what differs, or null
 */
export function differenceOf(first: ServiceCall, again: ServiceCall): string | null {
  if (first.member === again.member && isSame(first.detail, again.detail)) return null;
  return `${describeCall(first)} became ${describeCall(again)}`;
}

/** A call as one line, its texts cut short. */
export function describeCall({ member, detail }: ServiceCall): string {
  return `${member}(${detail.map((part) => cut(JSON.stringify(part) ?? 'undefined')).join(', ')})`;
}

const shownLength = 60;

function cut(text: string): string {
  return text.length <= shownLength ? text : `${text.slice(0, shownLength)}…`;
}

/** Equal plain data; prototypes do not count, because each run may have a realm of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}

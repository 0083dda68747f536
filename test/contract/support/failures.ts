/** Failures of the platform at the n-th service call of an execution, and the sample of them that the crash proofs try. */
import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import type { Interceptor, ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { killed } from './scene.ts';

// CRASH_FULL=1 tries every failure; CRASH_SEED=n moves the sample, so that runs of many days try them all.
const isFull = process.env.CRASH_FULL !== undefined;
const seed = Number(process.env.CRASH_SEED ?? '0');

/** `throw_always` also hits all later calls, the others hit this call alone. */
export type FailureKind = 'kill' | 'throw_once' | 'throw_always' | 'apply_and_throw';

const failureKinds: readonly FailureKind[] = ['kill', 'throw_once', 'throw_always', 'apply_and_throw'];

export interface PlacedFailure {
  readonly interceptor: Interceptor;
  /** The call that was hit, null when the execution ended before. */
  hit(): ServiceCall | null;
}

/** @param index counts service calls from 0; a kill happens before the call is performed */
export function failureAt(index: number, kind: FailureKind): PlacedFailure {
  let calls = 0;
  let hit: ServiceCall | null = null;
  return {
    hit: () => hit,
    interceptor(call, perform) {
      const position = calls;
      calls += 1;
      if (position < index || (position > index && kind !== 'throw_always')) return perform();
      if (position === index) hit = call;
      if (kind === 'kill') throw new ExecutionStopped(killed);
      if (kind === 'apply_and_throw') perform();
      // As Google words what it cannot explain.
      const error = new Error(`Service ${call.service} failed while accessing it.`);
      error.name = 'Exception';
      throw error;
    },
  };
}

// Calls that leave nothing behind: to die or to fail after one of them is to do so before it.
const harmless = /^(Utilities|Spreadsheet)\.|\.(get\w*|findAll)$/;

/** The failures that can make a difference at these calls, in order: kills, for their part, also at the end. */
export function failuresAmong(calls: readonly ServiceCall[]): { index: number; kind: FailureKind }[] {
  return [...calls, null].flatMap((call, index) => {
    const kinds = failureKinds.filter((kind) => canMatter(kind, call));
    return kinds.map((kind) => ({ index, kind }));
  });
}

function canMatter(kind: FailureKind, call: ServiceCall | null): boolean {
  if (call === null) return kind === 'kill';
  // An A1 range is made without asking Google.
  if (call.member === 'Spreadsheet.getRange') return false;
  // A read that fails ends the request: there is no second call to fail.
  return kind === 'throw_once' || !harmless.test(call.member);
}

/** Counts the service calls of an execution that nothing happens to. */
export function callCounter(): { readonly interceptor: Interceptor; readonly calls: ServiceCall[] } {
  const calls: ServiceCall[] = [];
  return {
    calls,
    interceptor(call, perform) {
      calls.push(call);
      return perform();
    },
  };
}

/** Every n-th of the cases, beginning at the seed. */
export function sampleOf<Item>(cases: readonly Item[], every: number): Item[] {
  return cases.filter((_, position) => isFull || position % every === seed % every);
}

/** The buffered writes that are lost: all, the first, the last, every other one. */
export const losses: readonly ((count: number) => readonly number[])[] = [
  (count) => positions(count),
  (count) => positions(count).slice(0, 1),
  (count) => positions(count).slice(-1),
  (count) => positions(count).filter((position) => position % 2 === 0),
  (count) => positions(count).filter((position) => position % 2 === 1),
];

function positions(count: number): number[] {
  return Array.from({ length: count }, (_, position) => position);
}

/** One story of the crash proofs: a faulty write, the client's retry with the same key, and somebody's next request. */
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { callCounter, faultAt, type FaultKind } from './faults.ts';
import { answerFaults, type Sheet, workspaceFaults } from './invariants.ts';
import { journalOf } from './ledger.ts';
import type { Scene } from './scene.ts';

export interface Write {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  readonly touches: readonly Sheet[];
  /** The creation that follows, and that must succeed whatever became of the write. */
  readonly next: { readonly path: string; readonly body: object };
}

export interface Case {
  readonly write: Write;
  readonly index: number;
  readonly kind: FaultKind;
  readonly losesCache: boolean;
  readonly lose?: (count: number) => readonly number[];
}

/** One key for every story: each has a workspace of its own. */
const headers = { 'idempotency-key': 'the-one' };

/** The broken promises of the story, a sentence each. */
export function violationsOf(scene: Scene, { write, index, kind, losesCache, lose }: Case): string[] {
  const { method, path, body, status, touches, next: following } = write;
  const fault = faultAt(index, kind);
  const loseSome = (pending: {
    mutations: readonly unknown[];
    discard(lost: readonly number[]): void;
  }): void => pending.discard(lose?.(pending.mutations.length) ?? []);
  const options = { headers, ...(body === undefined ? {} : { body }) };
  const before = journalOf(scene.workbook).length;
  const first = scene.callFaulty({ interceptor: fault.interceptor, lose: loseSome }, method, path, options);
  const held = scene.emulator.world.locks.held().size;
  if (losesCache) scene.clearCache();
  const retried = scene.call(method, path, options);
  const entries = journalOf(scene.workbook).length - before;
  const next = scene.call('POST', following.path, { body: following.body });
  const faults = [
    ...(first === null ? [] : answerFaults(first)),
    ...answerFaults(retried),
    ...answerFaults(next),
    ...(held === 0 ? [] : ['the lock outlived the execution']),
    ...(retried.status === status && next.status === 201
      ? []
      : [`retried ${retried.status}, next ${next.status}`]),
    ...(entries === 1 ? [] : [`${entries} entries for one key`]),
    ...(first?.status === status && !sameText(first.body, retried.body)
      ? ['the replay answers another text']
      : []),
    ...recordFaults(scene, write, retried),
    ...workspaceFaults(scene, touches),
  ];
  const place = `${kind} at ${index} ${fault.hit()?.member ?? 'the end'}${losesCache ? ', cache lost' : ''}`;
  return faults.map((text) => `${write.name}: ${place}: ${text}`);
}

function recordFaults(
  scene: Scene,
  { method, path }: Write,
  retried: ReturnType<Scene['call']>,
): readonly string[] {
  const read = scene.call('GET', retried.headers.Location ?? path);
  if (method === 'DELETE') return read.status === 404 ? [] : ['the record is still there'];
  return sameText(read.body, retried.body) ? [] : ['the record is not what the replay says'];
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The service calls of the write when nothing happens to it. */
export function callsOf(scene: Scene, { method, path, body }: Write): readonly ServiceCall[] {
  const { interceptor, calls } = callCounter();
  scene.callFaulty({ interceptor }, method, path, { headers, ...(body === undefined ? {} : { body }) });
  return calls;
}

/** Positions of the calls before which a kill finds writes that are not yet flushed. */
export function unflushedAt(calls: readonly ServiceCall[]): number[] {
  return calls.flatMap(({ member }, index) => {
    const isAfterWrite = /^Range\.set/.test(calls[index - 1]?.member ?? '');
    return isAfterWrite || member === 'SpreadsheetApp.flush' ? [index] : [];
  });
}

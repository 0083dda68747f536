/** A workspace in memory for the tests of access: it counts calls, and its cache and lock can fail as Google's do. */

import { createHash, randomUUID } from 'node:crypto';
import type { Cache, Digest, Lock, Properties, Workspace } from '../../../src/core/workspace.ts';

/** A lock as a test sees and moves it. */
interface LockState {
  held: boolean;
  refuses: boolean;
  whileWaiting: () => void;
}

/** The workspace and the handles by which a test moves it. */
export interface FakeWorkspace extends Workspace {
  /** Every service call since the test last emptied the list, for example `cache.get`. */
  readonly calls: string[];
  readonly stored: {
    readonly cache: Map<string, string>;
    /** By name, what the cache had before the last write; undefined for nothing. */
    readonly overwritten: Map<string, string | undefined>;
    readonly properties: Map<string, string>;
  };
  readonly lockState: LockState;
  readonly userLockState: LockState;
  /** True: the cache answers what it had before the last write of each value. */
  isStale: boolean;
  /** The service call, for example `properties.set`, at which the execution dies. */
  dieAt: string | null;
  nowMs: number;
}

/** Noon of a day in 2026. */
export const startMs = Date.parse('2026-03-02T12:00:00Z');

/** A workspace with nothing in it. */
export function createFakeWorkspace(keyMode: 'live' | 'local' = 'live'): FakeWorkspace {
  const fake: FakeWorkspace = {
    resources: [],
    livemode: true,
    inMode: (livemode) => Object.create(fake, { livemode: { value: livemode } }) as FakeWorkspace,
    calls: [],
    stored: { cache: new Map(), overwritten: new Map(), properties: new Map() },
    lockState: { held: false, refuses: false, whileWaiting: () => undefined },
    userLockState: { held: false, refuses: false, whileWaiting: () => undefined },
    isStale: false,
    dieAt: null,
    nowMs: startMs,
    clock: { now: () => fake.nowMs, dayOf: (instantMs) => new Date(instantMs).toISOString().slice(0, 10) },
    random: { uuid: () => randomUUID() },
    digest,
    get properties() {
      return properties(fake);
    },
    get cache() {
      return cache(fake);
    },
    get lock() {
      return lock(fake, 'lock', fake.lockState);
    },
    get userLock() {
      return lock(fake, 'userLock', fake.userLockState);
    },
    account: () => 'ada@example.com',
    get document(): never {
      throw new Error('Access needs no document.');
    },
    get files(): never {
      throw new Error('Access needs no files.');
    },
    get background(): never {
      throw new Error('Access loads nothing.');
    },
    log: { error: () => undefined },
    build: { id: 'test', keyMode },
    ownerMail: () => {
      throw new Error('Access writes no mail.');
    },
    minuteTrigger: () => {
      throw new Error('Access has no triggers.');
    },
  };
  return fake;
}

const digest: Digest = {
  sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
  sha256: (text) => [...createHash('sha256').update(text).digest()],
  utf8Length: (text) => Buffer.byteLength(text),
};

function note(fake: FakeWorkspace, call: string): void {
  if (fake.dieAt === call) throw new Error(`died at ${call}`);
  fake.calls.push(call);
}

function noteWrite(fake: FakeWorkspace, call: string): void {
  note(fake, call);
  if (!fake.lockState.held && !fake.userLockState.held) throw new Error(`${call} without a lock`);
}

function properties(fake: FakeWorkspace): Properties {
  const values = fake.stored.properties;
  return {
    get: (name) => {
      note(fake, 'properties.get');
      return values.get(name) ?? null;
    },
    getAll: () => {
      note(fake, 'properties.getAll');
      return Object.fromEntries(values);
    },
    set: (name, value) => {
      noteWrite(fake, 'properties.set');
      if (Buffer.byteLength(value) > 9 * 1024) throw new Error('Argument too large: value');
      values.set(name, value);
    },
    delete: (name) => {
      noteWrite(fake, 'properties.delete');
      values.delete(name);
    },
  };
}

function cache(fake: FakeWorkspace): Cache {
  const { cache: values, overwritten } = fake.stored;
  const read = (name: string): string | undefined =>
    fake.isStale && overwritten.has(name) ? overwritten.get(name) : values.get(name);
  const put = (name: string, value: string) => {
    if (Buffer.byteLength(value) > 102_400) throw new Error('Argument too large: value');
    overwritten.set(name, values.get(name));
    values.set(name, value);
  };
  return {
    get: (name) => {
      note(fake, 'cache.get');
      return read(name) ?? null;
    },
    getAll: (names) => {
      note(fake, 'cache.getAll');
      return Object.fromEntries(names.map((name) => [name, read(name)] as const).filter(isFound));
    },
    put: (name, value) => {
      noteWrite(fake, 'cache.put');
      put(name, value);
    },
    putAll: (all) => {
      noteWrite(fake, 'cache.putAll');
      for (const [name, value] of Object.entries(all)) put(name, value);
    },
    remove: (name) => {
      noteWrite(fake, 'cache.remove');
      overwritten.set(name, values.get(name));
      values.delete(name);
    },
  };
}

function isFound(entry: readonly [string, string | undefined]): entry is readonly [string, string] {
  return entry[1] !== undefined;
}

function lock(fake: FakeWorkspace, name: string, state: LockState): Lock {
  return {
    tryAcquire: () => {
      note(fake, `${name}.tryAcquire`);
      if (state.refuses) return false;
      state.whileWaiting();
      state.held = true;
      return true;
    },
    release: () => {
      note(fake, `${name}.release`);
      state.held = false;
    },
  };
}

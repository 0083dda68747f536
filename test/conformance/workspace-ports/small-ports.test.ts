/** The behaviour of cache, properties, lock, digest, clock and random source that the core expects of any host. */
import { createHash } from 'node:crypto';
import { ServiceFailure, type Workspace } from '../../../src/core/workspace.ts';
import { createFakeWorkspace } from '../../core/access/fake-workspace.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';

type Ports = Pick<Workspace, 'cache' | 'properties' | 'lock' | 'digest' | 'random' | 'clock'>;

interface Host {
  readonly ports: Ports;
  /** The same workspace as another execution sees it; null where the host knows only one. */
  readonly other: (() => Ports) | null;
  readonly passTime: (ms: number) => void;
}

const hosts: readonly (readonly [string, () => Host])[] = [
  [
    'emulated Google services',
    () => {
      const google = emulateGoogle();
      return {
        ports: google.begin().workspace,
        other: () => google.begin().workspace,
        passTime: (ms) => google.world.clock.advance(ms),
      };
    },
  ],
  [
    'the fake in memory',
    () => {
      const fake = createFakeWorkspace();
      return {
        ports: fake,
        other: null,
        passTime(ms) {
          fake.nowMs += ms;
        },
      };
    },
  ],
];

const texts = ['', ' ', '=1', 'é😀\u2060', '{"a":1}', 'x'.repeat(9000)];

describe.each(hosts)('The ports on %s', (_name, createHost) => {
  /** The core writes under the lock alone, and the fake insists on it. */
  function locked(): Host {
    const host = createHost();
    expect(host.ports.lock.tryAcquire(0)).toBe(true);
    return host;
  }

  test.each(texts)('keep the value %j in the cache and in properties', (text) => {
    const { cache, properties } = locked().ports;
    cache.put('name', text, 60);
    expect(cache.get('name')).toBe(text);
    properties.set('name', text);
    expect(properties.get('name')).toBe(text);
  });

  test('answer null for what is not there', () => {
    const { cache, properties } = createHost().ports;
    expect(cache.get('nothing')).toBeNull();
    expect(properties.get('nothing')).toBeNull();
    expect(cache.getAll(['nothing'])).toEqual({});
    expect(properties.getAll()).toEqual({});
  });

  test('read and write many values of the cache at once, leaving out what is missing', () => {
    const { cache } = locked().ports;
    cache.putAll({ a: '1', b: '2' }, 60);
    expect({ ...cache.getAll(['a', 'missing', 'b']) }).toEqual({ a: '1', b: '2' });
    cache.remove('a');
    cache.remove('never there');
    expect({ ...cache.getAll(['a', 'b']) }).toEqual({ b: '2' });
  });

  test('replace and delete values', () => {
    const { cache, properties } = locked().ports;
    for (const value of ['old', 'new']) {
      cache.put('name', value, 60);
      properties.set('name', value);
    }
    expect([cache.get('name'), properties.get('name')]).toEqual(['new', 'new']);
    properties.delete('name');
    properties.delete('never there');
    expect({ ...properties.getAll() }).toEqual({});
  });

  test('refuse a value that is too large and keep the old one', () => {
    const { cache, properties } = locked().ports;
    cache.put('name', 'old', 60);
    properties.set('name', 'old');
    expect(() => cache.put('name', 'x'.repeat(102_401), 60)).toThrow();
    // Above the limit that is documented, and above the one that was measured.
    expect(() => properties.set('name', 'x'.repeat(524_288))).toThrow();
    expect([cache.get('name'), properties.get('name')]).toEqual(['old', 'old']);
  });

  test('digest a text by its bytes in UTF-8', () => {
    const { digest } = createHost().ports;
    for (const text of ['', 'abc', 'é', '😀', '\u0000']) {
      const expected = createHash('sha256').update(text, 'utf8').digest();
      expect(digest.sha256Hex(text)).toBe(expected.toString('hex'));
      expect([...digest.sha256(text)]).toEqual([...expected]);
      expect(digest.utf8Length(text)).toBe(Buffer.byteLength(text));
    }
  });

  test('make random UUIDs of version 4', () => {
    const { random } = createHost().ports;
    const made = Array.from({ length: 200 }, () => random.uuid());
    for (const uuid of made)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(200);
  });

  test('tell the time in whole milliseconds that pass', () => {
    const { ports, passTime } = createHost();
    const before = ports.clock.now();
    expect(Number.isInteger(before)).toBe(true);
    passTime(1500);
    expect(ports.clock.now() - before).toBe(1500);
  });

  test('tell the day of an instant', () => {
    const { clock } = createHost().ports;
    expect(clock.dayOf(Date.UTC(2026, 0, 31, 12), 'Etc/UTC')).toBe('2026-01-31');
  });
});

describe('The ports on emulated Google services alone', () => {
  test('tell the day of an instant where the workspace is', () => {
    const { clock } = emulateGoogle().begin().workspace;
    const lateInDecember = Date.UTC(2025, 11, 31, 23, 30);
    expect(clock.dayOf(lateInDecember, 'Europe/Berlin')).toBe('2026-01-01');
    expect(clock.dayOf(lateInDecember, 'America/New_York')).toBe('2025-12-31');
    expect(clock.dayOf(Date.UTC(2026, 2, 29, 1), 'Europe/Berlin')).toBe('2026-03-29');
  });

  test('exclude another execution until the lock is released, or its execution ends', () => {
    const google = emulateGoogle();
    const [one, two] = [google.begin(), google.begin()];
    expect(one.workspace.lock.tryAcquire(0)).toBe(true);
    const before = google.world.clock.now();
    expect(two.workspace.lock.tryAcquire(2000)).toBe(false);
    expect(google.world.clock.now() - before).toBeGreaterThanOrEqual(2000);
    one.workspace.lock.release();
    expect(two.workspace.lock.tryAcquire(0)).toBe(true);
    two.end();
    expect(google.begin().workspace.lock.tryAcquire(0)).toBe(true);
  });

  test('share cache and properties between executions, and forget a cached value when its time is over', () => {
    const google = emulateGoogle();
    const [one, two] = [google.begin().workspace, google.begin().workspace];
    one.cache.put('name', 'kept', 60);
    one.properties.set('name', 'kept');
    expect([two.cache.get('name'), two.properties.get('name')]).toEqual(['kept', 'kept']);
    google.world.clock.advance(60_000);
    expect([two.cache.get('name'), two.properties.get('name')]).toEqual([null, 'kept']);
  });

  test.each<[string, (workspace: Workspace) => unknown]>([
    ['Cache.get', ({ cache }) => cache.get('x')],
    ['Cache.getAll', ({ cache }) => cache.getAll(['x'])],
    ['Cache.put', ({ cache }) => cache.put('x', 'y', 1)],
    ['Cache.putAll', ({ cache }) => cache.putAll({ x: 'y' }, 1)],
    ['Cache.remove', ({ cache }) => cache.remove('x')],
    ['Properties.getProperty', ({ properties }) => properties.get('x')],
    ['Properties.getProperties', ({ properties }) => properties.getAll()],
    ['Properties.setProperty', ({ properties }) => properties.set('x', 'y')],
    ['Properties.deleteProperty', ({ properties }) => properties.delete('x')],
    ['Lock.tryLock', ({ lock }) => lock.tryAcquire(0)],
    ['Lock.releaseLock', ({ lock }) => lock.release()],
    ['Utilities.getUuid', ({ random }) => random.uuid()],
  ])('tell a failure of %s as one of the service', (member, use) => {
    const { workspace } = emulateGoogle().begin([
      (call, perform) => {
        if (call.member === member) throw new Error('Service invoked too many times');
        return perform();
      },
    ]);
    expect(() => use(workspace)).toThrow(ServiceFailure);
    expect(() => use(workspace)).toThrow('Service invoked too many times');
  });
});

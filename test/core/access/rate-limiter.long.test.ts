import fc from 'fast-check';
import { createKey } from '../../../src/core/access/key-store.ts';
import { createFakeWorkspace, type FakeWorkspace, startMs } from './fake-workspace.ts';
import { knock, madeKey, passed } from './knock.ts';

const keyRequest = { name: 'Shop', scopes: ['invoices:read'] as const, expires_at: null };

// A failure is reported after so long, though a shorter run that fails might yet be found.
const shrinkingMs = 15_000;

/** The events before a request: time passes, and the cache may lose something or hide it from one request. */
interface Step {
  readonly waitMs: number;
  readonly loses: 'nothing' | 'log' | 'everything' | 'one look';
}

// Mostly bursts, as only they come near the limit; pauses around the lengths at which rules change.
const waits = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 0, max: 700 }) },
  { weight: 10, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 2000, max: 70_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 3_500_000, max: 3_700_000 }) },
);

function steps(losses: fc.Arbitrary<Step['loses']>): fc.Arbitrary<Step[]> {
  const step = fc.record({ waitMs: waits, loses: losses });
  return fc.array(step, { minLength: 150, maxLength: 400, size: 'max' });
}

const rareLosses = fc.oneof(
  { weight: 40, arbitrary: fc.constant<Step['loses']>('nothing') },
  { weight: 1, arbitrary: fc.constantFrom<Step['loses'][]>('log', 'everything', 'one look') },
);

const anyLosses = fc.constantFrom<Step['loses'][]>('nothing', 'log', 'everything', 'one look');

function createWorkspaceWithKey(): { workspace: FakeWorkspace; key: string } {
  const workspace = createFakeWorkspace();
  return { workspace, key: madeKey(createKey(workspace, keyRequest)).key };
}

function lose(workspace: FakeWorkspace, loses: Step['loses']): () => void {
  const { cache } = workspace.stored;
  const before = [...cache];
  const logs = [...cache.keys()].filter((name) => name.startsWith('rate.'));
  if (loses === 'everything') cache.clear();
  else if (loses !== 'nothing') for (const name of logs) cache.delete(name);
  // A value that was hidden is there again, unless the request has written it anew.
  return () => {
    if (loses === 'one look')
      for (const [name, value] of before) if (!cache.has(name)) cache.set(name, value);
  };
}

/** The times at which requests were admitted, in milliseconds. */
function admissionsOf(run: readonly Step[]): number[] {
  const { workspace, key } = createWorkspaceWithKey();
  const admittedMs: number[] = [];
  for (const { waitMs, loses } of run) {
    workspace.nowMs += waitMs;
    const restore = lose(workspace, loses);
    if (passed(knock(workspace, key))) admittedMs.push(workspace.nowMs);
    restore();
  }
  return admittedMs;
}

function mostInAnyWindow(admittedMs: readonly number[]): number {
  const counts = admittedMs.map(
    (endMs) => admittedMs.filter((timeMs) => timeMs <= endMs && endMs - timeMs < 60_000).length,
  );
  return Math.max(0, ...counts);
}

describe('the rate limiter', () => {
  test('follows the sliding log exactly while the cache keeps it', () => {
    fc.assert(
      fc.property(steps(fc.constant('nothing')), (run) => {
        const reference: number[] = [];
        let nowMs = startMs;
        for (const { waitMs } of run) {
          nowMs += waitMs;
          if (reference.filter((timeMs) => nowMs - timeMs < 60_000).length < 100) reference.push(nowMs);
        }
        expect(admissionsOf(run)).toEqual(reference);
      }),
      { numRuns: 40, interruptAfterTimeLimit: shrinkingMs },
    );
  });

  test.each([
    ['now and then', rareLosses],
    ['all the time', anyLosses],
  ])('never admits more than a hundred in any minute when the cache forgets %s', (_often, losses) => {
    fc.assert(
      fc.property(steps(losses), (run) => {
        expect(mostInAnyWindow(admissionsOf(run))).toBeLessThanOrEqual(100);
      }),
      { numRuns: 80, interruptAfterTimeLimit: shrinkingMs },
    );
  });

  test('never admits more than a hundred when the cache forgets once, whenever that is', () => {
    for (let lostAt = 1; lostAt < 130; lostAt++) {
      const burst = Array.from(
        { length: 150 },
        (_, index): Step => ({
          waitMs: 100,
          loses: index === lostAt ? 'everything' : 'nothing',
        }),
      );
      expect(admissionsOf(burst).length).toBeLessThanOrEqual(100);
    }
  });

  test('admits a new key’s first hundred requests, and assumes nineteen more for a lost log', () => {
    const burst = (lostAt: number) =>
      Array.from(
        { length: 120 },
        (_, index): Step => ({
          waitMs: 1,
          loses: index === lostAt ? 'everything' : 'nothing',
        }),
      );
    expect(admissionsOf(burst(0))).toHaveLength(100);
    // The first of ten requests was saved; the other nine are among the assumed ones.
    expect(admissionsOf(burst(10))).toHaveLength(90);
  });

  test('knows an evicted log to be empty when the key was idle for longer than an hour and a minute', () => {
    const { workspace, key } = createWorkspaceWithKey();
    knock(workspace, key);
    workspace.nowMs += 3_660_000;
    workspace.stored.cache.clear();
    expect(knock(workspace, key)).toMatchObject({ rate: { remaining: 99 } });
  });

  test('does not forget what was admitted just before the hourly checkpoint was due', () => {
    const idle = { waitMs: 3_599_000, loses: 'nothing' } as const;
    const burst = new Array<Step>(18).fill({ waitMs: 0, loses: 'nothing' });
    const evicted = { waitMs: 1001, loses: 'everything' } as const;
    const flood = new Array<Step>(120).fill({ waitMs: 1, loses: 'nothing' });
    const run = [{ waitMs: 0, loses: 'nothing' } as const, idle, ...burst, evicted, ...flood];
    expect(mostInAnyWindow(admissionsOf(run))).toBe(100);
  });

  test.each([60, 80])('does not lock out a client at %d requests a minute for one eviction', (perMinute) => {
    for (let lostAt = 0; lostAt < 160; lostAt += 3) {
      const steady = Array.from(
        { length: 300 },
        (_, index): Step => ({
          waitMs: 60_000 / perMinute,
          loses: index === lostAt ? 'everything' : 'nothing',
        }),
      );
      expect(admissionsOf(steady)).toHaveLength(300);
    }
  });

  test('spares the properties of a client at 100 requests a minute', () => {
    const { workspace, key } = createWorkspaceWithKey();
    for (let request = 0; request < 1000; request++) {
      workspace.nowMs += 600;
      expect(passed(knock(workspace, key))).toBe(true);
    }
    const writes = workspace.calls.filter((call) => call === 'properties.set').length;
    expect(writes).toBeLessThanOrEqual(52);
  });

  test('treats an unreadable log as a lost one, and heals it', () => {
    const { workspace, key } = createWorkspaceWithKey();
    knock(workspace, key);
    const name = [...workspace.stored.cache.keys()].find((candidate) => candidate.startsWith('rate.'))!;
    workspace.stored.cache.set(name, 'junk');
    expect(knock(workspace, key)).toMatchObject({ rate: { remaining: 79 } });
    expect(knock(workspace, key)).toMatchObject({ rate: { remaining: 78 } });
  });

  test('remembers a refusal after an eviction, so that the next one needs no lock', () => {
    const { workspace, key } = createWorkspaceWithKey();
    for (let request = 0; request < 100; request++) knock(workspace, key);
    workspace.stored.cache.clear();
    workspace.nowMs += 1000;
    expect(knock(workspace, key).outcome).toBe('rate_limited');
    workspace.calls.length = 0;
    expect(knock(workspace, key).outcome).toBe('rate_limited');
    expect(workspace.calls).toEqual(['cache.getAll']);
  });
});

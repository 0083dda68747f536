import { createLockService, type LockService } from '../../../../src/emulator/services/lock/lock-service.ts';
import { createLockTable, type WaitForLock } from '../../../../src/emulator/services/lock/lock-table.ts';
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import type { ExecutionFacts } from '../../../../src/emulator/execution/open-execution.ts';
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';
import { likelySwitches } from '../../../../src/emulator/switches.ts';
import { executionStartMs, testExecution, type TestExecution } from '../../support/test-execution.ts';

function setUp(wait?: WaitForLock) {
  const table = createLockTable();
  const clock = createVirtualClock(executionStartMs);
  const waitForLock: WaitForLock =
    wait ??
    ((_lock, untilMs) => {
      clock.sleep(untilMs - clock.now());
      return false;
    });
  const open = (facts: Partial<ExecutionFacts> = {}): TestExecution & { readonly locks: LockService } => {
    const test = testExecution({ clock, ...facts });
    return {
      ...test,
      locks: createLockService(test.execution, { table, waitForLock, owner: 'owner@example.com' }),
    };
  };
  return { clock, table, open };
}

describe('LockService (developers.google.com/apps-script/reference/lock)', () => {
  test('lets one execution have the script lock, and another once it is released', () => {
    const { open } = setUp();
    const first = open().locks.getScriptLock();
    const second = open().locks.getScriptLock();
    expect(first.tryLock(0)).toBe(true);
    expect(second.tryLock(1000)).toBe(false);
    first.releaseLock();
    expect(second.tryLock(0)).toBe(true);
  });

  test('waits its whole time for a lock that stays held', () => {
    const { open, clock } = setUp();
    open().locks.getScriptLock().tryLock(0);
    const before = clock.now();
    open().locks.getScriptLock().tryLock(5000);
    expect(clock.now() - before).toBe(5040);
  });

  test('is reentrant within one execution, and one release frees it', () => {
    const { open } = setUp();
    const { locks } = open();
    locks.getScriptLock().tryLock(0);
    expect(locks.getScriptLock().tryLock(0)).toBe(true);
    locks.getScriptLock().releaseLock();
    expect(open().locks.getScriptLock().tryLock(0)).toBe(true);
  });

  test('is freed at the end of the execution, also of a killed one', () => {
    const { open, table } = setUp();
    const first = open();
    first.locks.getScriptLock().tryLock(0);
    first.end();
    const second = open();
    expect(second.locks.getScriptLock().tryLock(0)).toBe(true);
    second.end(true);
    expect(table.held().size).toBe(0);
  });

  test('fails with a negative time even when free (gas-fakes testlock.js, run on the live service)', () => {
    expect(setUp().open().locks.getScriptLock().tryLock(-1)).toBe(false);
  });

  test('cannot be released by another execution', () => {
    const { open } = setUp();
    open().locks.getScriptLock().tryLock(0);
    const second = open().locks.getScriptLock();
    second.releaseLock();
    expect(second.tryLock(0)).toBe(false);
  });

  test('keeps the locks of the script and the user apart', () => {
    const { open } = setUp();
    const { locks } = open();
    expect(locks.getScriptLock().tryLock(0)).toBe(true);
    expect(open().locks.getUserLock().tryLock(0)).toBe(true);
  });

  test('asks a given strategy to wait, and takes the lock if that freed it', () => {
    const asked: unknown[] = [];
    const { open, clock, table } = setUp((lock, untilMs) => {
      asked.push([lock, untilMs - clock.now()]);
      table.releaseAll('test holder');
      return true;
    });
    table.acquire('script', 'test holder');
    expect(open().locks.getScriptLock().tryLock(700)).toBe(true);
    expect(asked).toEqual([['script', 700]]);
  });
});

describe('Unsettled facts of locks', () => {
  test.each([
    ['excludes_all', false],
    ['excludes_same_session', true],
  ] as const)('lets two anonymous callers hold the user lock or not, by the switch: %s', (userLock, both) => {
    const { open } = setUp();
    const switches = { ...likelySwitches, userLock };
    expect(open({ switches }).locks.getUserLock().tryLock(0)).toBe(true);
    expect(open({ switches }).locks.getUserLock().tryLock(0)).toBe(both);
  });
});

test('refuses when it is called too often, by the switch (github.com/nuadi/googlecrestscript/issues/19)', () => {
  const latency = { ...publishedLatency, lock: { acquireMs: 0, releaseMs: 0 } };
  const { open, clock } = setUp();
  const many = (lockRate: 'unlimited' | 'limited'): void => {
    const lock = open({ latency, switches: { ...likelySwitches, lockRate } }).locks.getScriptLock();
    for (let call = 0; call < 200; call += 1) lock.tryLock(0);
  };
  many('unlimited');
  clock.advance(1_000);
  expect(() => many('limited')).toThrow(
    'Service invoked too many times in a short time: lockBean rateMax. Try Utilities.sleep(1000) between calls.',
  );
  clock.advance(1_000);
  const later = open({ switches: { ...likelySwitches, lockRate: 'limited' } }).locks.getScriptLock();
  expect(later.tryLock(0)).toBe(false);
});

import { ExecutionStopped } from '../../../src/emulator/execution/outcome.ts';
import type { Interceptor } from '../../../src/emulator/execution/gate.ts';
import { blankSheet, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { resultOf, testEmulator } from '../support/test-emulator.ts';

const webApp = { kind: 'web_app', activeUser: '' } as const;

describe('The gate around every call', () => {
  test('lets an interceptor stop the execution for good: its finally blocks have no effect', () => {
    const members: string[] = [];
    const kill: Interceptor = (call, perform) => {
      members.push(call.member);
      if (call.member === 'Utilities.sleep') throw new ExecutionStopped('killed');
      return perform();
    };
    const emulator = testEmulator({ interceptors: [kill] });
    expect(emulator.run('writeAndSleep', ['x'], webApp)).toMatchObject({ reason: 'stopped', text: 'killed' });
    expect(members.filter((member) => member.startsWith('Lock.'))).toEqual(['Lock.tryLock']);
  });

  test('stops a script that catches everything, its own end among it', () => {
    const kill: Interceptor = () => {
      throw new ExecutionStopped('killed');
    };
    const outcome = testEmulator({ interceptors: [kill] }).run('catchEverything', [], webApp);
    expect(outcome).toMatchObject({ ok: false, reason: 'stopped', text: 'killed' });
  });

  test('counts and charges what the script asked for, and nothing else', () => {
    const { usage } = testEmulator().run('isLockFree', [], webApp);
    expect(usage).toMatchObject({ calls: 1, ms: 40, documentCalls: 0 });
    expect([...usage.byMember]).toEqual([['Lock.tryLock', 1]]);
  });
});

describe('An execution that is attempted again', () => {
  test('keeps its locks and its pending writes until it ends', () => {
    const emulator = testEmulator();
    const execution = emulator.open(webApp);
    execution.attempt('writeWithoutFlush', () => ['pending']);
    execution.attempt('isLockFree', () => []);
    expect(resultOf(emulator, 'readCell')).toBe('');
    expect(resultOf(emulator, 'isLockFree')).toBe(false);
    execution.end(execution.attempt('echo', () => [1]));
    expect(resultOf(emulator, 'readCell')).toBe('pending');
    expect(resultOf(emulator, 'isLockFree')).toBe(true);
  });

  test('may run in one context again and again, which keeps its variables', () => {
    const emulator = testEmulator();
    const attempt = () => emulator.open(webApp).attempt('countStarts', () => [], { context: 'kept' });
    expect(attempt()).toMatchObject({ value: 1 });
    expect(attempt()).toMatchObject({ value: 2 });
    expect(resultOf(emulator, 'countStarts')).toBe(1);
  });

  test('waits in vain for a lock that a test holds from outside', () => {
    const emulator = testEmulator();
    const free = emulator.holdLock('script');
    expect(resultOf(emulator, 'isLockFree')).toBe(false);
    free();
    expect(resultOf(emulator, 'isLockFree')).toBe(true);
  });
});

test('A write that Google refuses after the end of the script is told to the log alone', () => {
  const sheets = [blankSheet(0, 'Data'), blankSheet(1, 'Other')];
  const workbook = createWorkbook({ name: 'Book', timeZone: 'Etc/GMT', locale: 'en_US', sheets });
  const emulator = testEmulator({ workbook });
  const execution = emulator.open(webApp);
  const outcome = execution.attempt('writeWithoutFlush', () => ['lost']);
  workbook.apply({ op: 'delete_sheet', sheet_id: 0 });
  expect(execution.end(outcome)).toMatchObject({ ok: true });
  expect(emulator.world.log.entries()).toMatchObject([
    {
      severity: 'ERROR',
      executionId: execution.id,
      text: expect.stringMatching(/^A pending write was refused: /),
    },
  ]);
});

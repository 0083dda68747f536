import { likelySwitches } from '../../src/emulator/switches.ts';
import { testEmulator, resultOf } from './support/test-emulator.ts';
import { executionStartMs } from './support/test-execution.ts';

const webApp = { kind: 'web_app', activeUser: '' } as const;

describe('An execution runs in a world of its own', () => {
  test('without anything that Apps Script lacks (developers.google.com/apps-script/guides/v8-runtime)', () => {
    const missing =
      'setTimeout setInterval TextEncoder TextDecoder fetch FormData File Blob URL URLSearchParams atob btoa crypto window process performance structuredClone queueMicrotask AbortController Event Headers Buffer require module global';
    expect(resultOf(testEmulator(), 'globalsPresent', missing.split(' '))).toEqual([]);
  });

  test('with the language and the services', () => {
    const present = [
      'Promise',
      'Map',
      'BigInt',
      'console',
      'SpreadsheetApp',
      'Utilities',
      'UrlFetchApp',
      'Session',
    ];
    expect(resultOf(testEmulator(), 'globalsPresent', present)).toEqual(present);
  });

  test('whose dates, lists and objects are its own, wherever they come from', () => {
    expect(resultOf(testEmulator(), 'ownConstructors', new Date(), [1])).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('whose service errors are named Exception, without that prefix in the message', () => {
    expect(resultOf(testEmulator(), 'serviceError')).toEqual([
      true,
      'Exception',
      'Invalid argument: key',
      'string',
    ]);
  });

  test('that remembers nothing of the execution before', () => {
    const emulator = testEmulator();
    expect(resultOf(emulator, 'countStarts')).toBe(1);
    expect(resultOf(emulator, 'countStarts')).toBe(1);
  });

  test("whose local time is that of the manifest's zone, on the emulator's clock", () => {
    expect(resultOf(testEmulator(), 'localTime', executionStartMs)).toEqual([
      11,
      -60,
      'Thu Jan 15 2026 11:30:00 GMT+0100 (Central European Standard Time)',
      Date.UTC(2026, 6, 1, 10),
      String(executionStartMs),
    ]);
  });

  test('that finds functions declared as constants and as members of objects', () => {
    expect(resultOf(testEmulator(), 'arrow')).toBe('arrow');
    expect(resultOf(testEmulator(), 'group.member')).toBe('member');
  });
});

describe('The end of an execution', () => {
  test('reports what the script threw and where', () => {
    const outcome = testEmulator().run('holdLockAndThrow', [], webApp);
    expect(outcome).toMatchObject({ ok: false, reason: 'threw' });
    expect(outcome.ok ? '' : outcome.text).toMatch(/^Error: left the lock \(line \d+, file "Code"\)$/);
  });

  test('reports a function that does not exist', () => {
    expect(testEmulator().run('absent', [], webApp)).toMatchObject({
      ok: false,
      reason: 'function_missing',
      text: 'Script function not found: absent',
    });
    expect(testEmulator().run('1;x', [], webApp)).toMatchObject({ ok: false, reason: 'function_missing' });
  });

  test('frees the locks that the script left held', () => {
    const emulator = testEmulator();
    emulator.run('holdLockAndThrow', [], webApp);
    expect(resultOf(emulator, 'isLockFree')).toBe(true);
  });

  test('applies the writes that were not flushed', () => {
    const emulator = testEmulator();
    resultOf(emulator, 'writeWithoutFlush', 'kept');
    expect(resultOf(emulator, 'readCell')).toBe('kept');
  });

  test('comes after six minutes (quota page): pending writes are applied and locks freed', () => {
    const emulator = testEmulator();
    expect(emulator.run('writeAndSleep', ['kept'], webApp)).toMatchObject({
      ok: false,
      reason: 'stopped',
      text: 'Exceeded maximum execution time',
    });
    expect(emulator.world.locks.held().size).toBe(0);
    expect(resultOf(emulator, 'readCell')).toBe('kept');
  });

  test('comes after thirty seconds for a simple trigger (developers.google.com/apps-script/guides/triggers)', () => {
    const emulator = testEmulator();
    const outcome = emulator.run('writeAndSleep', ['x'], {
      kind: 'simple_trigger',
      activeUser: 'ann@example.com',
    });
    expect(outcome).toMatchObject({ ok: false, reason: 'stopped' });
    expect(outcome.usage.byMember.get('Utilities.sleep')).toBe(1);
  });

  test.each([
    ['before_locks', true],
    ['after_locks', false],
  ] as const)(
    'applies the writes of a killed execution under its lock or not, by the switch: %s',
    (side, held) => {
      const emulator = testEmulator({ switches: { ...likelySwitches, pendingWritesAtKill: side } });
      const heldAtWrite: boolean[] = [];
      emulator.world.workbook.onMutation(() => heldAtWrite.push(emulator.world.locks.held().size > 0));
      emulator.run('writeAndSleep', ['x'], webApp);
      expect(heldAtWrite).toEqual([held]);
    },
  );
});

describe('google.script.run', () => {
  const call = (name: string, ...args: unknown[]) =>
    testEmulator().callFromPage(name, args, 'owner@example.com');

  test('hands plain data there and back', () => {
    expect(call('echo', { a: [1, 'x', null] })).toMatchObject({ ok: true, value: { a: [1, 'x', null] } });
  });

  test('turns a result with a Date in it into null without a word (measured in a production study of 2026)', () => {
    expect(call('nested')).toMatchObject({ ok: true, value: null });
  });

  test('fails whatever it calls while the browser has several accounts (issuetracker 69270374)', () => {
    const emulator = testEmulator();
    emulator.world.screen.accounts = 2;
    expect(emulator.callFromPage('echo', [1], 'owner@example.com')).toEqual({
      ok: false,
      message: expect.stringMatching(/reading from storage\. Error code PERMISSION_DENIED\.$/),
    });
    emulator.world.screen.accounts = 1;
    expect(emulator.callFromPage('echo', [1], 'owner@example.com')).toMatchObject({ ok: true });
  });

  test('does not find a function whose name ends with an underscore', () => {
    expect(call('hidden_')).toEqual({ ok: false, message: 'Script function not found: hidden_' });
  });

  test("tells the page the error's text", () => {
    expect(call('holdLockAndThrow')).toMatchObject({
      ok: false,
      message: expect.stringContaining('left the lock'),
    });
  });
});

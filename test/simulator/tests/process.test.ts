import { join } from 'node:path';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import { createScriptContext } from '../../../src/emulator/loader/script-context.ts';
import {
  blankSheet,
  createWorkbook,
  sheetNamed,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createProcessClock, openProcess, type Process, type ProcessOptions } from '../execution/process.ts';

const scriptFolder = join(__dirname, 'fixtures/script');

function openEmulator(): Emulator {
  let uuids = 0;
  return createEmulator({
    scriptFolder,
    workbook: createWorkbook({
      name: 'Book',
      timeZone: 'Europe/Berlin',
      locale: 'en_US',
      sheets: [blankSheet(0, 'Data')],
    }),
    owner: 'owner@example.com',
    clock: createVirtualClock(0),
    uuid: () => {
      uuids += 1;
      return `uuid ${uuids}`;
    },
  });
}

const sharedContext = createScriptContext(scriptFolder, 'Europe/Berlin');

function open(
  emulator: Emulator,
  functionName: string,
  options: Partial<Pick<ProcessOptions, 'carryOut' | 'context' | 'launch'>> = {},
): Process {
  return openProcess({
    launch: { id: functionName, functionName, makeArguments: () => [], onTurn: () => undefined },
    open: emulator.open,
    start: { kind: 'web_app', activeUser: '' },
    clock: createProcessClock(emulator.world.clock, 0),
    context: createScriptContext(scriptFolder, 'Europe/Berlin'),
    carryOut: (_process, { perform }) => perform(),
    ...options,
  });
}

function valueAtEnd({ outcome }: Process): unknown {
  if (outcome?.ok !== true) throw new Error(outcome?.text ?? 'It has not ended.');
  return outcome.value;
}

/** Pauses once before each call that happens, and lets time pass meanwhile. */
function pauseBeforeEach(emulator: Emulator): ProcessOptions['carryOut'] {
  let pausedAt = -1;
  return (process, { position, perform }) => {
    if (pausedAt < position) {
      pausedAt = position;
      emulator.world.clock.advance(1000);
      process.pause();
    }
    return perform();
  };
}

describe('An execution that is paused at every call', () => {
  test.each(['reused', 'fresh'] as const)('comes to the same end, in a context that is %s', (context) => {
    const emulator = openEmulator();
    const process = open(emulator, 'count', {
      carryOut: pauseBeforeEach(emulator),
      ...(context === 'fresh' ? { context } : {}),
    });
    let attempts = 0;
    for (; process.outcome === null; attempts += 1) process.resume();
    const { before, shown, uuid, times } = JSON.parse(String(valueAtEnd(process)));
    expect([before, shown, uuid]).toEqual([0, 1, 'uuid 1']);
    expect(attempts).toBe(process.calls.length + 1);
    // The pause before the lock lies between its two looks at the clock, and it sees none of those after them.
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThan(1000);
    expect(times[1]).toBeLessThan(3500);
    expect(emulator.world.properties.open('script').values.get('n')).toBe('1');
    expect(emulator.world.locks.held().size).toBe(0);
  });

  test('meets Google’s exceptions again as errors of its own realm', () => {
    const process = open(openEmulator(), 'catchGoogle', {
      context: 'fresh',
      carryOut(self, { call, perform, realm, position }) {
        if (call.service === 'properties') throw realm.exception('Service unavailable');
        if (position === 1 && self.calls.length === 1 && !hasPaused) {
          hasPaused = true;
          self.pause();
        }
        return perform();
      },
    });
    let hasPaused = false;
    process.resume();
    expect(process.outcome).toBeNull();
    process.resume();
    expect(valueAtEnd(process)).toBe('true Exception Service unavailable');
  });

  test.each([
    [
      'differ',
      'differ did not repeat itself: Properties.getProperty("n2") became Properties.getProperty("n3")',
    ],
    ['shorten', 'shorten did not repeat itself: Properties.getProperty("n") became Cache.get("script", "x")'],
  ])('is not believed when it does something else the second time: %s', (functionName, message) => {
    const emulator = openEmulator();
    const process = open(emulator, functionName, { carryOut: pauseBeforeEach(emulator) });
    expect(() => {
      while (process.outcome === null) process.resume();
    }).toThrow(message);
  });
});

describe('An execution that stands still before a call while another one runs to its end', () => {
  test('goes on with its own services, its own time and its own turn, in a context that both use', () => {
    const emulator = openEmulator();
    const turns: string[] = [];
    const launched = (id: string): ProcessOptions['launch'] => ({
      id,
      functionName: 'count',
      makeArguments: () => [],
      onTurn: () => turns.push(id),
    });
    const inner = open(emulator, 'count', { launch: launched('inner'), context: sharedContext });
    const outer = open(emulator, 'count', {
      launch: launched('outer'),
      context: sharedContext,
      carryOut(self, { call, perform }) {
        if (call.member === 'Lock.tryLock') {
          emulator.world.clock.advance(60_000);
          inner.resume();
          self.goOn();
        }
        return perform();
      },
    });
    outer.resume();
    expect(JSON.parse(String(valueAtEnd(inner))).before).toBe(0);
    const { before, shown, times } = JSON.parse(String(valueAtEnd(outer)));
    expect([before, shown]).toEqual([1, 2]);
    expect(times[0]).toBe(0);
    expect(times[1]).toBeGreaterThan(60_000);
    expect(turns).toEqual(['outer', 'inner', 'outer']);
    expect(outer.execution.usage.calls).toBe(outer.calls.length);
    expect(emulator.world.locks.held().size).toBe(0);
  });
});

describe('An execution that is killed', () => {
  test('loses the unflushed writes that are chosen, and no others', () => {
    const emulator = openEmulator();
    const process = open(emulator, 'writeTwice', {
      carryOut: (self, { call, perform }) =>
        call.member === 'SpreadsheetApp.flush' ? self.kill((count) => [count - 1]) : perform(),
    });
    process.resume();
    expect(process.outcome).toMatchObject({ ok: false, reason: 'stopped' });
    expect(sheetNamed(emulator.world.workbook, 'Data')?.rows).toEqual([['first']]);
  });

  test('frees its lock without carrying out what its script would do at the end', () => {
    const emulator = openEmulator();
    const members: string[] = [];
    const process = open(emulator, 'count', {
      carryOut(self, { call, perform }) {
        members.push(call.member);
        return call.member === 'Properties.setProperty' ? self.kill(() => []) : perform();
      },
    });
    process.resume();
    expect(emulator.world.locks.held().size).toBe(0);
    expect(members).not.toContain('Lock.releaseLock');
  });
});

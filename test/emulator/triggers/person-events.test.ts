import type { Emulator } from '../../../src/emulator/emulator.ts';
import type { PersonEdit } from '../../../src/emulator/triggers/fire-person-event.ts';
import { resultOf, testEmulator } from '../support/test-emulator.ts';

const user = 'ann@example.com';
const cell = { row: 2, column: 3, rows: 1, columns: 1 };
const edit: PersonEdit = { kind: 'edit', user, sheet: 'Data', area: cell, value: 'new', oldValue: 'old' };

function seen(emulator: Emulator, property: string): unknown {
  return JSON.parse(emulator.world.properties.open('script').values.get(property) ?? 'null');
}

describe('An edit by a person (developers.google.com/apps-script/guides/triggers/events)', () => {
  test('tells the simple trigger where and what, with the corners on the range (tanaikech.github.io 2018-04-14)', () => {
    const emulator = testEmulator();
    expect(emulator.personDid(edit).map(({ handler }) => handler)).toEqual(['onEdit']);
    expect(seen(emulator, 'simple')).toEqual(['LIMITED', 'new', 'old', 2, 2, 3, 3, user, 'Data']);
  });

  test('has no values when more than one cell was edited', () => {
    const emulator = testEmulator();
    emulator.personDid({ ...edit, area: { ...cell, rows: 2 } });
    expect(seen(emulator, 'simple')).toEqual(['LIMITED', null, null, 2, 3, 3, 3, user, 'Data']);
  });

  test('tells installed triggers of the edit and of the change, the latter without a range', () => {
    const emulator = testEmulator();
    resultOf(emulator, 'installTriggers');
    const runs = emulator.personDid(edit);
    expect(runs.map(({ handler }) => handler)).toEqual(['onEdit', 'onSheetEdit', 'onSheetChange']);
    expect(seen(emulator, 'installed')).toEqual(['FULL', runs[1]?.triggerUid, 'Book']);
    expect(seen(emulator, 'change')).toEqual(['EDIT', false]);
  });

  test('may not fetch in a simple trigger, which is recorded and stops no one else', () => {
    const emulator = testEmulator();
    resultOf(emulator, 'installTriggers');
    const runs = emulator.personDid({ ...edit, value: 'fetch' });
    expect(runs.map(({ outcome }) => outcome.ok)).toEqual([false, true, true]);
    expect(emulator.world.log.entries().map(({ text }) => text)).toEqual([
      expect.stringContaining('You do not have permission to call UrlFetchApp.fetch.'),
    ]);
  });

  test('is not what a script writes: that tells no trigger', () => {
    const emulator = testEmulator();
    resultOf(emulator, 'installTriggers');
    resultOf(emulator, 'writeWithoutFlush', 'x');
    expect(seen(emulator, 'installed')).toBeNull();
    expect(seen(emulator, 'simple')).toBeNull();
  });

  test('cannot happen in a sheet that does not exist', () => {
    const [run] = testEmulator().personDid({ ...edit, sheet: 'Absent' });
    expect(run?.outcome).toMatchObject({ ok: false, text: expect.stringContaining('"Absent"') });
  });
});

test('Another change by a person tells installed triggers its kind', () => {
  const emulator = testEmulator();
  resultOf(emulator, 'installTriggers');
  emulator.personDid({ kind: 'change', user, changeType: 'REMOVE_ROW' });
  expect(seen(emulator, 'change')).toEqual(['REMOVE_ROW', false]);
});

test('Opening the spreadsheet runs onOpen, which may add a menu', () => {
  const emulator = testEmulator();
  expect(emulator.personDid({ kind: 'open', user })[0]?.outcome.ok).toBe(true);
  expect([...emulator.world.screen.menus.values()]).toEqual([
    { caption: 'Tools', entries: [{ kind: 'item', caption: 'Echo', functionName: 'echo' }] },
  ]);
  expect(emulator.world.properties.open('script').values.get('open')).toBe('LIMITED');
});

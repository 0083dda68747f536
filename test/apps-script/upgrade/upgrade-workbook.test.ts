/** A workbook of an earlier layout is brought into another one in place, in as many executions as that takes. */
import { rewriteRows } from '../../../src/apps-script/workbook/upgrade/rewrite-rows.ts';
import type { UpgradeStep } from '../../../src/apps-script/workbook/upgrade/upgrade-step.ts';
import { upgradeSteps } from '../../../src/apps-script/workbook/upgrade/upgrade-steps.ts';
import {
  isUpgrading,
  outwaitMs,
  upgradeWorkbook,
} from '../../../src/apps-script/workbook/upgrade/upgrade-workbook.ts';
import { setUpSettingsSheet, writeLayoutVersion } from '../../../src/apps-script/workbook/settings-sheet.ts';
import { Refusal } from '../../../src/core/errors/refusal.ts';
import { defaultSettings, loadSettings, saveSettings, schemaVersion } from '../../../src/core/settings.ts';
import { createHands } from '../../../src/local/emulator/spreadsheet/hands.ts';
import { blankWorkbook, createWorkbook } from '../../../src/local/emulator/spreadsheet/workbook.ts';
import { rowsOf } from '../../contract/ledger.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';

const rowCount = 1_200;

interface Turn {
  readonly servedBuild?: () => string | null;
  readonly target?: number;
}

/** A workbook of the first layout, with names that people typed in `Name` and a column of their own. */
function openFirstLayout() {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  const google = emulateGoogle({ workbook });
  const { workspace, app, spreadsheet, end } = google.begin();
  setUpSettingsSheet(app, 'Lovelace Engines');
  saveSettings(workspace, { ...defaultSettings, schema_version: 1 });
  const rows = Array.from({ length: rowCount }, (_, index) => [`Ada ${index}`, `own ${index}`]);
  spreadsheet.insertSheet('Customers').insertRowsAfter(1, rowCount).setFrozenRows(1);
  spreadsheet
    .getSheetByName('Customers')
    ?.getRange(1, 1, rowCount + 1, 3)
    .setNumberFormat('@')
    .setValues([['Name', 'Mine', 'Capitals'], ...rows.map((cells) => [...cells, ''])]);
  end();
  let triggersInstalled = 0;
  const upgrade = (steps: readonly UpgradeStep[], turn: Turn = {}) => {
    const execution = google.begin();
    const { clock } = google.world;
    const startedMs = clock.now();
    try {
      const refusal = upgradeWorkbook({
        ...execution,
        steps,
        target: turn.target ?? steps.length + 1,
        servedBuild: turn.servedBuild ?? (() => 'test'),
        installTriggers() {
          triggersInstalled += 1;
        },
        pause: (ms) => clock.advance(ms),
        heldMinMs: outwaitMs,
      });
      const holdsLock = google.world.locks.held().size > 0;
      const stored = loadSettings(execution.workspace, undefined).schema_version;
      return { refusal, stored, holdsLock, tookMs: clock.now() - startedMs };
    } finally {
      execution.end();
    }
  };
  const isOpen = (): boolean => {
    const execution = google.begin();
    const is = isUpgrading(execution.workspace);
    execution.end();
    return is;
  };
  return { google, workbook, upgrade, isOpen, triggersInstalled: () => triggersInstalled };
}

/** Writes the names in capitals into a column of their own. */
function capitals(onRow: (name: string) => void = () => undefined): UpgradeStep {
  return {
    to: 2,
    run: (turn) =>
      rewriteRows(turn, {
        sheet: 'Customers',
        layoutOf: (header) => ['Name', 'Capitals'].map((name) => header.indexOf(name) + 1),
        formats: ['@', '@'],
        rewrite([name = '', done]) {
          onRow(String(name));
          const wanted = String(name).toUpperCase();
          return done === wanted ? null : [name, wanted];
        },
      }),
  };
}

const third: UpgradeStep = {
  to: 3,
  run({ document }) {
    document.write('Customers', 1, 1, [['Full name']], null);
    return null;
  },
};

function countingStep(to: number, ran: number[]): UpgradeStep {
  return {
    to,
    run() {
      ran.push(to);
      return null;
    },
  };
}

function layoutRow({ workbook }: ReturnType<typeof openFirstLayout>): unknown {
  return rowsOf(workbook, 'Settings')
    .map((row) => Object.values(row))
    .find(([label]) => label === 'Layout version')?.[1];
}

function rowsWith(name: string): Record<string, string>[] {
  return Array.from({ length: rowCount }, (_, index) => ({
    [name]: `Ada ${index}`,
    Mine: `own ${index}`,
    Capitals: `ADA ${index}`,
  }));
}

test('there is a step to every layout since the first', () => {
  expect(upgradeSteps.map(({ to }) => to)).toEqual(
    Array.from({ length: schemaVersion - 1 }, (_, index) => index + 2),
  );
});

test('an upgrade that is stopped half-way goes on, and every cell that people filled is kept', () => {
  const office = openFirstLayout();
  const dying = capitals((name) => {
    if (name === 'Ada 700') throw new Error('Google has stopped the script.');
  });
  expect(() => office.upgrade([dying, third])).toThrow('Google has stopped the script.');
  expect(layoutRow(office)).toBe('1');
  expect(rowsOf(office.workbook, 'Customers').filter(({ Capitals }) => Capitals !== '')).toHaveLength(500);
  expect(office.google.world.locks.held().size).toBe(0);
  expect(office.isOpen()).toBe(true);
  expect(office.upgrade([capitals(), third])).toMatchObject({ refusal: null, stored: 2.5 });
  expect(layoutRow(office)).toBe('3');
  expect(rowsOf(office.workbook, 'Customers')).toEqual(rowsWith('Full name'));
});

test('an execution ends long before Google would end it, says how far it has come, and the next goes on', () => {
  const office = openFirstLayout();
  let rows = 0;
  // The time is up within the second five hundred, and a window is 125 seconds at the most.
  const slow = capitals(() => {
    rows += 1;
    office.google.world.clock.advance(250);
  });
  const { refusal, holdsLock, tookMs } = office.upgrade([slow]);
  expect(refusal).toBe(
    'The upgrade to layout 2 has come this far: Customers: row 1002 of 1201. It goes on by itself in a minute, or at once when you choose Set up again.',
  );
  expect(rows).toBe(1_000);
  expect(holdsLock).toBe(false);
  expect(tookMs).toBeLessThan(6 * 60_000);
  expect(office.isOpen()).toBe(true);
  expect(office.triggersInstalled()).toBe(1);
  expect(office.upgrade([capitals()]).refusal).toBeNull();
  expect(rowsOf(office.workbook, 'Customers')).toEqual(rowsWith('Name'));
});

test.each(['ascending', 'descending'] as const)(
  'rows that somebody sorts %s between two reads are all found',
  (order) => {
    const office = openFirstLayout();
    const hands = createHands(office.workbook, office.google.world.clock);
    let isSorted = false;
    const step = capitals((name) => {
      if (name !== 'Ada 600' || isSorted) return;
      isSorted = true;
      hands.sortSheet('Customers', 1, order);
    });
    expect(office.upgrade([step]).refusal).toBeNull();
    const rows = rowsOf(office.workbook, 'Customers');
    expect(rows).toHaveLength(rowCount);
    for (const { Name, Capitals } of rows) expect(Capitals).toBe(String(Name).toUpperCase());
  },
);

test('no step runs twice once it is done, and none when the layout is the present one', () => {
  const office = openFirstLayout();
  office.upgrade([capitals()]);
  const ran: number[] = [];
  const counting = [2, 3].map((to) => countingStep(to, ran));
  office.upgrade(counting);
  expect(ran).toEqual([3]);
  office.upgrade(counting);
  expect(ran).toEqual([3]);
});

test('nothing changes before the web app serves the new script', () => {
  const office = openFirstLayout();
  for (const served of [null, 'another']) {
    const { refusal, stored } = office.upgrade([capitals()], { servedBuild: () => served });
    expect(refusal).toMatch(/Deploy it as a new version of the web app first/);
    expect(stored).toBe(1);
  }
  expect(rowsOf(office.workbook, 'Customers').every(({ Capitals }) => Capitals === '')).toBe(true);
});

test('the layout is not done while Google serves the script before this one again', () => {
  const office = openFirstLayout();
  const served = ['test', 'another'];
  const { refusal, stored } = office.upgrade([capitals()], { servedBuild: () => served.shift() ?? null });
  expect(refusal).toMatch(/Google serves the script before this one again/);
  expect(stored).toBe(1.5);
});

test('the lock is held for longer than any writer waits for it, and until the settings are saved', () => {
  const office = openFirstLayout();
  const { refusal, holdsLock, tookMs } = office.upgrade([capitals()]);
  expect(refusal).toBeNull();
  expect(holdsLock).toBe(true);
  expect(tookMs).toBeGreaterThanOrEqual(outwaitMs);
});

test('who finds somebody else at it leaves the sheets alone', () => {
  const office = openFirstLayout();
  office.google.world.locks.acquire('script', 'a writer');
  expect(office.upgrade([capitals()]).refusal).toMatch(/^Writes are in progress/);
  expect(rowsOf(office.workbook, 'Customers').every(({ Capitals }) => Capitals === '')).toBe(true);
});

test('a refusal of a step is told in its own words, and the rest waits', () => {
  const office = openFirstLayout();
  const step: UpgradeStep = {
    to: 2,
    run: () => {
      throw new Refusal('workspace_misconfigured', 'Rename its header back.');
    },
  };
  expect(office.upgrade([step])).toMatchObject({ refusal: 'Rename its header back.', stored: 1.5 });
});

test('a workbook that a newer script has set up, or is setting up, is left alone and closed to this one', () => {
  const office = openFirstLayout();
  office.upgrade([capitals(), third]);
  const words = (layout: number): string =>
    `A newer script has set this spreadsheet up: its layout is ${layout}, this script's is 2. Put the newest script in its place.`;
  expect(office.upgrade([capitals()])).toMatchObject({ refusal: words(3), stored: 2.5 });
  const half = openFirstLayout();
  const unfinished: UpgradeStep = { to: 3, run: () => 'not far' };
  half.upgrade([capitals(), unfinished]);
  expect(layoutRow(half)).toBe('2');
  expect(half.upgrade([capitals()])).toMatchObject({ refusal: words(3), stored: 2.5 });
});

test('a copy of a spreadsheet, which has no properties, tells its layout itself', () => {
  const first = openFirstLayout();
  const { workbook } = first;
  const execution = first.google.begin();
  writeLayoutVersion(execution.spreadsheet, 1);
  execution.end();
  const google = emulateGoogle({ workbook: createWorkbook(workbook.toSnapshot()) });
  const copy = google.begin();
  const ran: number[] = [];
  const premises = {
    ...copy,
    steps: [countingStep(2, ran)],
    target: 2,
    servedBuild: () => 'test',
    installTriggers: () => undefined,
    pause: () => undefined,
    heldMinMs: 0,
  };
  expect(upgradeWorkbook(premises)).toBeNull();
  copy.end();
  expect(ran).toEqual([2]);
});

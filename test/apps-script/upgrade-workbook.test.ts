/** A workbook of an earlier layout is brought into the present one in place, also when that is interrupted. */
import {
  upgradeSteps,
  type UpgradeStep,
  upgradeWorkbook,
} from '../../src/apps-script/workbook/upgrade-workbook.ts';
import { setUpSettingsSheet, writeLayoutVersion } from '../../src/apps-script/workbook/settings-sheet.ts';
import { defaultSettings, loadSettings, saveSettings, schemaVersion } from '../../src/core/settings.ts';
import { blankWorkbook, createWorkbook } from '../../src/local/emulator/spreadsheet/workbook.ts';
import { emulateGoogle } from '../emulated-workspace.ts';
import { rowsOf } from '../contract/ledger.ts';

const rowCount = 300;

type Spreadsheet = ReturnType<ReturnType<typeof emulateGoogle>['begin']>['spreadsheet'];

/** A workbook of the first layout, with names that people typed in `Name` and a column of their own. */
function openFirstLayout() {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  const google = emulateGoogle({ workbook });
  const { workspace, app, spreadsheet, end } = google.begin();
  setUpSettingsSheet(app, 'Lovelace Engines');
  writeLayoutVersion(spreadsheet, 1);
  saveSettings(workspace, { ...defaultSettings, schema_version: 1 });
  const sheet = spreadsheet.insertSheet('Customers');
  const rows = Array.from({ length: rowCount }, (_, index) => [`Ada ${index}`, `own ${index}`]);
  sheet
    .getRange(1, 1, rowCount + 1, 2)
    .setNumberFormat('@')
    .setValues([['Name', 'Mine'], ...rows]);
  end();
  const upgrade = (steps: readonly UpgradeStep[], servedBuild: () => string | null = () => 'test') => {
    const execution = google.begin();
    const target = steps.length + 1;
    try {
      const refusal = upgradeWorkbook({ ...execution, steps, target, servedBuild });
      return { refusal, stored: loadSettings(execution.workspace, undefined).schema_version };
    } finally {
      execution.end();
    }
  };
  return { google, workbook, upgrade };
}

/** Writes the names in capitals into a column of their own, row by row, and may die on the way. */
function capitals(dieAt: () => number): UpgradeStep {
  return {
    to: 2,
    run(spreadsheet: Spreadsheet) {
      const sheet = spreadsheet.getSheetByName('Customers');
      if (sheet === null) throw new Error('There is no sheet Customers.');
      sheet.getRange(1, 3).setValue('Capitals');
      const rows = sheet.getRange(2, 1, rowCount, 3).getValues();
      for (const [index, [name, , done]] of rows.entries()) {
        if (index === dieAt()) throw new Error('Google has stopped the script.');
        if (done === '') sheet.getRange(index + 2, 3).setValue(String(name).toUpperCase());
      }
    },
  };
}

const renamed: UpgradeStep = {
  to: 3,
  run: (spreadsheet) => void spreadsheet.getSheetByName('Customers')?.getRange(1, 1).setValue('Full name'),
};

function layoutRow({ workbook }: ReturnType<typeof openFirstLayout>): unknown {
  return rowsOf(workbook, 'Settings')
    .map((row) => Object.values(row))
    .find(([label]) => label === 'Layout version')?.[1];
}

test('there is a step to every layout since the first', () => {
  expect(upgradeSteps.map(({ to }) => to)).toEqual(
    Array.from({ length: schemaVersion - 1 }, (_, index) => index + 2),
  );
});

test('an upgrade that is stopped half-way goes on where it was, and every cell that people filled is kept', () => {
  const office = openFirstLayout();
  let dieAt = 150;
  const steps = [capitals(() => dieAt), renamed];
  expect(() => office.upgrade(steps)).toThrow('Google has stopped the script.');
  expect(layoutRow(office)).toBe('1');
  expect(rowsOf(office.workbook, 'Customers').filter(({ Capitals }) => Capitals !== '')).toHaveLength(150);
  dieAt = -1;
  expect(office.upgrade(steps)).toEqual({ refusal: null, stored: 1 });
  expect(layoutRow(office)).toBe('3');
  expect(rowsOf(office.workbook, 'Customers')).toEqual(
    Array.from({ length: rowCount }, (_, index) => ({
      'Full name': `Ada ${index}`,
      Mine: `own ${index}`,
      Capitals: `ADA ${index}`,
    })),
  );
  expect(office.google.world.locks.held().size).toBe(0);
});

test('no step runs twice once it is done, and none when the layout is the present one', () => {
  const office = openFirstLayout();
  office.upgrade([capitals(() => -1)]);
  const ran: number[] = [];
  const counting = [2, 3].map((to) => ({ to, run: () => void ran.push(to) }));
  office.upgrade(counting);
  expect(ran).toEqual([3]);
  office.upgrade(counting);
  expect(ran).toEqual([3]);
});

test('nothing changes before the web app serves the new script', () => {
  const office = openFirstLayout();
  for (const served of [null, 'another']) {
    const { refusal } = office.upgrade([capitals(() => -1)], () => served);
    expect(refusal).toMatch(/Deploy it as a new version of the web app first/);
  }
  expect(layoutRow(office)).toBe('1');
  expect(Object.keys(rowsOf(office.workbook, 'Customers')[0] ?? {})).not.toContain('Capitals');
});

test('a workbook that a newer script has set up is left alone, and closed to this one', () => {
  const office = openFirstLayout();
  office.upgrade([capitals(() => -1), renamed]);
  const { refusal, stored } = office.upgrade([capitals(() => -1)]);
  expect(refusal).toBe(
    "A newer script has set this spreadsheet up: its layout is 3, this script's is 2. Put the newest script in its place.",
  );
  expect(stored).toBe(3);
});

test('a copy of a spreadsheet, which has no properties, tells its layout itself', () => {
  const { workbook } = openFirstLayout();
  const google = emulateGoogle({ workbook: createWorkbook(workbook.toSnapshot()) });
  const execution = google.begin();
  const ran: number[] = [];
  const steps = [{ to: 2, run: () => void ran.push(2) }];
  expect(upgradeWorkbook({ ...execution, steps, target: 2, servedBuild: () => 'test' })).toBeNull();
  execution.end();
  expect(ran).toEqual([2]);
});

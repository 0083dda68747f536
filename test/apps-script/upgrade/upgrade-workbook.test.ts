/** A workbook of an earlier layout is brought into the present one when nobody else is at it, and no other is touched. */
import { writeLayoutVersion } from '../../../src/apps-script/workbook/settings-sheet.ts';
import type { UpgradeStep } from '../../../src/apps-script/workbook/upgrade/upgrade-steps.ts';
import { upgradeSteps } from '../../../src/apps-script/workbook/upgrade/upgrade-steps.ts';
import { outwaitMs, upgradeWorkbook } from '../../../src/apps-script/workbook/upgrade/upgrade-workbook.ts';
import { Refusal } from '../../../src/core/errors/refusal.ts';
import { schemaVersion } from '../../../src/core/settings.ts';
import { createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { rowsOf } from '../../contract/support/ledger.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';
import { capitals, countingStep, layoutRow, openSmallOffice, third } from './small-office.ts';

/** The layout of version 1.0. */
const firstVersion = 2;

test('there is a step to every layout since that of version 1.0', () => {
  expect(upgradeSteps.map(({ to }) => to)).toEqual(
    Array.from({ length: schemaVersion - firstVersion }, (_, index) => index + firstVersion + 1),
  );
});

test('nothing changes before the web app serves the new script', () => {
  const office = openSmallOffice();
  for (const served of [null, 'another']) {
    const { refusal, stored } = office.upgrade([capitals()], { servedBuild: () => served });
    expect(refusal).toMatch(/Deploy it as a new version of the web app first/);
    expect(stored).toBe(1);
  }
  expect(rowsOf(office.workbook, 'Customers').every(({ Capitals }) => Capitals === '')).toBe(true);
});

test('the layout is not done while Google still runs the previous version of the script', () => {
  const office = openSmallOffice();
  const served = ['test', 'another'];
  const { refusal, stored } = office.upgrade([capitals()], { servedBuild: () => served.shift() ?? null });
  expect(refusal).toMatch(/Google still runs the previous version of the script/);
  expect(stored).toBe(1.5);
});

test('executions from before the mark are waited for without the lock, which nobody holds for longer than two seconds', () => {
  const office = openSmallOffice();
  const { refusal, holdsLock, longestMs, tookMs } = office.upgrade([capitals()]);
  expect(refusal).toBeNull();
  expect(holdsLock).toBe(false);
  expect(longestMs).toBeGreaterThan(0);
  expect(longestMs).toBeLessThanOrEqual(2_000);
  expect(tookMs).toBeGreaterThanOrEqual(outwaitMs);
});

test('an execution that goes on waits no longer than the mark is young', () => {
  const office = openSmallOffice();
  const unfinished: UpgradeStep = { to: 2, run: () => 'not far' };
  expect(office.upgrade([unfinished]).tookMs).toBeGreaterThanOrEqual(outwaitMs);
  expect(office.upgrade([capitals()])).toMatchObject({ refusal: null });
  const again = openSmallOffice();
  again.upgrade([unfinished]);
  expect(again.upgrade([unfinished]).tookMs).toBeLessThan(5_000);
});

test('an execution that another one has overtaken leaves the rows alone', () => {
  const office = openSmallOffice();
  const written: string[] = [];
  const overtaken: UpgradeStep = {
    to: 2,
    run(turn) {
      office.finish(2);
      turn.hold(() => written.push('a row'));
      return null;
    },
  };
  expect(office.upgrade([overtaken]).refusal).toMatch(/Another program has upgraded the sheets/);
  expect(written).toEqual([]);
});

test('who finds somebody else at it leaves the sheets alone', () => {
  const office = openSmallOffice();
  office.google.world.locks.acquire('script', 'a writer');
  expect(office.upgrade([capitals()]).refusal).toMatch(/^Writes are in progress/);
  expect(rowsOf(office.workbook, 'Customers').every(({ Capitals }) => Capitals === '')).toBe(true);
});

test('a refusal of a step is told in its own words, and the rest waits', () => {
  const office = openSmallOffice();
  const step: UpgradeStep = {
    to: 2,
    run: () => {
      throw new Refusal('workspace_misconfigured', 'Rename its header back.');
    },
  };
  expect(office.upgrade([step])).toMatchObject({ refusal: 'Rename its header back.', stored: 1.5 });
});

test('a workbook that a newer script has set up, or is setting up, is left alone and closed to this one', () => {
  const office = openSmallOffice();
  office.upgrade([capitals(), third]);
  const words = (layout: number): string =>
    `This spreadsheet was set up by a newer version of the script: it has layout ${layout}, this script uses layout 2. Install the newest version of the script.`;
  expect(office.upgrade([capitals()])).toMatchObject({ refusal: words(3), stored: 2.5 });
  const half = openSmallOffice();
  const unfinished: UpgradeStep = { to: 3, run: () => 'not far' };
  half.upgrade([capitals(), unfinished]);
  expect(layoutRow(half)).toBe('2');
  expect(half.upgrade([capitals()])).toMatchObject({ refusal: words(3), stored: 2.5 });
});

test('a copy of a spreadsheet, which has no properties, tells its layout itself', () => {
  const first = openSmallOffice();
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
    outwaitMs: 0,
  };
  expect(upgradeWorkbook(premises)).toBeNull();
  copy.end();
  expect(ran).toEqual([2]);
});

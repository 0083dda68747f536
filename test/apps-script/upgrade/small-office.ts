/** A small workbook of customers in a layout 1, and steps that could be those to the next ones. */
import { rewriteRows } from '../../../src/apps-script/workbook/upgrade/rewrite-rows.ts';
import type { UpgradeStep } from '../../../src/apps-script/workbook/upgrade/upgrade-steps.ts';
import {
  isUpgrading,
  outwaitMs,
  upgradeWorkbook,
} from '../../../src/apps-script/workbook/upgrade/upgrade-workbook.ts';
import { nameSheets } from '../../../src/apps-script/workbook/named-sheets.ts';
import { setUpSettingsSheet } from '../../../src/apps-script/workbook/set-up-settings.ts';
import { defaultSettings, loadSettings } from '../../../src/core/settings.ts';
import { saveSettings } from '../../../src/core/store/save-settings.ts';
import { blankWorkbook, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { rowsOf } from '../../contract/support/ledger.ts';
import { emulateGoogle } from '../../emulated-workspace.ts';

/** So many customers: more than two windows of an upgrade. */
export const rowCount = 1_200;

interface Turn {
  readonly servedBuild?: () => string | null;
  readonly target?: number;
}

/** A workbook of layout 1, with names that people typed in `Name` and a column of their own. */
export function openSmallOffice() {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  const google = emulateGoogle({ workbook });
  const { workspace, app, spreadsheet, end } = google.begin();
  setUpSettingsSheet(app, workspace, nameSheets(spreadsheet));
  // The sheet has no layout version, as if code before the first upgrade had made it.
  const shown = spreadsheet.getSheetByName('Settings');
  shown?.deleteRows(shown.getLastRow(), 1);
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
    let longestMs = 0;
    try {
      const { lock } = execution.workspace;
      let takenMs = 0;
      const watched: typeof lock = {
        ...lock,
        tryAcquire(waitMs) {
          const isTaken = lock.tryAcquire(waitMs);
          takenMs = clock.now();
          return isTaken;
        },
        release() {
          longestMs = Math.max(longestMs, clock.now() - takenMs);
          lock.release();
        },
      };
      const refusal = upgradeWorkbook({
        ...execution,
        workspace: { ...execution.workspace, lock: watched },
        steps,
        target: turn.target ?? steps.length + 1,
        servedBuild: turn.servedBuild ?? (() => 'test'),
        installTriggers() {
          triggersInstalled += 1;
        },
        pause: (ms) => clock.advance(ms),
        outwaitMs,
      });
      const holdsLock = google.world.locks.held().size > 0;
      const stored = loadSettings(execution.workspace, undefined).schema_version;
      return { refusal, stored, holdsLock, longestMs, tookMs: clock.now() - startedMs };
    } finally {
      execution.end();
    }
  };
  const finish = (layout: number): void => {
    const execution = google.begin();
    saveSettings(execution.workspace, {
      ...loadSettings(execution.workspace, undefined),
      schema_version: layout,
    });
    execution.end();
  };
  const isOpen = (): boolean => {
    const execution = google.begin();
    const is = isUpgrading(execution.workspace);
    execution.end();
    return is;
  };
  return { google, workbook, upgrade, finish, isOpen, triggersInstalled: () => triggersInstalled };
}

/** Writes the names in capitals into a column of their own. */
export function capitals(onRow: (name: string) => void = () => undefined): UpgradeStep {
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

/** Renames a header, as the step to a third layout. */
export const third: UpgradeStep = {
  to: 3,
  run({ document }) {
    document.write('Customers', 1, 1, [['Full name']], null);
    return null;
  },
};

/** Does nothing but tell that it ran. */
export function countingStep(to: number, ran: number[]): UpgradeStep {
  return {
    to,
    run() {
      ran.push(to);
      return null;
    },
  };
}

/** The layout that the sheet Settings tells. */
export function layoutRow({ workbook }: ReturnType<typeof openSmallOffice>): string {
  // Where text in a text cell is read as if it were typed, it is a number.
  const rows = rowsOf(workbook, 'Settings').map((row) => Object.values(row).map(String));
  return rows.find(([label]) => label === 'Layout version')?.[1] ?? '';
}

/** The customers when the steps are done. */
export function rowsWith(name: string): Record<string, string>[] {
  return Array.from({ length: rowCount }, (_, index) => ({
    [name]: `Ada ${index}`,
    Mine: `own ${index}`,
    Capitals: `ADA ${index}`,
  }));
}

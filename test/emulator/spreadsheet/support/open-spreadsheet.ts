/** Opens a workbook to one execution for the conformance tests, typed as Google types it. */
/// <reference types="google-apps-script" />
import { createVirtualClock } from '../../../../src/emulator/time/clock.ts';
import type { Execution } from '../../../../src/emulator/execution/execution.ts';
import type { Interceptor, ServiceCall } from '../../../../src/emulator/execution/gate.ts';
import { createGate } from '../../../../src/emulator/execution/gate.ts';
import { publishedLatency } from '../../../../src/emulator/execution/latency.ts';
import { hostRealm } from '../../../../src/emulator/realm/realm.ts';
import type { PendingWrites } from '../../../../src/emulator/spreadsheet/mutations/pending-writes.ts';
import { createSpreadsheetApp } from '../../../../src/emulator/spreadsheet/spreadsheet-app.ts';
import type { Workbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { blankWorkbook, createWorkbook } from '../../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { type Switches, likelySwitches } from '../../../../src/emulator/switches.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

export interface OpenOptions {
  readonly workbook?: Workbook;
  readonly locale?: string;
  readonly timeZone?: string;
  readonly switches?: Partial<Switches>;
  readonly pending?: PendingWrites;
  readonly interceptor?: Interceptor;
}

interface OpenSpreadsheet {
  readonly workbook: Workbook;
  readonly app: GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  readonly spreadsheet: Spreadsheet;
  /** The first sheet. */
  readonly sheet: GoogleAppsScript.Spreadsheet.Sheet;
  readonly pending: PendingWrites;
  /** Every call that passed the gate, the latest last. */
  readonly calls: ServiceCall[];
  /** Ends the execution. */
  end(): void;
}

/** Noon of a day in 2026, so that a date without a year has a known one. */
export const nowMs = Date.UTC(2026, 8, 25, 12);

export function openSpreadsheet(options: OpenOptions = {}): OpenSpreadsheet {
  const { locale = 'en_US', timeZone = 'Europe/Berlin', switches = {}, interceptor } = options;
  const workbook = options.workbook ?? createWorkbook(blankWorkbook('Billing', timeZone, locale));
  const calls: ServiceCall[] = [];
  const record: Interceptor = (call, perform) => {
    calls.push(call);
    return perform();
  };
  const finishers: (() => void)[] = [];
  const execution: Execution = {
    id: 'execution-1',
    kind: 'web_app',
    activeUser: '',
    gate: createGate(interceptor === undefined ? [record] : [record, interceptor]),
    clock: createVirtualClock(nowMs),
    realm: hostRealm,
    latency: publishedLatency,
    switches: { ...likelySwitches, ...switches },
    onEnd: (_, finish) => finishers.push(finish),
  };
  const pending = options.pending === undefined ? {} : { pending: options.pending };
  const emulated = createSpreadsheetApp(execution, workbook, pending);
  const app = emulated.app as unknown as GoogleAppsScript.Spreadsheet.SpreadsheetApp;
  const spreadsheet = app.getActive();
  return {
    workbook,
    app,
    spreadsheet,
    sheet: spreadsheet.getSheets()[0]!,
    pending: emulated.pending,
    calls,
    end() {
      for (const finish of finishers) finish();
    },
  };
}

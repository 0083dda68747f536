/** An emulator of the fixture script bound to a workbook with one blank sheet, on a virtual clock. */
import { join } from 'node:path';
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { EmulatorOptions } from '../../../src/emulator/emulator-options.ts';
import { blankSheet, createWorkbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { executionStartMs } from './test-execution.ts';

export const emulatorOwner = 'owner@example.com';

/** The fixture's functions are written for a sheet named Data. */
export function testEmulator(options: Partial<EmulatorOptions> = {}): Emulator {
  const sheets = [blankSheet(0, 'Data')];
  return createEmulator({
    scriptFolder: join(__dirname, '../fixtures/script'),
    workbook: createWorkbook({ name: 'Book', timeZone: 'Europe/Berlin', locale: 'en_US', sheets }),
    owner: emulatorOwner,
    clock: createVirtualClock(executionStartMs),
    ...options,
  });
}

/** The value that a function of the script returns when an anonymous caller runs it. */
export function resultOf(emulator: Emulator, functionName: string, ...args: unknown[]): unknown {
  const outcome = emulator.run(functionName, args, { kind: 'web_app', activeUser: '' });
  if (!outcome.ok) throw new Error(outcome.text);
  return outcome.value;
}

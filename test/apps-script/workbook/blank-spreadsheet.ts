/** A spreadsheet in which nothing has been set up yet, and what Set up makes of it. */
import { createVirtualClock } from '../../../src/emulator/time/clock.ts';
import { createEmulator, type Emulator } from '../../../src/emulator/emulator.ts';
import type { ServiceCall } from '../../../src/emulator/execution/gate.ts';
import { ExecutionStopped, type ExecutionOutcome } from '../../../src/emulator/execution/outcome.ts';
import { sheetIdsToNames } from './sheet-ids-to-names.ts';
import {
  blankWorkbook,
  createWorkbook,
  type Workbook,
} from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { owner } from '../../contract/support/prepared-workspace.ts';
import { keptContext, scriptFolder } from '../../script-context.ts';

export interface BlankSpreadsheet {
  readonly emulator: Emulator;
  readonly workbook: Workbook;
  /** Chooses Set up; its calls. @param until the index of the call before which the execution is killed */
  readonly setUp: (until?: number, isAllLost?: boolean) => readonly ServiceCall[];
  readonly outcome: () => ExecutionOutcome | null;
}

export function openBlank(): BlankSpreadsheet {
  const workbook = createWorkbook(blankWorkbook('Lovelace Engines', 'Europe/Berlin', 'en_US'));
  const emulator = createEmulator({
    scriptFolder,
    context: keptContext,
    workbook,
    owner,
    clock: createVirtualClock(Date.UTC(2026, 0, 7, 12)),
  });
  let last: ExecutionOutcome | null = null;
  return {
    emulator,
    workbook,
    outcome: () => last,
    setUp(until = Number.POSITIVE_INFINITY, isAllLost = false) {
      const calls: ServiceCall[] = [];
      const execution = emulator.open({ kind: 'menu', activeUser: owner });
      const outcome = execution.attempt('setUp', () => [], {
        interceptors: [
          (call, perform) => {
            if (calls.length === until) throw new ExecutionStopped('The execution was killed.');
            calls.push(call);
            return perform();
          },
        ],
      });
      if (!outcome.ok && isAllLost)
        execution.pending.discard(execution.pending.mutations.map((_, index) => index));
      last = execution.end(outcome);
      return calls;
    },
  };
}

/** Everything that people see of the workbook, and what the script has stored, without ids and times that differ from run to run. */
export function visibleStateOf({ workbook, emulator }: BlankSpreadsheet) {
  return {
    sheets: sheetIdsToNames(workbook.data),
    properties: JSON.stringify(emulator.world.properties.snapshot())
      .replace(/\b\d{13}\b/g, 'a time')
      .replace(/ws_\w{26}/g, 'an id')
      .replace(/(link_secret\W+)[0-9a-f]{64}/g, '$1a secret'),
    triggers: emulator.world.triggers.list().map(({ handler }) => handler),
  };
}

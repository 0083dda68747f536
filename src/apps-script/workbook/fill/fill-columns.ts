/**
 * Fills the columns that Set up has made later than rows were written, slice by slice. It moves what people see: no record
 * changes, and an execution that is stopped is gone on with by the next one, which finds again what is left.
 */
import { resources } from '../../../core/resources/index.ts';
import { loadSettings, type Settings } from '../../../core/settings.ts';
import { readJournalTail } from '../../../core/store/journal/journal-tail.ts';
import { endRunning, showRunning } from '../../../core/store/running-work.ts';
import { changeSettings } from '../../../core/store/save-settings.ts';
import type { Session } from '../../../core/store/session.ts';
import { startSession } from '../../../core/store/start-session.ts';
import { isRecordTable, itemsTable, recordTable } from '../../../core/store/table.ts';
import { holdLock } from '../../../core/store/transaction/hold-lock.ts';
import { redoTail } from '../../../core/store/transaction/redo-tail.ts';
import { pauseMs } from '../../../core/store/transaction/slice.ts';
import type { Workspace } from '../../../core/workspace.ts';
import { hasTestSheets } from '../test-sheets.ts';
import { serviceCall } from '../../google/service-call.ts';
import { fillLineRows } from './fill-line-rows.ts';
import { fillRecords } from './fill-records.ts';

/** One execution's part of the work. */
export interface FillTurn {
  readonly session: Session;
  /** The headers of the columns to fill. */
  readonly headers: readonly string[];
  /** True when the next execution has to do the rest. */
  readonly isLate: () => boolean;
  /** Shows the progress to the owner. */
  readonly tell: (progress: string) => void;
  /** Lets others have the lock first, and then runs a step under it, for no longer than others can wait. */
  readonly slice: <Result>(step: () => Result) => Result;
}

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

// Google shows a message for some seconds.
const tellEveryMs = 3_000;

/**
 * Fills what is left, for as long as the time allows. No call while nothing is left.
 * @param timeMs how long this execution may work on it
 * @returns a sentence for the owner when the next execution has to go on; null when all is done
 * @throws Refusal workspace_busy, workspace_misconfigured: a later run does the rest
 */
export function fillColumns(
  workspace: Workspace,
  spreadsheet: Spreadsheet,
  settings: Settings,
  timeMs: number,
): string | null {
  if (Object.keys(settings.filling).length === 0) return null;
  const { clock } = workspace;
  const endMs = clock.now() + timeMs;
  // The sheets of test mode have the same columns.
  const modes = hasTestSheets(workspace) ? [workspace, workspace.inMode(false)] : [workspace];
  const sessions = modes.map((one) => startSession(one));
  let toldMs = 0;
  const tell = (progress: string): void => {
    if (clock.now() - toldMs < tellEveryMs) return;
    toldMs = clock.now();
    spreadsheet.toast(progress, 'Filling new columns');
    showRunning(workspace, `Filling new columns: ${progress}`);
  };
  const sliceOf =
    (session: Session): FillTurn['slice'] =>
    (step) => {
      serviceCall(() => Utilities.sleep(pauseMs));
      return holdLock(session, () => {
        // The rows of a writer that has died are written first, because they would look half filled.
        redoTail(session, readJournalTail(session));
        return step();
      });
    };
  const tables = resources.flatMap((resource) => [
    { resource, table: recordTable(resource) },
    { resource, table: itemsTable(resource) },
  ]);
  let { filling } = settings;
  for (const { resource, table } of tables) {
    const headers = table === null ? [] : (filling[table.sheet] ?? []);
    if (table === null || headers.length === 0) continue;
    for (const session of sessions) {
      const slice = sliceOf(session);
      const turn = { session, headers, tell, slice, isLate: () => clock.now() > endMs };
      const progress = isRecordTable(table) ? fillRecords(turn, table) : fillLineRows(turn, table, resource);
      if (progress !== null)
        return `The new columns are being filled (${progress}), and the API answers as ever. It goes on by itself within ten minutes, or at once when you choose Set up again.`;
    }
    ({ filling } = changeSettings(workspace, (stored) => withoutSheet(stored, table.sheet)));
  }
  endRunning(workspace);
  return null;
}

function withoutSheet(stored: Settings, sheet: string): Settings {
  const { [sheet]: _filled, ...filling } = stored.filling;
  return { ...stored, filling };
}

/** The settings while columns are being filled, otherwise null: one call of the properties unless they are cached. */
export function isFilling(workspace: Workspace, cached: string | undefined): Settings | null {
  const settings = loadSettings(workspace, cached);
  return Object.keys(settings.filling).length === 0 ? null : settings;
}

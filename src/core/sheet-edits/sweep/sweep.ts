/**
 * Looks for edits that no trigger has applied, after a failed trigger, a script or a long paste: at a share of the rows
 * each hour, so that it takes seconds of any sheet, and at every row once a day.
 */
import { endRunning } from '../../store/running-work.ts';
import { isSame } from '../../schema/canonical.ts';
import { readJournalTail } from '../../store/journal/journal-tail.ts';
import { isTailWritten } from '../../store/transaction/is-tail-written.ts';
import { redoTail } from '../../store/transaction/redo-tail.ts';
import { itemsTable } from '../../store/table.ts';
import { keepMarks, knownPlaces, markRows } from '../deletions/known-places.ts';
import { reconcileSheet } from '../deletions/reconcile-sheet.ts';
import { doubtfulParents, recomputeRollups } from '../deletions/recompute-rollups.ts';
import { readLineIds } from '../lines/reconcile-moved-lines.ts';
import {
  type EditedWorkbook,
  openRun,
  runLocked,
  startWork,
  tellProgress,
  type EditWork,
} from '../edit-run.ts';
import { forgetNotes } from '../notes/cell-notes.ts';
import {
  applyTypedLines,
  compareLinesAgain,
  type SweepResult,
  lookAtLines,
  lookAtRows,
} from './look-at-rows.ts';
import { oldestRowMs, planSlices, type Slice, withSlice, writeSeenRows } from './seen-rows.ts';
import { bigRows, clearLookedNotes, openSheets, type SheetSweep } from './sheet-sweep.ts';

/** How far the sweep goes. */
export interface SweepOrder {
  /** `due`: what was not looked at for a day. `share`: also as much as an hour may take. `all`: everything. */
  readonly rows: 'due' | 'share' | 'all';
  /** True when a person waits for it. */
  readonly isAsked: boolean;
}

export interface SweepOutcome {
  /** How many records were created, changed or deleted. */
  readonly changes: number;
  /** False when the order was for all rows and there was no time for them: the next sweep goes on. */
  readonly isWhole: boolean;
}

/** With what every run does besides, an hour takes some 8 s of the 90 minutes that triggers have in a day. */
const shareMs = 4_800;

/** Google may start an hourly trigger an hour late, and what is due then is looked at within a day. */
const dueMs = 22 * 3_600_000;

// An execution that dies repeats so much of its work. A person who waits is told as often.
const keptEveryMs = 5_000;

/**
 * Goes on where the last sweep stopped, also when Google has ended that one.
 * @throws Refusal workspace_busy, workspace_misconfigured, workspace_unavailable: what was done is noted
 */
export function sweep(workbook: EditedWorkbook, order: SweepOrder): SweepOutcome {
  const work = startWork(workbook);
  const { workspace } = work;
  const startedMs = workspace.clock.now();
  let endMs = order.rows === 'due' ? startedMs : startedMs + shareMs;
  const beforeMs = startedMs - dueMs;
  const mustBefore = order.rows === 'all' ? Infinity : beforeMs;
  finishNewest(work);
  const { sheets, refusal } = openSheets(work, {
    isAll: order.rows === 'all',
    isAsked: order.isAsked,
    dueMs: beforeMs,
  });
  const tasks = planTasks(sheets);
  const all = sheets.reduce((sum, { ids }) => sum + ids.length, 0);
  let changes = 0;
  let rows = 0;
  let left = 0;
  let keptMs = startedMs;
  const keep = (): void => {
    keptMs = workspace.clock.now();
    for (const sheet of sheets) keepSeen(work, sheet);
  };
  try {
    for (const task of tasks) {
      const nowMs = workspace.clock.now();
      // A long task waits for an hour that begins with it, because behind other tasks it would overrun the time.
      if (isLong(task) && rows > 0) endMs = 0;
      if ((task.seenMs >= mustBefore && nowMs >= endMs) || work.isLate()) {
        left += 1;
        continue;
      }
      const done = runTask(work, task);
      changes += done.changes;
      if (!done.isDone) left += 1;
      rows += rowsIn(task);
      if (workspace.clock.now() - keptMs < keptEveryMs) continue;
      keep();
      if (order.isAsked) tellProgress(work, 'Looking at rows', rows, all);
    }
    for (const sheet of sheets)
      changes += compareLinesAgain(work, sheet).changes + compareIdsOnce(work, sheet);
  } finally {
    keep();
    if (order.isAsked) endRunning(workspace);
  }
  if (refusal !== null) throw refusal;
  return { changes, isWhole: left === 0 };
}

// The rows of the newest transaction may be missing, which no comparison of ids shows. Nobody has to wait while that is
// looked up.
function finishNewest(work: EditWork): void {
  const { session } = openRun(work);
  const tail = readJournalTail(session);
  if (tail.isApplied || session.hints.applied >= tail.transaction || isTailWritten(session, tail, true))
    return;
  runLocked(work, (run) => redoTail(run.session, readJournalTail(run.session)));
}

/** A slice of a sheet's rows, or null for what can only be looked at as a whole. */
interface Task {
  readonly sheet: SheetSweep;
  readonly slice: Slice | null;
  readonly seenMs: number;
  readonly isNew: boolean;
}

/** Rows that have come go first, then what was looked at longest ago. */
function planTasks(sheets: readonly SheetSweep[]): Task[] {
  return sheets
    .flatMap((sheet): Task[] => [
      ...planSlices(sheet.seen, sheet.ids.length).map((slice) => ({ ...slice, sheet, slice })),
      { sheet, slice: null, seenMs: sheet.seen.wholeMs, isNew: false },
    ])
    .sort((one, other) => Number(other.isNew) - Number(one.isNew) || one.seenMs - other.seenMs);
}

function isLong({ sheet, slice }: Task): boolean {
  return slice === null && sheet.ids.length > bigRows;
}

function rowsIn({ slice }: Task): number {
  return slice === null ? 0 : slice.last - slice.first + 1;
}

function runTask(work: EditWork, { sheet, slice }: Task): SweepResult {
  const seenMs = work.workspace.clock.now();
  if (slice === null) {
    const changes = lookAtWhole(work, sheet);
    const isDone = !work.isLate();
    if (isDone) sheet.seen = { ...sheet.seen, wholeMs: seenMs };
    return { changes, isDone };
  }
  const looked = lookAtRows(work, sheet, slice);
  const lines = lookAtLines(work, sheet, looked.rows);
  const isDone = looked.isDone && lines.isDone;
  if (looked.changes > 0) sheet.needsIds = true;
  const rows = looked.rows.map(({ row }) => row);
  clearLookedNotes(work, sheet, sheet.table.sheet, rows);
  if (isDone) sheet.seen = withSlice(sheet.seen, slice, seenMs);
  return { changes: looked.changes + lines.changes, isDone };
}

/** Looks at the sums and the typed lines of a sheet. The sums come behind the deletions that they follow from. */
function lookAtWhole(work: EditWork, sheet: SheetSweep): number {
  const { resource, session } = sheet;
  let changes = compareIdsOnce(work, sheet);
  changes += applyTypedLines(work, sheet);
  changes += recomputeRollups(work, resource, doubtfulParents(session, resource));
  keepPlaces(work, sheet);
  forgetOldNotes(work, sheet);
  return changes;
}

// A person who deletes the first row of a day would otherwise wait until all sheets are read: half a minute of 100,000
// invoices. Lines are marked once, because each deletion goes on from the marks there are; of 300,000 it takes 2.6 s.
function keepPlaces(
  { workspace: { properties } }: EditWork,
  { session, stored, table, ids, resource }: SheetSweep,
): void {
  keepMarks(properties, stored, table, markRows([], 2, ids));
  const lines = itemsTable(resource);
  if (lines !== null && knownPlaces(stored, lines).length === 0)
    keepMarks(properties, stored, lines, markRows([], 2, readLineIds(session, lines)));
}

function compareIdsOnce(work: EditWork, sheet: SheetSweep): number {
  if (!sheet.needsIds) return 0;
  sheet.needsIds = false;
  return reconcileSheet(work, sheet.resource).changes;
}

// Every row was looked at since the last note was written or left.
function forgetOldNotes({ workspace }: EditWork, { resource, noted, seen }: SheetSweep): void {
  const over = [resource.sheet, resource.itemsSheet ?? ''].filter(
    (sheet) => sheet in noted && oldestRowMs(seen) > Math.max(seen.notedMs, noted[sheet] ?? 0),
  );
  if (over.length > 0) forgetNotes(workspace, over);
}

function keepSeen({ workspace }: EditWork, sheet: SheetSweep): void {
  if (isSame(sheet.kept, sheet.seen)) return;
  writeSeenRows(workspace.properties, sheet.resource.object, sheet.seen);
  sheet.kept = sheet.seen;
}

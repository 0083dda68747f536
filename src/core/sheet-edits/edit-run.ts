/** One run over the sheets after a person has edited them: what its steps share, and the lock under which they work. */
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Session } from '../store/session.ts';
import { startSession } from '../store/start-session.ts';
import { holdLock, tryPublishHints } from '../store/transaction/hold-lock.ts';
import { pauseMs, startSlice } from '../store/transaction/slice.ts';
import { flushCells } from '../store/write/buffer-cells.ts';
import type { CellNote, CheckedRow, NotedWorkbook } from './notes/cell-notes.ts';
import { dayOrderOf } from './rows/typed-cell.ts';
import type { TypingRules } from './rows/typed-row.ts';

/** The workbook that a person has edited. */
export interface EditedWorkbook extends NotedWorkbook {
  /** The spreadsheet's, for example `de_DE`. */
  readonly locale: string;
  readonly showsPercent: TypingRules['showsPercent'];
  /** The formulas of whole rows, from the first column on; empty texts for other cells. */
  readonly formulas: (sheet: string, rows: RowRange) => readonly (readonly string[])[];
  /** Lets other executions have the lock. */
  readonly pause: (ms: number) => void;
  /** Shows the person who has edited a sentence on what became of it. */
  readonly say: (sentence: string) => void;
  /** Tells those who look at the spreadsheet or at its sidebar how far a long edit has come. */
  readonly tell: (progress: string) => void;
}

/** Rows of one sheet, both ends included. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** A journal row holds a commit of so many records well, and the lock is held for a second meanwhile. */
export const rowsPerCommit = 25;

/** True for an edit that is not applied by one commit. */
export function isLong({ first, last }: RowRange): boolean {
  return last - first >= rowsPerCommit;
}

/** An edit in one sheet: the rows that it touched. */
export interface Edit extends RowRange {
  readonly sheet: string;
}

/** The outcome of the edits in some rows. */
export interface AppliedEdits {
  /** How many records were created, changed or deleted. */
  readonly changes: number;
  /** The records of the resource that were created or changed, as they are now. */
  readonly taken: readonly JsonObject[];
  readonly notes: readonly CellNote[];
  /** The rows that the run has looked at; they are as they should be now unless there is a note. */
  readonly rows: readonly CheckedRow[];
  /** True when rows are left that another run has to find. */
  readonly hasMore: boolean;
  /** True when a row of the range is blank: a record may have stood there. */
  readonly hasBlank: boolean;
}

export const nothingApplied: AppliedEdits = {
  changes: 0,
  taken: [],
  notes: [],
  rows: [],
  hasMore: false,
  hasBlank: false,
};

// Google ends a trigger after six minutes, and one commit takes seconds.
const timeMaxMs = 200_000;

/** The workbook, as one execution works on what a person has done there. */
export interface EditWork extends EditedWorkbook {
  /** Asked between commits: true once the time is used up, and the rest is left to the next sweep. */
  readonly isLate: () => boolean;
  /** Since when others can have the lock, milliseconds since the Unix epoch. */
  readonly lock: { freeMs: number };
}

/** The session and the rules that the steps of some work share. */
export interface EditRun extends EditWork {
  readonly session: Session;
  readonly typing: TypingRules;
}

/** Starts the time that an execution has. */
export function startWork(workbook: EditedWorkbook): EditWork {
  const { clock } = workbook.workspace;
  const end = clock.now() + timeMaxMs;
  return { ...workbook, isLate: () => clock.now() >= end, lock: { freeMs: 0 } };
}

/**
 * Runs a step under the lock, in a session of its own, and publishes the hints of that session.
 * @throws Refusal workspace_busy when the lock is not to be had
 */
export function runLocked<Result>(work: EditWork, step: (run: EditRun) => Result): Result {
  const run = openRun(work);
  const result = holdLock(run.session, () => settled(run, step));
  work.lock.freeMs = work.workspace.clock.now();
  tryPublishHints(run.session);
  return result;
}

// The execution goes on with other work after a step that has failed, and others would wait for the lock until its end.
// So what the step has buffered is applied at once, as Google would do at that end.
function settled<Result>(run: EditRun, step: (run: EditRun) => Result): Result {
  try {
    return step(run);
  } catch (error) {
    if (run.session.hasUnflushedWrites) flushCells(run.session);
    throw error;
  }
}

/**
 * Runs a step like `runLocked`, for no longer than others can wait; what is left goes into a later slice. Others have had
 * the time to take the lock since the slice before.
 */
export function runSlice<Result>(work: EditWork, step: (run: EditRun) => Result): Result {
  const restMs = work.lock.freeMs + pauseMs - work.workspace.clock.now();
  if (restMs > 0) work.pause(restMs);
  let isOver = (): boolean => false;
  return runLocked({ ...work, isLate: () => isOver() || work.isLate() }, (run) => {
    isOver = startSlice(work.workspace);
    return step(run);
  });
}

/** What a slice has done, and what it had no time for. */
export interface AppliedSlice<Unit> extends AppliedEdits {
  readonly left: readonly Unit[];
}

/**
 * Works through rows, documents or ids in slices, as long as there is time.
 * @param step does as many of those that are left as it has time for, one at least
 */
export function runSlices<Unit>(
  work: EditWork,
  units: readonly Unit[],
  step: (run: EditRun, left: readonly Unit[]) => AppliedSlice<Unit>,
  onSlice: (applied: AppliedEdits) => void = () => undefined,
): AppliedEdits {
  const parts: AppliedEdits[] = [];
  let left = units;
  while (left.length > 0) {
    if (work.isLate()) return { ...joined(parts), hasMore: true };
    const waiting = left;
    const applied = runSlice(work, (run) => step(run, waiting));
    parts.push(applied);
    ({ left } = applied);
    onSlice(applied);
  }
  return joined(parts);
}

/** What a person has edited in some rows: the rows themselves, or the documents whose lines they are. */
export interface FoundUnits<Unit> {
  readonly units: readonly Unit[];
  readonly notes: readonly CellNote[];
  /** How many of the rows have content. */
  readonly filled: number;
}

/** How the edits in the rows of one sheet are applied. */
interface RangeSteps<Unit> {
  readonly sheet: string;
  /** A range of no more rows is read and applied under one lock. */
  readonly atOnceMax: number;
  readonly applyAtOnce: (run: EditRun) => AppliedSlice<Unit>;
  readonly find: (range: RowRange) => FoundUnits<Unit>;
  readonly apply: (units: readonly Unit[]) => AppliedEdits;
}

const rowsPerRead = 500;

/** Applies the edits in the rows of a range; those of a long one are read a part at a time, without the lock. */
export function applyRange<Unit>(
  work: EditWork,
  { first, last }: RowRange,
  { sheet, atOnceMax, applyAtOnce, find, apply }: RangeSteps<Unit>,
): AppliedEdits {
  if (last - first < atOnceMax) {
    const applied = runSlice(work, applyAtOnce);
    return joined([applied, apply(applied.left)], applied.hasBlank);
  }
  const end = Math.min(last, work.workspace.document.lastContentRow(sheet));
  const parts: AppliedEdits[] = [];
  let filled = 0;
  for (let from = first; from <= end; from += rowsPerRead) {
    const found = find({ first: from, last: Math.min(end, from + rowsPerRead - 1) });
    filled += found.filled;
    const applied = apply(found.units);
    parts.push({ ...applied, notes: [...found.notes, ...applied.notes] });
    if (applied.hasMore) break;
  }
  return joined(parts, filled <= last - first);
}

/** The outcome of some edits as one. */
export function joined(parts: readonly AppliedEdits[], hasBlank = false): AppliedEdits {
  return {
    changes: parts.reduce((sum, { changes }) => sum + changes, 0),
    taken: parts.flatMap(({ taken }) => taken),
    notes: parts.flatMap(({ notes }) => notes),
    rows: parts.flatMap(({ rows }) => rows),
    hasMore: parts.some(({ hasMore }) => hasMore),
    hasBlank,
  };
}

/** Tells how much of some work is done, for example `Registering pasted rows: 150 of 500`. */
export function tellProgress({ tell }: EditedWorkbook, what: string, done: number, all: number): void {
  const [some, whole] = [Math.min(done, all), all].map((count) => count.toLocaleString('en'));
  tell(`${what}: ${some} of ${whole}`);
}

/** Opens a session for a run, without the lock. */
export function openRun(work: EditWork): EditRun {
  const { workspace, locale, showsPercent } = work;
  const session = startSession(workspace);
  const { time_zone } = session.settings;
  const dayOf = (instantMs: number): string => workspace.clock.dayOf(instantMs, time_zone);
  return { ...work, session, typing: { dayOrder: dayOrderOf(locale), dayOf, showsPercent } };
}

/** The kind of record that a sheet shows, as records or as line items; undefined for other sheets. */
export function resourceOfSheet({ workspace }: EditedWorkbook, sheet: string): Resource | undefined {
  return workspace.resources.find((one) => one.sheet === sheet || one.itemsSheet === sheet);
}

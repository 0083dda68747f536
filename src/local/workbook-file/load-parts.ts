/** Loads what is stored of a workbook: the .xlsx file, the state and the log, or makes them new. */
import { rm } from 'node:fs/promises';
import { type WorkbookChanges, wholeChanges } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import type { WorkbookSnapshot } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { unfinishedPath } from './durable-file.ts';
import { formatLine, type LogRecord, type ReadLog } from './log-lines.ts';
import { lastKnown, refuseMissingChanges, refuseUnnumbered } from './missing-changes.ts';
import { type LogBeginning, logPath } from './mutation-log.ts';
import { readStateFile, statePath, writeStateFile } from './state-file.ts';
import { WorkbookFileError } from './workbook-file-error.ts';
import { readWorkbookFile } from './read-workbook-file.ts';
import { writeWorkbookFile } from './xlsx-file.ts';

/** The content of a new workbook. */
export interface NewContent<State> {
  readonly snapshot: WorkbookSnapshot;
  readonly state: State;
}

/** The stored content, and the later changes from the log. */
interface StoredParts<State, WorkbookChange, StateChange> extends NewContent<State> {
  readonly wasCreated: boolean;
  readonly workbookChanges: readonly WorkbookChange[];
  readonly stateChanges: readonly StateChange[];
  /** What the new log begins with. */
  readonly logBeginning: LogBeginning;
}

/**
 * Loads the parts; `create` is asked when there is no workbook, and for the state of one that was copied alone.
 * Throws WorkbookFileError, with nothing changed, when a file is there and not readable, or when changes are missing.
 */
export async function loadParts<State, WorkbookChange, StateChange>(
  path: string,
  log: ReadLog<Change<WorkbookChange, StateChange>>,
  create: () => NewContent<State>,
): Promise<StoredParts<State, WorkbookChange, StateChange>> {
  const { records } = log;
  const workbook = await readWorkbookFile(path);
  const stored = await readStateFile<State>(statePath(path));
  if (workbook === undefined) {
    refuseOrphans(path, stored, log);
    return createParts(path, create());
  }
  if (workbook.foldedSequence === undefined) {
    if (stored !== undefined || records.length > 0) refuseUnnumbered(path);
    // With its number in it, the file is recognised from now on.
    return { ...(await createParts(path, { ...create(), snapshot: workbook.snapshot })), wasCreated: false };
  }
  const written = workbook.foldedSequence;
  const extent = { workbook: written, state: stored?.foldedSequence ?? written, records };
  refuseMissingChanges(path, extent);
  await removeUnfinished(path);
  const state = stored?.state ?? create().state;
  // People use the keys that the first start printed, so the second start must find the same ones.
  if (stored === undefined) await writeStateFile(statePath(path), { state, foldedSequence: written });
  const after = (sequence: number): readonly LogRecord<Change<WorkbookChange, StateChange>>[] =>
    records.filter((record) => record.sequence > sequence);
  const changesAfter = (sequence: number): Change<WorkbookChange, StateChange>[] =>
    after(sequence).flatMap(({ entries }) => entries);
  return {
    wasCreated: false,
    snapshot: workbook.snapshot,
    state,
    workbookChanges: changesAfter(extent.workbook).flatMap((entry) =>
      entry.part === 'workbook' ? [entry.change] : [],
    ),
    stateChanges: changesAfter(extent.state).flatMap((entry) =>
      entry.part === 'state' ? [entry.change] : [],
    ),
    logBeginning: {
      sequence: lastKnown(extent),
      lines: Buffer.from(after(Math.min(extent.workbook, extent.state)).map(formatLine).join('')),
    },
  };
}

/** Without the workbook, what stands beside it would be lost under the files of a new one. */
function refuseOrphans(path: string, stored: unknown, log: ReadLog<unknown>): void {
  const refuse = (file: string, content: string): never => {
    const problem = `is missing, but ${file} holds ${content}: put it back, or remove that file to start with a new workbook`;
    throw new WorkbookFileError(path, problem);
  };
  if (log.records.length > 0) refuse(logPath(path), 'changes of it');
  if (stored !== undefined) refuse(statePath(path), 'its keys and secrets');
}

async function createParts<State, WorkbookChange, StateChange>(
  path: string,
  content: NewContent<State>,
): Promise<StoredParts<State, WorkbookChange, StateChange>> {
  // The workbook comes first: a state without a workbook would be taken for one whose workbook was removed.
  await writeWorkbookFile(path, { changes: wholeChanges(content.snapshot), foldedSequence: 0 });
  await writeStateFile(statePath(path), { state: content.state, foldedSequence: 0 });
  const logBeginning = { sequence: 0, lines: new Uint8Array() };
  return { ...content, wasCreated: true, workbookChanges: [], stateChanges: [], logBeginning };
}

/** Removes files that a crash left half written; the log holds their changes as well. */
async function removeUnfinished(path: string): Promise<void> {
  for (const name of [path, statePath(path), logPath(path)]) await rm(unfinishedPath(name), { force: true });
}

/** The emulated workbook in memory. */
export interface LiveWorkbook<WorkbookChange> {
  apply(change: WorkbookChange): void;
  /** Tells from now on what has changed. */
  trackChanges(): WorkbookTracker;
}

/** Knows what has changed in a workbook. */
export interface WorkbookTracker {
  /**
   * What has changed since the last `written`: a copy that later changes do not touch.
   * @param isWhole true when there is no file that has the rest
   */
  take(isWhole: boolean): WorkbookChanges;
  /** Says that the changes last taken are in the file. */
  written(): void;
}

/** Everything else that is durable, in memory. */
export interface LiveState<State, StateChange> {
  apply(change: StateChange): void;
  /** Plain data for a JSON file: a copy that later changes do not touch. */
  toStored(): State;
}

/** A change of one of the two, as the log keeps it. */
export type Change<WorkbookChange, StateChange> =
  | { readonly part: 'workbook'; readonly change: WorkbookChange }
  | { readonly part: 'state'; readonly change: StateChange };

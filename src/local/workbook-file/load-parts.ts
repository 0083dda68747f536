/** Loads what is stored of a workbook: the .xlsx file, the state and the log, or makes them new. */
import { rm, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { unfinishedPath } from './durable-file.ts';
import { writeCheckpoint } from './checkpoint.ts';
import { type LogMark, logPath } from './mutation-log.ts';
import { type ReadLog, readLogLines } from './log-lines.ts';
import { readStateFile, statePath, writeStateFile } from './state-file.ts';
import { WorkbookFileError } from './workbook-file-error.ts';
import { type ReadWorkbook, readWorkbook } from './xlsx/xlsx-reader.ts';

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
  /** Where the log goes on. */
  readonly logEnd: LogMark;
}

/**
 * Loads the parts; `create` is asked when there is no workbook, and for the state of one that was copied alone.
 * Throws WorkbookFileError, with nothing changed, when a file is there and not readable.
 */
export async function loadParts<State, WorkbookChange, StateChange>(
  path: string,
  create: () => NewContent<State>,
): Promise<StoredParts<State, WorkbookChange, StateChange>> {
  const log = await readLogLines<Change<WorkbookChange, StateChange>>(logPath(path));
  const workbook = await readWorkbookFile(path);
  if (workbook === undefined) return createParts(path, create(), log);
  const stored = await readStateFile<State>(statePath(path));
  await removeUnfinished(path);
  const state = stored ?? { state: create().state, foldedSequence: 0 };
  // People use the keys that the first start printed, so the second start must find the same ones.
  if (stored === undefined) await writeStateFile(statePath(path), state);
  const after = (sequence: number): Change<WorkbookChange, StateChange>[] =>
    log.records.filter((record) => record.sequence > sequence).flatMap((record) => record.entries);
  const lastSequence = log.records[log.records.length - 1]?.sequence ?? 0;
  return {
    wasCreated: false,
    snapshot: workbook.snapshot,
    state: state.state,
    workbookChanges: after(workbook.foldedSequence).flatMap((entry) =>
      entry.part === 'workbook' ? [entry.change] : [],
    ),
    stateChanges: after(state.foldedSequence).flatMap((entry) =>
      entry.part === 'state' ? [entry.change] : [],
    ),
    logEnd: {
      sequence: Math.max(lastSequence, workbook.foldedSequence, state.foldedSequence),
      bytes: log.wholeBytes,
    },
  };
}

async function createParts<State, WorkbookChange, StateChange>(
  path: string,
  content: NewContent<State>,
  log: ReadLog<unknown>,
): Promise<StoredParts<State, WorkbookChange, StateChange>> {
  if (log.records.length > 0) {
    const problem = `is missing, but ${logPath(path)} holds changes of it: put it back, or remove that file`;
    throw new WorkbookFileError(path, problem);
  }
  await writeCheckpoint(path, { ...content, foldedSequence: 0 });
  const logEnd = { sequence: 0, bytes: 0 };
  return { ...content, wasCreated: true, workbookChanges: [], stateChanges: [], logEnd };
}

/** Removes files that a crash left half written; the log holds their changes as well. */
async function removeUnfinished(path: string): Promise<void> {
  for (const name of [path, statePath(path), logPath(path)]) await rm(unfinishedPath(name), { force: true });
}

/** Reads the file; undefined when there is none. Throws WorkbookFileError when it is not a workbook. */
export async function readWorkbookFile(path: string): Promise<ReadWorkbook | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new WorkbookFileError(path, 'cannot be read', error);
  });
  if (bytes === undefined) return undefined;
  return readWorkbook(bytes, basename(path, '.xlsx')).catch((error: unknown) => {
    throw new WorkbookFileError(path, 'is not a workbook that can be read', error);
  });
}

/** The emulated workbook in memory. */
export interface LiveWorkbook<WorkbookChange> {
  apply(change: WorkbookChange): void;
  /** A copy that later changes do not touch. */
  toSnapshot(): WorkbookSnapshot;
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

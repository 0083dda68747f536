/** The workbook on the disk: opens or creates it, keeps every answered change, folds changes into the .xlsx file. */

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { type FoldStep, createFolding, fingerprintOf } from './fold.ts';
import { type Change, type LiveState, type LiveWorkbook, loadParts, type NewContent } from './load-parts.ts';
import { logPath, openLog } from './mutation-log.ts';

/** After this pause the changes are folded, so that a burst of requests is folded once. */
const defaultIdleMs = 2_000;

/** A log of this size is folded even when requests never pause, because replaying a larger one takes seconds. */
const logBytesMax = 32 * 1024 * 1024;

/** How to make the parts in memory from what is stored, and what a new workbook holds. */
interface WorkbookFileOptions<State, WorkbookChange, StateChange, Workbook, Live> {
  /** The path of the .xlsx file; its folder is made when it is missing. */
  readonly path: string;
  /** Called when there is no workbook, and for the state of a workbook that was copied without its state file. */
  readonly create: () => NewContent<State>;
  readonly openWorkbook: (snapshot: WorkbookSnapshot) => Workbook & LiveWorkbook<WorkbookChange>;
  readonly openState: (state: State) => Live & LiveState<State, StateChange>;
  /** Called with a sentence for the developer that no answer to a request can carry. */
  readonly report: (message: string) => void;
  /** Milliseconds without a change before changes are folded. */
  readonly idleMs?: number;
  /** Called after each step of a fold. */
  readonly afterStep?: (step: FoldStep) => void;
}

/** An open workbook. */
export interface WorkbookFile<WorkbookChange, StateChange, Workbook, Live> {
  readonly workbook: Workbook;
  readonly state: Live;
  /** True when there was no workbook before. */
  readonly wasCreated: boolean;
  /** Takes a change that was made in memory; it is durable once a later `commit` has returned. */
  record(change: Change<WorkbookChange, StateChange>): void;
  /** Waits until all recorded changes would survive the death of the process; call it before answering. */
  commit(): Promise<void>;
  /** Writes the .xlsx file and the state now; without it they are written when nothing happens for a while. */
  fold(): Promise<void>;
  /** Folds and releases the file. */
  close(): Promise<void>;
}

/** Opens the workbook, or creates it. Throws WorkbookFileError when it is open elsewhere or not readable. */
export async function openWorkbookFile<State, WorkbookChange, StateChange, Workbook, Live>(
  options: WorkbookFileOptions<State, WorkbookChange, StateChange, Workbook, Live>,
): Promise<WorkbookFile<WorkbookChange, StateChange, Workbook, Live>> {
  await mkdir(dirname(options.path), { recursive: true });
  const lock = await lockFile(options.path);
  try {
    return await openLocked(options, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openLocked<State, WorkbookChange, StateChange, Workbook, Live>(
  options: WorkbookFileOptions<State, WorkbookChange, StateChange, Workbook, Live>,
  lock: FileLock,
): Promise<WorkbookFile<WorkbookChange, StateChange, Workbook, Live>> {
  const { path, report, idleMs = defaultIdleMs } = options;
  const parts = await loadParts<State, WorkbookChange, StateChange>(path, options.create);
  const workbook = options.openWorkbook(parts.snapshot);
  for (const change of parts.workbookChanges) workbook.apply(change);
  const state = options.openState(parts.state);
  for (const change of parts.stateChanges) state.apply(change);
  const log = await openLog<Change<WorkbookChange, StateChange>>(logPath(path), parts.logEnd);
  const fold = createFolding({
    ...options,
    log,
    takeSnapshot: () => workbook.toSnapshot(),
    takeState: () => state.toStored(),
    loaded: await fingerprintOf(path),
  });
  let isFolding = false;
  const foldInBackground = async (): Promise<void> => {
    if (isFolding) return;
    isFolding = true;
    try {
      await fold();
    } catch (error) {
      report(`${path} could not be written, its changes are safe in ${logPath(path)}: ${String(error)}`);
    }
    isFolding = false;
  };
  // An earlier process may have left changes in the log.
  await foldInBackground();
  const timer = setTimeout(foldInBackground, idleMs).unref();
  return {
    workbook,
    state,
    wasCreated: parts.wasCreated,
    fold,
    record: (change) => {
      log.append(change);
      timer.refresh();
    },
    commit: async () => {
      await log.commit();
      const isLarge = (log.mark()?.bytes ?? 0) > logBytesMax;
      if (isLarge) void foldInBackground();
    },
    close: async () => {
      clearTimeout(timer);
      try {
        await fold();
      } finally {
        await log.close().finally(lock.release);
      }
    },
  };
}

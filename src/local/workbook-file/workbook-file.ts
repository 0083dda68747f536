/**
 * The workbook on the disk: opens or creates it, logs every answered change, and writes checkpoints into the .xlsx
 * file.
 */

import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { type FileLock, lockFile } from './file-lock.ts';
import { type CheckpointStep, createCheckpoints, fingerprintOf } from './checkpoint.ts';
import { type Change, type LiveState, type LiveWorkbook, loadParts, type NewContent } from './load-parts.ts';
import { logPath, openLog } from './mutation-log.ts';

/** A checkpoint is written after this pause, so that a burst of requests needs only one. */
const defaultIdleMs = 2_000;

/**
 * With a log of this size a checkpoint is written even when requests never pause, because replaying a larger one takes
 * seconds.
 */
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
  /** Milliseconds without a change before a checkpoint is written. */
  readonly idleMs?: number;
  /** Called after each step of a checkpoint. */
  readonly afterStep?: (step: CheckpointStep) => void;
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
  checkpoint(): Promise<void>;
  /** Writes a checkpoint and releases the file. */
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
  const checkpoint = createCheckpoints({
    ...options,
    log,
    takeSnapshot: () => workbook.toSnapshot(),
    takeState: () => state.toStored(),
    loaded: await fingerprintOf(path),
  });
  let isCheckpointing = false;
  const checkpointInBackground = async (): Promise<void> => {
    if (isCheckpointing) return;
    isCheckpointing = true;
    try {
      await checkpoint();
    } catch (error) {
      report(`${path} could not be written, its changes are safe in ${logPath(path)}: ${String(error)}`);
    }
    isCheckpointing = false;
  };
  // An earlier process may have left changes in the log.
  await checkpointInBackground();
  const timer = setTimeout(checkpointInBackground, idleMs).unref();
  return {
    workbook,
    state,
    wasCreated: parts.wasCreated,
    checkpoint,
    record: (change) => {
      log.append(change);
      timer.refresh();
    },
    commit: async () => {
      await log.commit();
      const isLarge = (log.mark()?.bytes ?? 0) > logBytesMax;
      if (isLarge) void checkpointInBackground();
    },
    close: async () => {
      clearTimeout(timer);
      try {
        await checkpoint();
      } finally {
        await log.close().finally(lock.release);
      }
    },
  };
}

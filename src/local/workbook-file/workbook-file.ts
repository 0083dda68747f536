/**
 * The workbook on the disk: opens or creates it, logs every answered change, and writes checkpoints into the .xlsx
 * file.
 */

import type { WorkbookSnapshot } from '../../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { type CheckpointStep, createCheckpoints } from './checkpoint.ts';
import { type FileLock, lockFile, type ServedAt } from './file-lock.ts';
import { createCheckpointWriter, type WriteCheckpoint } from './checkpoint-writer.ts';
import { createCheckpointClock } from './checkpoint-clock.ts';
import { type Change, type LiveState, type LiveWorkbook, loadParts, type NewContent } from './load-parts.ts';
import { claimLog } from './log-claim.ts';
import { logPath, openLog } from './mutation-log.ts';
import { realWorkbookPath } from './real-path.ts';
import { reasonOf, WorkbookFileError } from './workbook-file-error.ts';
import { fingerprintOf } from './xlsx-file.ts';

/** A checkpoint is written after this pause. */
const defaultIdleMs = 2_000;

/** A checkpoint is written this long after a change, although changes never pause. */
const defaultLatestMs = 10_000;

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
  /** Milliseconds after a change at which a checkpoint is written although changes go on. */
  readonly latestMs?: number;
  /** How long a process that cannot be seen from here may be silent before the workbook is taken from it. */
  readonly patienceMs?: number;
  /** Called once when another process has taken the workbook: this one cannot write any more. */
  readonly onTaken?: () => void;
  /** Writes the files of a checkpoint in another thread; without it, this thread does it. */
  readonly write?: WriteCheckpoint<State>;
  /** Called after each step of a checkpoint in this thread. */
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
  /**
   * Waits until all recorded changes would survive the death of the process; call it before answering. Rejects while the
   * disk refuses them; they stay, and the next commit tries again.
   */
  commit(): Promise<void>;
  /** Resolves at once; after a failed commit it tries again first, and rejects while the disk still refuses. */
  ready(): Promise<void>;
  /** Tells other processes of this user where the workbook is served. */
  publish(servedAt: ServedAt): Promise<void>;
  /** Writes the .xlsx file and the state now; without it they are written when nothing happens for a while. */
  checkpoint(): Promise<void>;
  /** Writes a checkpoint and releases the file. */
  close(): Promise<void>;
}

/** Opens the workbook, or creates it. Throws WorkbookFileError when it is open elsewhere or not readable. */
export async function openWorkbookFile<State, WorkbookChange, StateChange, Workbook, Live>(
  given: WorkbookFileOptions<State, WorkbookChange, StateChange, Workbook, Live>,
): Promise<WorkbookFile<WorkbookChange, StateChange, Workbook, Live>> {
  const path = await realWorkbookPath(given.path);
  const options = { ...given, path };
  const lock = await lockFile(path, options);
  try {
    return await openLocked(options, lock);
  } catch (error) {
    await lock.release();
    throw error instanceof WorkbookFileError || (error as NodeJS.ErrnoException).code === undefined
      ? error
      : new WorkbookFileError(path, 'cannot be opened', error);
  }
}

async function openLocked<State, WorkbookChange, StateChange, Workbook, Live>(
  options: WorkbookFileOptions<State, WorkbookChange, StateChange, Workbook, Live>,
  lock: FileLock,
): Promise<WorkbookFile<WorkbookChange, StateChange, Workbook, Live>> {
  const { path, report, idleMs = defaultIdleMs, latestMs = defaultLatestMs } = options;
  const { parts, log } = await openParts<State, WorkbookChange, StateChange>(path, options);
  const workbook = options.openWorkbook(parts.snapshot);
  const changes = workbook.trackChanges();
  for (const change of parts.workbookChanges) workbook.apply(change);
  const state = options.openState(parts.state);
  for (const change of parts.stateChanges) state.apply(change);
  const checkpoint = createCheckpoints({
    write: createCheckpointWriter(options.afterStep === undefined ? {} : { afterStep: options.afterStep }),
    ...options,
    log,
    changes,
    takeState: () => state.toStored(),
    loaded: await fingerprintOf(path),
  });
  const clock = createCheckpointClock({
    checkpoint,
    idleMs,
    latestMs,
    onFailure: (error) =>
      report(
        error === null
          ? `${path} is written again`
          : error instanceof WorkbookFileError
            ? `${error.message}.`
            : `${path} could not be written, its changes are safe in ${logPath(path)}: ${reasonOf(error)}`,
      ),
  });
  // An earlier process may have left changes in the log. Requests need not wait while another thread writes them.
  const written = clock.checkpointNow();
  if (options.write === undefined) await written;
  return {
    workbook,
    state,
    wasCreated: parts.wasCreated,
    checkpoint,
    ready: log.ready,
    publish: lock.publish,
    record: (change) => {
      log.append(change);
      clock.changed();
    },
    commit: async () => {
      await log.commit();
      const isLarge = (log.mark()?.bytes ?? 0) > logBytesMax;
      if (isLarge) void clock.checkpointNow();
    },
    close: async () => {
      clock.stop();
      try {
        await checkpoint();
      } finally {
        await log.close().finally(lock.release);
      }
    },
  };
}

/** Reads what is stored, and begins a new log with what is in no checkpoint yet. */
async function openParts<State, WorkbookChange, StateChange>(
  path: string,
  {
    create,
    report,
  }: { readonly create: () => NewContent<State>; readonly report: (message: string) => void },
) {
  const claimed = await claimLog<Change<WorkbookChange, StateChange>>(path);
  try {
    const parts = await loadParts(path, claimed, create);
    const log = await openLog<Change<WorkbookChange, StateChange>>(logPath(path), parts.logBeginning, report);
    await claimed.remove();
    return { parts, log };
  } catch (error) {
    await claimed.putBack();
    throw error;
  }
}

/**
 * Checkpoints: write the changes of the log into the state file and the .xlsx file; a process that dies at any step
 * loses nothing.
 */
import { copyFile, stat } from 'node:fs/promises';
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { replaceFile } from './durable-file.ts';
import { statePath, writeStateFile } from './state-file.ts';
import { writeWorkbook } from './xlsx/xlsx-writer.ts';
import type { MutationLog } from './mutation-log.ts';

/** A step that is done, in this order; the log is cut after them. */
export type CheckpointStep =
  | 'state_written'
  | 'state_renamed'
  | 'workbook_written'
  | 'workbook_renamed'
  | 'log_cut';

/** Everything durable, as of the line `foldedSequence` of the log. */
interface CheckpointContent<State> {
  readonly snapshot: WorkbookSnapshot;
  readonly state: State;
  readonly foldedSequence: number;
}

/** Everybody on the machine may read the workbook, as with other documents. */
const workbookMode = 0o644;

/** Writes the .xlsx file. */
export async function writeWorkbookFile(
  path: string,
  { snapshot, foldedSequence }: Omit<CheckpointContent<unknown>, 'state'>,
  beforeRename: () => void = () => undefined,
): Promise<void> {
  const bytes = await writeWorkbook(snapshot, foldedSequence);
  await replaceFile(path, bytes, { mode: workbookMode, beforeRename });
}

/** The parts that a checkpoint reads and writes. */
interface CheckpointOptions<State> {
  readonly path: string;
  readonly log: Pick<MutationLog<never>, 'commit' | 'mark' | 'cut' | 'refuseWhenTaken'>;
  readonly takeSnapshot: () => WorkbookSnapshot;
  readonly takeState: () => State;
  /** The version of the file that was loaded. */
  readonly loaded: Fingerprint;
  readonly report: (message: string) => void;
  readonly afterStep?: (step: CheckpointStep) => void;
}

/** A function that writes a checkpoint of all changes recorded so far; it does nothing when there are none. */
export function createCheckpoints<State>(options: CheckpointOptions<State>): () => Promise<void> {
  const { path, log, takeSnapshot, takeState, report, afterStep = () => undefined } = options;
  let known = options.loaded;
  let running: Promise<void> = Promise.resolve();

  const checkpointOnce = async (): Promise<void> => {
    log.refuseWhenTaken();
    await log.commit();
    let mark = log.mark();
    while (mark === undefined) {
      await log.commit();
      mark = log.mark();
    }
    if (mark.bytes === 0) return;
    // No await may stand between the mark and the copies, because they must hold exactly the changes before the mark.
    const content = { snapshot: takeSnapshot(), state: takeState(), foldedSequence: mark.sequence };
    const copy = await keepForeignVersion(path, known);
    if (copy !== undefined) {
      known = await fingerprintOf(path);
      report(`${path} was saved by another program; its version is kept as ${copy}`);
    }
    await writeCheckpoint(path, content, { beforeRename: log.refuseWhenTaken, afterStep });
    known = await fingerprintOf(path);
    await log.cut(mark);
    afterStep('log_cut');
  };

  return () => {
    // A failed checkpoint rejects for its own caller alone; the log keeps everything for the next one.
    running = running.then(checkpointOnce, checkpointOnce);
    return running;
  };
}

interface CheckpointHooks {
  /** Stops the checkpoint of a process that must not write any more. */
  readonly beforeRename: () => void;
  readonly afterStep: (step: CheckpointStep) => void;
}

/** Replaces both files. Each names the last change it holds, so that a crash between the two does no harm. */
async function writeCheckpoint<State>(
  path: string,
  { snapshot, state, foldedSequence }: CheckpointContent<State>,
  { beforeRename, afterStep }: CheckpointHooks,
): Promise<void> {
  await writeStateFile(statePath(path), { foldedSequence, state }, () => {
    afterStep('state_written');
    beforeRename();
  });
  afterStep('state_renamed');
  await writeWorkbookFile(path, { snapshot, foldedSequence }, () => {
    afterStep('workbook_written');
    beforeRename();
  });
  afterStep('workbook_renamed');
}

/** The version of a file by its inode, size and time; undefined when there is no file. */
type Fingerprint = string | undefined;

/** The present version of a file. */
export async function fingerprintOf(path: string): Promise<Fingerprint> {
  const found = await stat(path, { bigint: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found === undefined ? undefined : `${found.ino} ${found.size} ${found.mtimeNs}`;
}

/** Copies the file aside when it is not the known version any more; returns the path of the copy. */
async function keepForeignVersion(path: string, known: Fingerprint): Promise<string | undefined> {
  const present = await fingerprintOf(path);
  if (present === undefined || present === known) return undefined;
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const copy = path.replace(/(\.xlsx)?$/i, `.saved-elsewhere-${time}$1`);
  await copyFile(path, copy);
  return copy;
}

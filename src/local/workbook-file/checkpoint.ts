/** Checkpoints: have the changes of the log written into the files, and cut the log, one after the other. */
import { copyFile } from 'node:fs/promises';
import type { WriteCheckpoint, WriterStep } from './checkpoint-writer.ts';
import type { WorkbookTracker } from './load-parts.ts';
import type { MutationLog } from './mutation-log.ts';
import { type Fingerprint, fingerprintOf } from './xlsx-file.ts';

/** A step that is done, in this order. */
export type CheckpointStep = WriterStep | 'log_cut';

/** The parts that a checkpoint reads and writes. */
interface CheckpointOptions<State> {
  readonly path: string;
  readonly log: Pick<MutationLog<never>, 'commit' | 'mark' | 'cut' | 'identity' | 'refuseWhenTaken'>;
  readonly write: WriteCheckpoint<State>;
  /** What has changed in the workbook. */
  readonly changes: WorkbookTracker;
  readonly takeState: () => State;
  /** The version of the file that was loaded. */
  readonly loaded: Fingerprint;
  readonly report: (message: string) => void;
  readonly afterStep?: (step: CheckpointStep) => void;
}

/** A function that writes a checkpoint of all changes recorded so far; it does nothing when there are none. */
export function createCheckpoints<State>(options: CheckpointOptions<State>): () => Promise<void> {
  const { path, log, write, changes, takeState, report, afterStep = () => undefined } = options;
  let known = options.loaded;
  /** Whether that version of the file has the rows that have not changed. */
  let isTold = true;
  let running: Promise<void> = Promise.resolve();

  const checkpointOnce = async (): Promise<void> => {
    log.refuseWhenTaken();
    const present = await fingerprintOf(path);
    if (present !== known) {
      if (present !== undefined)
        report(`${path} was saved by another program; its version is kept as ${await copyAside(path)}`);
      known = present;
      isTold = false;
    }
    await log.commit();
    let mark = log.mark();
    while (mark === undefined) {
      await log.commit();
      mark = log.mark();
    }
    if (mark.bytes === 0) return;
    const { sequence } = mark;
    // No await may stand between the mark and the copies, because they must hold exactly the changes before the mark.
    const content = { state: takeState(), changes: changes.take(!isTold) };
    isTold = await write({ path, sequence, log: log.identity(), known, ...content });
    if (!isTold) return checkpointOnce();
    changes.written();
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

/** Copies the file, and returns the path of the copy. */
async function copyAside(path: string): Promise<string> {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const copy = path.replace(/(\.xlsx)?$/i, `.saved-elsewhere-${time}$1`);
  await copyFile(path, copy);
  return copy;
}

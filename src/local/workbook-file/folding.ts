/** Folds the log into the files, one fold at a time; changes that arrive meanwhile stay in the log. */

import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { type FoldStep, foldFiles } from './fold.ts';
import { type Fingerprint, fingerprintOf, keepForeignVersion } from './foreign-change.ts';
import type { MutationLog } from './mutation-log.ts';

/** What a fold reads and writes. */
export interface FoldingOptions<State> {
  readonly path: string;
  readonly log: Pick<MutationLog<never>, 'commit' | 'mark' | 'cut'>;
  readonly takeSnapshot: () => WorkbookSnapshot;
  readonly takeState: () => State;
  /** The version of the file that was loaded. */
  readonly loaded: Fingerprint;
  readonly report: (message: string) => void;
  readonly afterStep?: (step: FoldStep) => void;
}

/** A function that folds all changes recorded so far; it does nothing when there are none. */
export function createFolding<State>(options: FoldingOptions<State>): () => Promise<void> {
  const { path, log, takeSnapshot, takeState, report, afterStep } = options;
  let known = options.loaded;
  let running: Promise<void> = Promise.resolve();

  const foldOnce = async (): Promise<void> => {
    await log.commit();
    let mark = log.mark();
    while (mark === undefined) {
      await log.commit();
      mark = log.mark();
    }
    if (mark.bytes === 0) return;
    // There must be no await between the mark and the copies: they hold exactly the changes before it.
    const content = { snapshot: takeSnapshot(), state: takeState(), foldedSequence: mark.sequence };
    const copy = await keepForeignVersion(path, known);
    if (copy !== undefined) report(`${path} was saved by another program; its version is kept as ${copy}`);
    await foldFiles(path, content, afterStep);
    known = await fingerprintOf(path);
    await log.cut(mark);
    afterStep?.('log_cut');
  };

  return () => {
    // A failed fold is its own caller's matter: everything is still in the log for the next one.
    running = running.then(foldOnce, foldOnce);
    return running;
  };
}

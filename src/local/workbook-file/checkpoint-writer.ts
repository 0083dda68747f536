/**
 * Writes the state file and the .xlsx file of a checkpoint: the old file and the rows that have changed become a new file. So
 * it takes little memory, and another thread can do it.
 */
import type { WorkbookChanges } from '../../emulator/spreadsheet/workbook/workbook-changes.ts';
import { type LogIdentity, logPath, refuseWhenTaken } from './mutation-log.ts';
import { statePath, writeStateFile } from './state-file.ts';
import { OldFileUnfit } from './xlsx/old-rows.ts';
import type { RowPieces } from './xlsx/write-cells.ts';
import { type Fingerprint, isVersion, writeWorkbookFile } from './xlsx-file.ts';

/** A step that is done, in this order; the log is cut after them. */
export type WriterStep = 'state_written' | 'state_renamed' | 'workbook_written' | 'workbook_renamed';

/** What a checkpoint writes, as plain data that another thread can be sent. */
export interface CheckpointContent<State> {
  readonly path: string;
  /** The last line of the log whose change is in it. */
  readonly sequence: number;
  /** The log of this process: when another one has its place, nothing may be written. */
  readonly log: LogIdentity;
  /** The version of the .xlsx file that may be replaced. */
  readonly known: Fingerprint;
  /** Everything but the workbook, as of that line. */
  readonly state: State;
  /** The workbook as of that line, as far as that version of the file does not tell it. */
  readonly changes: WorkbookChanges;
}

/** Writes the files. Resolves with false, and no .xlsx file written, when that version does not tell the rest any more. */
export type WriteCheckpoint<State> = (request: CheckpointContent<State>) => Promise<boolean>;

interface WriterOptions {
  /** Called after each step. */
  readonly afterStep?: (step: WriterStep) => void;
  /** The changed rows of a sheet, when the request was sent without them. */
  readonly rows?: (sheet: number) => RowPieces;
}

/** Writes in this thread; a process that dies at any step of it loses nothing. */
export function createCheckpointWriter<State>({
  afterStep = () => undefined,
  rows,
}: WriterOptions = {}): WriteCheckpoint<State> {
  return async ({ path, sequence, log, known, state, changes }) => {
    try {
      // Each file names the last change that it holds, so that a crash between the two does no harm.
      await writeStateFile(statePath(path), { foldedSequence: sequence, state }, () => {
        afterStep('state_written');
        refuseWhenTaken(logPath(path), log);
      });
      afterStep('state_renamed');
      await writeWorkbookFile(
        path,
        { changes, foldedSequence: sequence },
        {
          ...(rows !== undefined && { rows }),
          beforeRename() {
            afterStep('workbook_written');
            refuseWhenTaken(logPath(path), log);
            // What was copied came from this version, and another program's would be lost.
            if (!isVersion(path, known)) throw new OldFileUnfit('Another program has saved the file.');
          },
        },
      );
      afterStep('workbook_renamed');
      return true;
    } catch (error) {
      if (error instanceof OldFileUnfit) return false;
      // A file that is not the known version may be anything, also no archive.
      if (!isVersion(path, known)) return false;
      throw error;
    }
  };
}

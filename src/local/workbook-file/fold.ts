/**
 * Folds the log into the state file and the .xlsx file: an old file and lines of the log become a new file. So a fold needs
 * nothing of the workbook in memory, and another thread can do it.
 */
import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import type { Change, LiveWorkbook } from './load-parts.ts';
import { readLogLines } from './log-lines.ts';
import { type LogIdentity, logPath, refuseWhenTaken } from './mutation-log.ts';
import { statePath, writeStateFile } from './state-file.ts';
import { type Fingerprint, isVersion, readWorkbookFile, writeWorkbookFile } from './xlsx-file.ts';

/** A step that is done, in this order; the log is cut after them. */
export type FoldStep = 'state_written' | 'state_renamed' | 'workbook_written' | 'workbook_renamed';

/** What is folded, as plain data that another thread can be sent. */
export interface FoldRequest<State> {
  readonly path: string;
  /** The last line of the log that is folded. */
  readonly sequence: number;
  /** The log of this process: when another one has its place, nothing may be written. */
  readonly log: LogIdentity;
  /** The version of the .xlsx file that may be replaced. */
  readonly known: Fingerprint;
  /** Everything but the workbook, as of that line. */
  readonly state: State;
  /** The workbook as of that line; null when that version of the file and the log tell it. */
  readonly snapshot: WorkbookSnapshot | null;
}

/** Writes the files. Resolves with false, and nothing written, when the files do not tell the workbook any more. */
export type Fold<State> = (request: FoldRequest<State>) => Promise<boolean>;

export type OpenWorkbook<Change> = (snapshot: WorkbookSnapshot) => LiveWorkbook<Change>;

/** Stops a fold that would replace what another program has saved. */
class SavedElsewhere extends Error {}

/**
 * A fold in this thread; a process that dies at any step of it loses nothing.
 * @param afterStep called after each step
 */
export function createFold<State, WorkbookChange>(
  openWorkbook: OpenWorkbook<WorkbookChange>,
  afterStep: (step: FoldStep) => void = () => undefined,
): Fold<State> {
  return async (request) => {
    const { path, sequence, log, known, state } = request;
    // The caller is asked for what the files do not tell, because the memory has it whatever has become of them.
    const snapshot = request.snapshot ?? (await readSnapshot(request, openWorkbook).catch(() => null));
    if (snapshot === null) return false;
    try {
      // Each file names the last change that it holds, so that a crash between the two does no harm.
      await writeStateFile(statePath(path), { foldedSequence: sequence, state }, () => {
        afterStep('state_written');
        refuseWhenTaken(logPath(path), log);
      });
      afterStep('state_renamed');
      await writeWorkbookFile(path, { snapshot, foldedSequence: sequence }, () => {
        afterStep('workbook_written');
        refuseWhenTaken(logPath(path), log);
        if (!isVersion(path, known)) throw new SavedElsewhere();
      });
      afterStep('workbook_renamed');
      return true;
    } catch (error) {
      if (error instanceof SavedElsewhere) return false;
      throw error;
    }
  };
}

/** The workbook as of a line of the log; null when the files do not tell it. */
async function readSnapshot<State, WorkbookChange>(
  request: FoldRequest<State>,
  openWorkbook: OpenWorkbook<WorkbookChange>,
): Promise<WorkbookSnapshot | null> {
  const { records } = await readLogLines<Change<WorkbookChange, unknown>>(logPath(request.path));
  const opened = await openStored(request, openWorkbook);
  if (opened === null) return null;
  const { workbook, foldedSequence } = opened;
  const { sequence } = request;
  const wanted = records.filter((one) => one.sequence > foldedSequence && one.sequence <= sequence);
  if (foldedSequence + wanted.length !== sequence) return null;
  for (const { entries } of wanted)
    for (const entry of entries) if (entry.part === 'workbook') workbook.apply(entry.change);
  return workbook.toSnapshot();
}

// A function of its own, so that what was read is not kept in memory beside the workbook that is made of it.
async function openStored<State, WorkbookChange>(
  { path, known }: FoldRequest<State>,
  openWorkbook: OpenWorkbook<WorkbookChange>,
) {
  const stored = await readWorkbookFile(path);
  if (stored?.foldedSequence === undefined || !isVersion(path, known)) return null;
  return { workbook: openWorkbook(stored.snapshot), foldedSequence: stored.foldedSequence };
}

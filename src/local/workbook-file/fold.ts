/** Writes state and workbook anew as they stand after a change of the log; safe to die at any step. */

import type { WorkbookSnapshot } from '../emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { replaceFile } from './durable-file.ts';
import { statePath, writeState } from './state-file.ts';
import { writeWorkbook } from './xlsx/xlsx-writer.ts';

/** A step that is done, in this order; the log is cut after them. */
export type FoldStep =
  | 'state_written'
  | 'state_renamed'
  | 'workbook_written'
  | 'workbook_renamed'
  | 'log_cut';

/** Everything durable, as of the line `foldedSequence` of the log. */
export interface FoldContent<State> {
  readonly snapshot: WorkbookSnapshot;
  readonly state: State;
  readonly foldedSequence: number;
}

/** Readable by all like any document a person makes. */
const workbookMode = 0o644;

/** Replaces both files; each says which change it holds, so that a crash between the two does no harm. */
export async function foldFiles<State>(
  path: string,
  { snapshot, state, foldedSequence }: FoldContent<State>,
  afterStep?: (step: FoldStep) => void,
): Promise<void> {
  await writeState(statePath(path), { foldedSequence, state }, () => afterStep?.('state_written'));
  afterStep?.('state_renamed');
  await replaceFile(path, await writeWorkbook(snapshot, foldedSequence), {
    mode: workbookMode,
    beforeRename: () => afterStep?.('workbook_written'),
  });
  afterStep?.('workbook_renamed');
}

/** Recognises files that do not belong together: an older copy of one of them, or a log that has lost lines. */
import { basename } from 'node:path';
import type { LogRecord } from './log-lines.ts';
import { logPath } from './mutation-log.ts';
import { statePath } from './state-file.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** How far each part goes, by the numbers of the changes. */
interface StoredExtent {
  /** The last change in the .xlsx file. */
  readonly workbook: number;
  /** The last change in the state file. */
  readonly state: number;
  readonly records: readonly LogRecord<unknown>[];
}

/** The number of the last change that any of the files knows. */
export function lastKnown({ workbook, state, records }: StoredExtent): number {
  return Math.max(workbook, state, records[records.length - 1]?.sequence ?? 0);
}

/** Throws WorkbookFileError when a change is neither in a file nor, to be made in it, in the log. */
export function refuseMissingChanges(path: string, extent: StoredExtent): void {
  for (const [file, written] of [
    [path, extent.workbook],
    [statePath(path), extent.state],
  ] as const) {
    const missing = missingBehind(written, extent);
    if (missing === undefined) continue;
    const [first, last] = missing;
    const changes = first === last ? `change ${first} is` : `changes ${first} to ${last} are`;
    throw new WorkbookFileError(
      file,
      `ends with change ${written}, and ${changes} neither in it nor in ${logPath(path)}. It is an older copy, or the log has lost lines. Put the newest copies of ${basename(path)}, its .state.json and its .log back together. ${howToGoOn(path)}`,
    );
  }
}

/** Throws WorkbookFileError for an .xlsx file that does not say with which change it ends. */
export function refuseUnnumbered(path: string): never {
  throw new WorkbookFileError(
    path,
    `does not say which changes it holds: another program has saved it without the properties of the file. Put the file back as it was. ${howToGoOn(path)}`,
  );
}

function howToGoOn(path: string): string {
  return `To go on with ${basename(path)} as it is, copy it alone into another folder and set WORKBOOK to the copy; it gets new keys there`;
}

function missingBehind(written: number, extent: StoredExtent): readonly [number, number] | undefined {
  const known = lastKnown(extent);
  const first = extent.records[0]?.sequence;
  const last = extent.records[extent.records.length - 1]?.sequence ?? 0;
  if (written >= known) return undefined;
  if (first === undefined || last <= written) return [written + 1, known];
  if (first > written + 1) return [written + 1, first - 1];
  return last < known ? [last + 1, known] : undefined;
}

/** The append-only log of changes: a change is durable once its line is on the disk. */

import { type FileHandle, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile, syncFolder } from './durable-file.ts';
import { formatLine } from './log-lines.ts';

/** Only the owner of the file may read the changes of the workbook. */
const ownerOnly = 0o600;

/** A position between two lines. */
export interface LogMark {
  /** The number of the last line before the position. */
  readonly sequence: number;
  readonly bytes: number;
}

/** An open log. */
export interface MutationLog<Entry> {
  /** Takes a change; it is durable once a later `commit` has returned. */
  append(entry: Entry): void;
  /** Waits until all changes taken so far are on the disk; rejects for good after a failed write. */
  commit(): Promise<void>;
  /** The end of the log; undefined while a change is not yet on the disk. */
  mark(): LogMark | undefined;
  /** Removes the lines before a mark; later ones stay. */
  cut(mark: LogMark): Promise<void>;
  /** Commits and closes. */
  close(): Promise<void>;
}

/** The path of the log that belongs to a workbook. */
export function logPath(workbookPath: string): string {
  return `${workbookPath}.log`;
}

/** Opens the log to go on behind its whole lines; what follows them is cut off. */
export async function openLog<Entry>(path: string, end: LogMark): Promise<MutationLog<Entry>> {
  let file = await openToAppend(path);
  await file.truncate(end.bytes);
  await file.sync();
  await syncFolder(dirname(path));
  let { sequence, bytes } = end;
  let pending: Entry[] = [];
  let entriesNotKept = 0;
  // One step at a time, and each waits for the one before: no more than one line is ever without its sync,
  // so that a crash can tear the last line only. A failed step fails all later ones.
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const writePending = async (): Promise<void> => {
    queued = undefined;
    const entries = pending;
    pending = [];
    const line = Buffer.from(formatLine({ sequence: sequence + 1, entries }));
    await file.appendFile(line);
    await file.sync();
    sequence += 1;
    bytes += line.length;
    entriesNotKept -= entries.length;
  };

  const cutBefore = async (mark: LogMark): Promise<void> => {
    const rest = (await readFile(path)).subarray(mark.bytes);
    await replaceFile(path, rest, { mode: ownerOnly });
    const old = file;
    file = await openToAppend(path);
    bytes = rest.length;
    await old.close();
  };

  const log: MutationLog<Entry> = {
    append: (entry) => {
      pending.push(entry);
      entriesNotKept += 1;
    },
    commit: () => {
      if (pending.length === 0) return running;
      if (queued === undefined) {
        queued = running.then(writePending);
        running = queued;
      }
      return queued;
    },
    mark: () => (entriesNotKept === 0 ? { sequence, bytes } : undefined),
    cut: (mark) => {
      running = running.then(() => cutBefore(mark));
      return running;
    },
    close: async () => {
      try {
        await log.commit();
      } finally {
        await file.close();
      }
    },
  };
  return log;
}

function openToAppend(path: string): Promise<FileHandle> {
  return open(path, 'a', ownerOnly);
}

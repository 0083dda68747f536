/** The append-only log of changes: a change is durable once its line is on the disk. */

import { createReadStream, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { replaceFile } from './durable-file.ts';
import { formatLine } from './log-lines.ts';
import { reasonOf, WorkbookFileError } from './workbook-file-error.ts';

/** Only the owner of the file may read the changes of the workbook. */
const ownerOnly = 0o600;

/** A position between two lines. */
interface LogMark {
  /** The number of the last line before the position. */
  readonly sequence: number;
  readonly bytes: number;
}

/** The file that a log is written to, by its place on the disk. */
export interface LogIdentity {
  readonly dev: bigint;
  readonly ino: bigint;
}

/** What a new log begins with. */
export interface LogBeginning {
  /** The lines that are in no checkpoint yet, each with its line feed. */
  readonly lines: Uint8Array;
  /** The number of the last change that is durable. */
  readonly sequence: number;
}

/** An open log. */
export interface MutationLog<Entry> {
  /** Takes a change; it is durable once a later `commit` has returned. */
  append(entry: Entry): void;
  /**
   * Waits until all changes taken so far are on the disk. Rejects when the disk refuses them; they stay, and the next
   * commit tries again.
   */
  commit(): Promise<void>;
  /** Resolves at once; after a failed write it tries again first, and rejects while the disk still refuses. */
  ready(): Promise<void>;
  /** The end of the log; undefined while a change is not yet on the disk. */
  mark(): LogMark | undefined;
  /** Removes the lines before a mark; later ones stay. */
  cut(mark: LogMark): Promise<void>;
  /** The file that it is written to now; a cut makes it another one. */
  identity(): LogIdentity;
  /** Throws WorkbookFileError when another process has taken the log: from then on this process must not write. */
  refuseWhenTaken(): void;
  /** Commits and closes. */
  close(): Promise<void>;
}

/** The path of the log that belongs to a workbook. */
export function logPath(workbookPath: string): string {
  return `${workbookPath}.log`;
}

/** Writes the log as a new file, and opens it. An earlier process that still has the old file writes to nowhere. */
export async function openLog<Entry>(
  path: string,
  { lines, sequence: lastSequence }: LogBeginning,
  report: (message: string) => void = () => undefined,
): Promise<MutationLog<Entry>> {
  await replaceFile(path, lines, { mode: ownerOnly });
  let file = await openToAppend(path);
  let own = await file.stat({ bigint: true });
  let sequence = lastSequence;
  let bytes = lines.length;
  let pending: Entry[] = [];
  /** The file may end with a part of a line. */
  let isBroken = false;
  let hasFailed = false;
  // One step at a time, and each waits for the one before: no more than one line is ever without its sync,
  // so that a crash can tear the last line only.
  let lastStep: Promise<unknown> = Promise.resolve();
  let queued: Promise<void> | undefined;
  let writing: Promise<void> = Promise.resolve();

  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const result = lastStep.then(step);
    lastStep = result.catch(() => undefined);
    return result;
  };

  const refuseTaken = (): void => refuseWhenTaken(path, own);

  const write = async (entries: readonly Entry[]): Promise<void> => {
    // The log is cut where the failed write began. The line is then written anew, because after a failed sync nobody
    // knows what the disk has of it.
    if (isBroken) {
      refuseTaken();
      await file.truncate(bytes);
    }
    const line = Buffer.from(formatLine({ sequence: sequence + 1, entries }));
    isBroken = true;
    await file.appendFile(line);
    await file.sync();
    // The next owner moves the log away before it reads it: a line that was in it until now is read.
    refuseTaken();
    isBroken = false;
    sequence += 1;
    bytes += line.length;
  };

  const writePending = async (): Promise<void> => {
    writing = queued ?? writing;
    queued = undefined;
    const entries = pending;
    pending = [];
    try {
      await write(entries);
      if (hasFailed) report(`${path} is written again. Requests are answered again.`);
      hasFailed = false;
    } catch (error) {
      pending = [...entries, ...pending];
      if (!hasFailed) report(sentenceAbout(path, error));
      hasFailed = true;
      throw error instanceof WorkbookFileError
        ? error
        : new WorkbookFileError(path, 'cannot be written', error);
    }
  };

  const cutBefore = async (mark: LogMark): Promise<void> => {
    const rest = await readBetween(path, mark.bytes, bytes);
    await replaceFile(path, rest, { mode: ownerOnly, beforeRename: refuseTaken });
    const old = file;
    file = await openToAppend(path);
    own = await file.stat({ bigint: true });
    bytes = rest.length;
    isBroken = false;
    await old.close();
  };

  const log: MutationLog<Entry> = {
    append: (entry) => {
      pending.push(entry);
    },
    commit: () => {
      if (pending.length === 0) return writing;
      queued ??= inTurn(writePending);
      return queued;
    },
    ready: () => (hasFailed ? log.commit() : Promise.resolve()),
    mark: () => (pending.length === 0 && !isBroken ? { sequence, bytes } : undefined),
    cut: (mark) => inTurn(() => cutBefore(mark)),
    identity: () => ({ dev: own.dev, ino: own.ino }),
    refuseWhenTaken: refuseTaken,
    close: async () => {
      try {
        await log.commit();
      } finally {
        await lastStep;
        await file.close();
      }
    },
  };
  return log;
}

function sentenceAbout(path: string, error: unknown): string {
  if (error instanceof WorkbookFileError) return `${error.message}.`;
  return `${path} cannot be written: ${reasonOf(error)}. No request is answered until it can be written; then it goes on by itself.`;
}

/** Throws WorkbookFileError when the file at this path is not that log any more: then nothing may be written. */
export function refuseWhenTaken(path: string, { dev, ino }: LogIdentity): void {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (found?.ino === ino && found.dev === dev) return;
  throw new WorkbookFileError(
    path,
    'was taken by another process, or removed. This process writes nothing more; all that it answered was in that file',
  );
}

async function readBetween(path: string, start: number, end: number): Promise<Uint8Array> {
  if (start === end) return new Uint8Array();
  const rest = await buffer(createReadStream(path, { start, end: end - 1 }));
  if (rest.length !== end - start) throw new WorkbookFileError(path, 'has lost lines');
  return rest;
}

function openToAppend(path: string): Promise<FileHandle> {
  return open(path, 'a', ownerOnly);
}

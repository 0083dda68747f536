/** Keeps a second process away from an open workbook; the lock of a dead process does not count. */
import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, ownIdentity, type ProcessIdentity } from './process-identity.ts';
import { unwritableFolder } from './real-path.ts';
import { WorkbookFileError } from './workbook-file-error.ts';

/** The address at which the holder of a lock serves the workbook, and the secret that it takes commands for. */
export interface ServedAt {
  readonly origin: string;
  readonly pageToken: string;
}

/** A lock that is held. */
export interface FileLock {
  /** Tells other processes of this user where the workbook is served. */
  publish(servedAt: ServedAt): Promise<void>;
  /** Removes the lock, unless another process has it by now. */
  release(): Promise<void>;
}

interface LockOptions {
  /** Called once when another process has taken the lock, or a person has removed it. */
  readonly onTaken?: () => void;
  /** Called with a sentence for the developer while the lock is waited for. */
  readonly report?: (message: string) => void;
  /** How long a holder that cannot be seen from here may be silent before its lock is taken. */
  readonly patienceMs?: number;
}

/** A holder touches its lock this often. */
const beatMs = 1_000;

/** Longer than a checkpoint of a large workbook keeps its process from touching the lock. */
const defaultPatienceMs = 10_000;

/** Nobody else may read where commands are taken. */
const ownerOnly = 0o600;

/** The path of the lock that belongs to a workbook. */
export function lockPath(workbookPath: string): string {
  return `${workbookPath}.lock`;
}

interface LockRecord extends ProcessIdentity {
  /** Tells this lock from every other. */
  readonly token: string;
  readonly servedAt?: ServedAt;
}

/** Takes the lock. Throws WorkbookFileError when a living process holds it. */
export async function lockFile(workbookPath: string, options: LockOptions = {}): Promise<FileLock> {
  const path = lockPath(workbookPath);
  const record: LockRecord = { ...(await ownIdentity()), token: randomUUID() };
  const own = `${path}.${record.token}`;
  try {
    await writeFile(own, JSON.stringify(record), { mode: ownerOnly });
    while (!(await linked(own, path))) await removeDead(workbookPath, path, options);
  } catch (error) {
    if (error instanceof WorkbookFileError) throw error;
    throw unwritableFolder(dirname(path), error);
  } finally {
    await rm(own, { force: true });
  }
  return holdLock(path, record, options.onTaken ?? (() => undefined));
}

/** The address at which a living process serves the workbook; undefined when none does. */
export async function servedAddress(workbookPath: string): Promise<ServedAt | undefined> {
  const holder = parseRecord(await readFile(lockPath(workbookPath), 'utf8').catch(ignoreAbsent));
  return holder !== undefined && (await isAlive(holder)) !== false ? holder.servedAt : undefined;
}

function holdLock(path: string, record: LockRecord, onTaken: () => void): FileLock {
  const isHeld = async (): Promise<boolean> =>
    parseRecord(await readFile(path, 'utf8').catch(ignoreAbsent))?.token === record.token;
  const beat = async (): Promise<void> => {
    if (!(await isHeld())) {
      clearInterval(beating);
      onTaken();
      return;
    }
    const now = new Date();
    await utimes(path, now, now);
  };
  // A beat that the disk refuses proves nothing: the next one tries again, and each write checks the log.
  const beating = setInterval(() => void beat().catch(() => undefined), beatMs).unref();
  return {
    async publish(servedAt) {
      const next = `${path}.${record.token}`;
      await writeFile(next, JSON.stringify({ ...record, servedAt }), { mode: ownerOnly });
      await rename(next, path);
    },
    async release() {
      clearInterval(beating);
      if (await isHeld()) await rm(path, { force: true });
    },
  };
}

/** Gives the complete file the lock's name, so that no process ever reads half a lock. */
async function linked(own: string, path: string): Promise<boolean> {
  try {
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // A shared folder of a virtual machine may support no links; an exclusive copy is almost as safe.
      return copyFile(own, path, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a dead process; throws when its process lives. */
async function removeDead(workbookPath: string, path: string, options: LockOptions): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreAbsent);
  const holder = parseRecord(text);
  if (holder !== undefined && (await lives(workbookPath, holder, options)))
    throw new WorkbookFileError(workbookPath, `is open in another process (number ${holder.pid})`);
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(ignoreAbsent);
  // Between the check and the rename another process may have taken the lock; then its lock was moved, and must be put
  // back.
  if ((await readFile(aside, 'utf8').catch(ignoreAbsent)) !== text) await linked(aside, path);
  await rm(aside, { force: true });
}

/** A holder that cannot be seen from here lives when it touches its lock. */
async function lives(workbookPath: string, holder: ProcessIdentity, options: LockOptions): Promise<boolean> {
  const { patienceMs = defaultPatienceMs, report } = options;
  const known = await isAlive(holder);
  if (known !== undefined) return known;
  const path = lockPath(workbookPath);
  const first = await touchedAt(path);
  const message = `was opened in another container or on another machine. Waiting ${Math.ceil(patienceMs / 1000)} seconds for a sign of that process`;
  report?.(`${workbookPath} ${message}.`);
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += beatMs / 4) {
    await pause(beatMs / 4);
    if ((await touchedAt(path)) !== first) return true;
  }
  return false;
}

async function touchedAt(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(ignoreAbsent);
  return found && `${found.ino} ${found.mtimeNs}`;
}

/** Undefined for a file that this program did not write: no process holds it. */
function parseRecord(text: string | undefined): LockRecord | undefined {
  const match = text === undefined ? null : /^\{"pid":\d+.*\}$/.exec(text);
  return match === null ? undefined : (JSON.parse(match[0]) as LockRecord);
}

function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

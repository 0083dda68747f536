/** Keeps a second process away from an open workbook; the lock of a dead process does not count. */
import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { WorkbookFileError } from './workbook-file-error.ts';

/** A lock that is held. */
export interface FileLock {
  release(): Promise<void>;
}

/** The path of the lock that belongs to a workbook. */
export function lockPath(workbookPath: string): string {
  return `${workbookPath}.lock`;
}

/** Takes the lock. Throws WorkbookFileError when a living process holds it. */
export async function lockFile(workbookPath: string): Promise<FileLock> {
  const path = lockPath(workbookPath);
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, JSON.stringify(await ownIdentity()));
  try {
    while (!(await linked(own, path))) await removeDead(workbookPath, path);
  } finally {
    await rm(own, { force: true });
  }
  return { release: () => rm(path, { force: true }) };
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
async function removeDead(workbookPath: string, path: string): Promise<void> {
  await refuseLiving(workbookPath, path);
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(ignoreAbsent);
  // Between the check and the rename another process may have taken the lock; then its lock was moved, and must be put
  // back.
  try {
    await refuseLiving(workbookPath, aside);
  } catch (error) {
    await linked(aside, path);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function refuseLiving(workbookPath: string, path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(ignoreAbsent);
  const holder = text === undefined ? undefined : parseHolder(text);
  if (holder !== undefined && (await isAlive(holder))) {
    throw new WorkbookFileError(workbookPath, `is open in another process (number ${holder.pid})`);
  }
}

/** Undefined for a file that this program did not write: no process holds it. */
function parseHolder(text: string): ProcessIdentity | undefined {
  const match = /^\{"pid":\d+.*\}$/.exec(text);
  return match === null ? undefined : (JSON.parse(text) as ProcessIdentity);
}

function ignoreAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/** The identity of a process, as far as the system gives one. */
interface ProcessIdentity {
  readonly pid: number;
  /** When it was started, in the system's own words; undefined where the system does not say. */
  readonly started?: string;
}

/** The field of /proc/<pid>/stat, counted behind the name, that holds the time of the start. */
const startField = 19;

/** The identity of this process. */
async function ownIdentity(): Promise<ProcessIdentity> {
  return identityOf(process.pid);
}

/** True while the process lives. */
async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  if (!isRunning(identity.pid)) return false;
  const { started } = await identityOf(identity.pid);
  // A container gives processes the same few numbers after every start, so the number alone would lock the file for
  // ever.
  return identity.started === undefined || started === undefined || started === identity.started;
}

async function identityOf(pid: number): Promise<ProcessIdentity> {
  const [boot, stat] = await Promise.all(
    ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`].map(readWhereLinux),
  );
  if (boot === undefined || stat === undefined) return { pid };
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { pid, started: `${boot.trim()} ${fields[startField]}` };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // This process may not signal a process of another user, but that process is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads a file that only Linux has; undefined on other systems. */
function readWhereLinux(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

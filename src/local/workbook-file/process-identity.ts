/** Tells a living process from one that is gone, also when its number was given to another. */

import { readFile } from 'node:fs/promises';

/** A process, as far as the system lets it be told from others. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it was started, in the system's own words; undefined where the system does not say. */
  readonly started?: string;
}

/** The field of /proc/<pid>/stat, counted behind the name, that holds the time of the start. */
const startField = 19;

/** The identity of this process. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  return identityOf(process.pid);
}

/** True while the process lives. */
export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  if (!isRunning(identity.pid)) return false;
  const { started } = await identityOf(identity.pid);
  // A container gives the same few numbers after every start: the number alone would lock the file for ever.
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
    // A process of another user may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Other systems have no such files. */
function readWhereLinux(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

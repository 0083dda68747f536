/** Identifies a process, so that its lock can be told from that of a dead one. */
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/** The identity of a process, as far as the system gives one. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it was started, in the system's own words; undefined where the system does not say. */
  readonly started?: string;
  /** Where its number is good: one run of one machine, and there one namespace of processes. */
  readonly place?: string;
}

/** The field of /proc/<pid>/stat, counted behind the name, that holds the time of the start. */
const startField = 19;

/** The identity of this process. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  const [started, place] = await Promise.all([startOf('self'), ownPlace()]);
  return { pid: process.pid, place, ...(started !== undefined && { started }) };
}

/** Whether the process lives; undefined when it cannot be seen from here, as it runs in another container or machine. */
export async function isAlive({ pid, started, place }: ProcessIdentity): Promise<boolean | undefined> {
  if (place !== undefined && place !== (await ownPlace())) return undefined;
  if (!isRunning(pid)) return false;
  // A container gives processes the same few numbers after every start, so the number alone would lock the file for
  // ever.
  const found = await startOf(pid);
  return found === undefined || started === undefined || found === started;
}

/** Linux names its run and the namespace; elsewhere the name of the machine must do. */
async function ownPlace(): Promise<string> {
  const [boot, namespace] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(undefinedElsewhere),
    readlink('/proc/self/ns/pid').catch(undefinedElsewhere),
  ]);
  return boot === undefined ? hostname() : `${boot.trim()} ${namespace ?? ''}`;
}

async function startOf(pid: number | 'self'): Promise<string | undefined> {
  // Another namespace's /proc gives the number of this process to another one.
  const isOwnProc = (await readlink('/proc/self').catch(undefinedElsewhere)) === String(process.pid);
  if (!isOwnProc && pid !== 'self') return undefined;
  const [boot, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(undefinedElsewhere),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(undefinedElsewhere),
  ]);
  if (boot === undefined || stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${boot.trim()} ${fields[startField]}`;
}

/** Only Linux has these files. */
function undefinedElsewhere(): undefined {
  return undefined;
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

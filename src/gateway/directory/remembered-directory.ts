/** Keeps what a slow directory has answered, as every request asks and every reading costs. */
import type { WorkspaceDirectory, WorkspaceTarget } from '../http/gateway-options.ts';
import { DirectoryOutage } from './directory-outage.ts';

// KV itself shows a change elsewhere after up to a minute; twice that is how long a removed name may answer.
const KEPT_MS = 60_000;
// A few hundred bytes each. Whoever guesses names pushes the oldest out, which then costs a reading again.
const ENTRIES_MAX = 10_000;

interface Entry {
  readonly target: WorkspaceTarget | null;
  readonly until: number;
}

/**
 * The same directory, which is asked about a name at most once a minute; errors are not kept. While it cannot be
 * read, what it has last said of a name holds on.
 */
export function rememberDirectory(directory: WorkspaceDirectory, now: () => number): WorkspaceDirectory {
  const entries = new Map<string | null, Entry>();
  return async (name) => {
    const known = entries.get(name);
    if (known !== undefined && now() < known.until) return known.target;
    const target = await askAgain(directory, name, known);
    entries.delete(name);
    const [oldest] = entries.keys();
    if (entries.size >= ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    entries.set(name, { target, until: now() + KEPT_MS });
    return target;
  };
}

async function askAgain(
  directory: WorkspaceDirectory,
  name: string | null,
  known: Entry | undefined,
): Promise<WorkspaceTarget | null> {
  try {
    return await directory(name);
  } catch (error) {
    if (known === undefined || !(error instanceof DirectoryOutage)) throw error;
    return known.target;
  }
}

/** Keeps what a slow directory has answered, as every request asks and every reading costs. */
import type { WorkspaceDirectory, WorkspaceTarget } from '../http/gateway-options.ts';

// KV itself shows a change elsewhere after up to a minute; twice that is how long a removed name may answer.
const KEPT_MS = 60_000;
// A few hundred bytes each. Whoever guesses names pushes the oldest out, which then costs a reading again.
const ENTRIES_MAX = 10_000;

interface Entry {
  readonly target: WorkspaceTarget | null;
  readonly until: number;
}

/** The same directory, which is asked about a name at most once a minute; errors are not kept. */
export function rememberDirectory(directory: WorkspaceDirectory, now: () => number): WorkspaceDirectory {
  const entries = new Map<string | null, Entry>();
  return async (name) => {
    const known = entries.get(name);
    if (known !== undefined && now() < known.until) return known.target;
    const target = await directory(name);
    entries.delete(name);
    const [oldest] = entries.keys();
    if (entries.size >= ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    entries.set(name, { target, until: now() + KEPT_MS });
    return target;
  };
}

/** Finds workspaces in a KV namespace of Cloudflare, and caches them: the key is the name, the value the web app's URL. */
import { readWebAppUrl } from '../../core/web-app-url.ts';
import { type WorkspaceDirectory, DirectoryOutage, type WorkspaceTarget } from '../http/gateway-options.ts';

/** The part of a KV namespace that the gateway uses. */
export interface KvNamespace {
  get(key: string): Promise<string | null>;
}

/**
 * A directory that reads a namespace.
 * @throws DirectoryOutage when KV does not answer; Error for an entry that is not the URL of a web app
 */
export function createKvDirectory(namespace: KvNamespace): WorkspaceDirectory {
  return async (name) => {
    const execUrl = name === null ? null : await read(namespace, name);
    return execUrl === null ? null : checkExecUrl(execUrl, `The KV entry of workspace "${name}"`);
  };
}

async function read(namespace: KvNamespace, name: string): Promise<string | null> {
  try {
    return await namespace.get(name);
  } catch (error) {
    throw new DirectoryOutage(error);
  }
}

// KV shows a change after up to a minute; so a removed name may answer for up to two minutes.
const KEPT_MS = 60_000;
// A few hundred bytes each. A caller who guesses names evicts the oldest entries, which are then read again.
const ENTRIES_MAX = 10_000;

interface Entry {
  readonly target: WorkspaceTarget | null;
  readonly until: number;
}

/**
 * Caches a directory: it is asked for a name at most once a minute, and errors are not cached. While it cannot be
 * read, its last answer stays valid.
 * @param elapsedMs milliseconds since some moment, of a clock that is not set back
 */
export function cacheDirectory(directory: WorkspaceDirectory, elapsedMs: () => number): WorkspaceDirectory {
  const entries = new Map<string | null, Entry>();
  return async (name) => {
    const known = entries.get(name);
    if (known !== undefined && elapsedMs() < known.until) return known.target;
    const target = await askAgain(directory, name, known);
    entries.delete(name);
    const [oldest] = entries.keys();
    if (entries.size >= ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
    entries.set(name, { target, until: elapsedMs() + KEPT_MS });
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

/**
 * Checks the address before a request is sent to it, and brings it into the form that anybody may call.
 * @param source names the setting with the address, for the operator who has to correct it
 * @throws Error that says what is wrong with the address
 */
export function checkExecUrl(execUrl: string, source: string): WorkspaceTarget {
  const read = readWebAppUrl(execUrl);
  if ('fault' in read) throw new Error(`${source} cannot be used. ${read.fault}`);
  return { execUrl: read.url };
}

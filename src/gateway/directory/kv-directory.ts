/** Finds workspaces in a KV namespace of Cloudflare: the key is the name, the value the address of the web app. */
import type { WorkspaceDirectory } from '../http/gateway-options.ts';
import { checkExecUrl } from './check-exec-url.ts';
import { DirectoryOutage } from './directory-outage.ts';

/** The part of a KV namespace that is read. */
export interface KvNamespace {
  get(key: string): Promise<string | null>;
}

/**
 * A directory over a namespace.
 * @throws DirectoryOutage when KV does not answer; Error for an entry that is no address of a web app
 */
export function createKvDirectory(namespace: KvNamespace): WorkspaceDirectory {
  return async (name) => {
    const execUrl = name === null ? null : await read(namespace, name);
    // People paste values with a line's end.
    return execUrl === null ? null : checkExecUrl(execUrl.trim(), `The KV entry of workspace "${name}"`);
  };
}

async function read(namespace: KvNamespace, name: string): Promise<string | null> {
  try {
    return await namespace.get(name);
  } catch (error) {
    throw new DirectoryOutage(error);
  }
}

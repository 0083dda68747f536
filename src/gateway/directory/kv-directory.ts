/** Finds workspaces in a KV namespace of Cloudflare: the key is the name, the value the address of the web app. */
import type { WorkspaceDirectory } from '../http/gateway-options.ts';
import { checkExecUrl } from './check-exec-url.ts';

/** The part of a KV namespace that is read. */
export interface KvNamespace {
  get(key: string): Promise<string | null>;
}

/** A directory over a namespace; an entry that is no address of a web app is thrown as an error. */
export function createKvDirectory(namespace: KvNamespace): WorkspaceDirectory {
  return async (name) => {
    const execUrl = name === null ? null : await namespace.get(name);
    // People paste values with a line's end.
    return execUrl === null ? null : checkExecUrl(execUrl.trim(), `The KV entry of workspace "${name}"`);
  };
}

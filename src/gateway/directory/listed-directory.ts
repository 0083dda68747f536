/** Finds workspaces in a list that stays as it is while the gateway runs. */
import type { WorkspaceDirectory } from '../http/gateway-options.ts';

/** The addresses of the web apps that a gateway serves. */
export interface WorkspaceList {
  /** The one workspace of paths without a name; null when there is none. */
  readonly unnamed: string | null;
  /** By the name under `/w/`. */
  readonly named: ReadonlyMap<string, string>;
}

/** A directory of exactly these workspaces. */
export function createListedDirectory(list: WorkspaceList): WorkspaceDirectory {
  return (name) => {
    const execUrl = name === null ? list.unnamed : (list.named.get(name) ?? null);
    return execUrl === null ? null : { execUrl };
  };
}

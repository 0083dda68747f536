/** Decides what a workspace may be called in a path. */

// Everything that a path, a KV key and a log line carry as it is; 63 characters as in a DNS label.
const WORKSPACE_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;

/** Whether a workspace can have this name at all, so that no directory is asked for anything else. */
export function isWorkspaceName(name: string): boolean {
  return WORKSPACE_NAME.test(name);
}

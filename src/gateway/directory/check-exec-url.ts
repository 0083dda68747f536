/** Refuses a directory's address before a caller's request goes to it. */
import type { WorkspaceTarget } from '../http/gateway-options.ts';
import { findExecUrlFault } from '../transport/exec-url.ts';

/**
 * The target at an address.
 * @param source where the address stands, for the operator who has to correct it
 * @throws Error saying what is wrong with the address
 */
export function checkExecUrl(execUrl: string, source: string): WorkspaceTarget {
  const fault = findExecUrlFault(execUrl);
  if (fault !== null) throw new Error(`${source} cannot be used. ${fault}`);
  return { execUrl };
}

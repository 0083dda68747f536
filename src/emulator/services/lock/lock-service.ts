/** Google's LockService: one lock of each kind, without names. */
import type { Execution } from '../../execution/execution.ts';
import { effectiveUser } from '../../execution/authorization.ts';
import { strict } from '../../realm/strict.ts';
import { createLock, type EmulatedLock } from './lock.ts';
import type { LockTable, WaitForLock } from './lock-table.ts';

export interface LockService {
  getScriptLock(): EmulatedLock;
  getUserLock(): EmulatedLock;
}

export interface LockWorld {
  readonly table: LockTable;
  readonly waitForLock: WaitForLock;
  /** The deployer's e-mail. */
  readonly owner: string;
}

/** The service as one execution sees it. */
export function createLockService(execution: Execution, world: LockWorld): LockService {
  const open = (name: string): EmulatedLock => createLock(execution, name, world);
  return strict(execution.realm, 'LockService', {
    getScriptLock: () => open('script'),
    getUserLock: () => open(`user:${userOf(execution, world.owner)}`),
  });
}

/**
 * The name of the user lock, which decides which executions it excludes; an anonymous caller is a session of its own.
 */
function userOf(execution: Execution, owner: string): string {
  if (execution.switches.userLock === 'excludes_all') return effectiveUser(execution, owner);
  return execution.activeUser === '' ? execution.id : execution.activeUser;
}

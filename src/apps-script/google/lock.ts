/** The workspace's lock: Google's script lock, which excludes every other execution of this script. */
import type { Lock } from '../../core/workspace.ts';
import { serviceCall } from './service-call.ts';

export function googleLock(service: GoogleAppsScript.Lock.LockService): Lock {
  const lock = (): GoogleAppsScript.Lock.Lock => service.getScriptLock();
  return {
    tryAcquire: (waitMs) => serviceCall(() => lock().tryLock(waitMs)),
    release: () => serviceCall(() => lock().releaseLock()),
  };
}

/** Answers the check of the lock in Health: whether this execution can take the lock while another one holds it. */
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import type { Workspace } from '../../core/workspace.ts';

export const lockProbePath = '/lock_probe';

/** The names of the query parameter and of the cache value that hold the check's secret word while the check runs. */
export const lockProbeName = 'word';
export const lockProbeCacheName = 'lock_probe';

/** Returns null and leaves the lock alone when the word is wrong, because otherwise anybody could keep writers waiting. */
export function probeLock({ cache, lock }: Workspace, { path, query }: ApiRequest): ApiResponse | null {
  const word = query.find(([name]) => name === lockProbeName)?.[1];
  if (path !== lockProbePath || word === undefined || word !== cache.get(lockProbeCacheName)) return null;
  const isFree = lock.tryAcquire(0);
  if (isFree) lock.release();
  return { status: 200, headers: {}, body: JSON.stringify({ is_free: isFree }) };
}

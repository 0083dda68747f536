/** Lets an execution that holds the lock ask another one, from outside, whether the lock keeps it out. */
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import type { Workspace } from '../../core/workspace.ts';

export const lockProbePath = '/lock_probe';

/** The query parameter with the word, and the cache value that has it while somebody asks. */
export const lockProbeName = 'word';
export const lockProbeCacheName = 'lock_probe';

/** Null, with the lock untouched, for whoever does not know the word: else anybody could keep writers waiting. */
export function probeLock({ cache, lock }: Workspace, { path, query }: ApiRequest): ApiResponse | null {
  const word = query.find(([name]) => name === lockProbeName)?.[1];
  if (path !== lockProbePath || word === undefined || word !== cache.get(lockProbeCacheName)) return null;
  const isFree = lock.tryAcquire(0);
  if (isFree) lock.release();
  return { status: 200, headers: {}, body: JSON.stringify({ is_free: isFree }) };
}

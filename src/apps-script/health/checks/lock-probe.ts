/** Checks that the script lock, which every write needs, is free, and that it keeps other executions out. */
import type { Workspace } from '../../../core/workspace.ts';
import { webAppUrl } from '../../developer-area/web-app-url.ts';
import { askWebApp } from '../../web-app/ask-web-app.ts';
import { lockProbeCacheName, lockProbeName, lockProbePath } from '../../web-app/lock-probe.ts';
import { probeWordSeconds } from '../../web-app/test-web-app.ts';
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** The wait for the lock. A write holds it for less than a second, so a longer hold is a fault. */
const waitMs = 8000;

export const lockProbe: HealthCheck = {
  id: 'lock',
  title: 'Lock',
  run({ workspace }) {
    const { cache, clock, lock, random } = workspace;
    const startMs = clock.now();
    // The word is stored before the lock is taken, because writers wait while this execution holds the lock.
    const word = random.uuid();
    cache.put(lockProbeCacheName, word, probeWordSeconds);
    if (!lock.tryAcquire(waitMs)) {
      return forPerson('warning', [
        `The lock was not free for ${waitMs / 1000} seconds. A long task is running, such as an import. Google releases the lock after 6 minutes at the latest.`,
      ]);
    }
    const free = `Free after ${Math.max(0, clock.now() - startMs)} ms`;
    const isFreeOutside = askWhileHeld(workspace, word);
    if (isFreeOutside === null)
      return good(
        `${free}. Whether it keeps other executions out can be checked once this version of the script is deployed.`,
      );
    if (!isFreeOutside) return good(`${free}, and it keeps other executions out.`);
    return forPerson('fault', [
      'Google gave the lock to two executions at once. Report this. Until it is solved, let only one program write at a time: two that write at once may overwrite each other.',
    ]);
  },
};

/** Asks the web app whether the lock is free, and releases the lock. @returns null when the web app gives no answer */
function askWhileHeld({ cache, lock }: Workspace, word: string): boolean | null {
  try {
    const url = webAppUrl();
    const answer = url === null ? null : askWebApp(url, `${lockProbePath}&${lockProbeName}=${word}`);
    const told = answer !== null && 'body' in answer ? answer.body.is_free : null;
    return typeof told === 'boolean' ? told : null;
  } finally {
    lock.release();
    cache.remove(lockProbeCacheName);
  }
}

/** Checks that nothing keeps the lock that every write needs. */
import { forPerson, good, type HealthCheck } from '../health-check.ts';

/** A write holds it for less than a second; what holds it longer than this hangs. */
const waitMs = 8000;

export const lockProbe: HealthCheck = {
  id: 'lock',
  title: 'Lock',
  run({ workspace: { clock, lock } }) {
    const startMs = clock.now();
    if (!lock.tryAcquire(waitMs)) {
      return forPerson('warning', [
        `The lock was not free for ${waitMs / 1000} seconds. Something long is running, such as an import; Google frees it after 6 minutes at the latest.`,
      ]);
    }
    lock.release();
    return good(`Free after ${Math.max(0, clock.now() - startMs)} ms.`);
  },
};

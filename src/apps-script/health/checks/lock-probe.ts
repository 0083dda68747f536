/** Checks that the script lock, which every write needs, is free and keeps other executions out, and who waits for whom. */
import { type RateLock, severalAccounts } from '../../../core/access/rate-lock.ts';
import { webAppUrl } from '../../developer-area/web-app-url.ts';
import { askLocks, lockProbeWaitMs, settleRateLock } from '../../web-app/ask-locks.ts';
import { type HealthFinding, forPerson, good, type HealthCheck } from '../health-check.ts';

export const lockProbe: HealthCheck = {
  id: 'lock',
  title: 'Lock',
  run({ workspace }) {
    const asked = askLocks(workspace, webAppUrl());
    if (asked === null) {
      return forPerson('warning', [
        `The lock was not free for ${lockProbeWaitMs / 1000} seconds. A long task is running, such as an import. Google releases the lock after 6 minutes at the latest.`,
      ]);
    }
    const free = `Free after ${asked.waitedMs} ms`;
    if (asked.isFree === null)
      return good(
        `${free}. Whether it keeps other executions out can be checked once this version of the script is deployed.`,
      );
    if (!asked.isFree)
      return kept(`${free}, and it keeps other executions out.`, settleRateLock(workspace, asked));
    return forPerson('fault', [
      'Google gave the lock to two executions at once. Report this. Until it is solved, let only one program write at a time: two that write at once may overwrite each other.',
    ]);
  },
};

function kept(sentence: string, choice: RateLock | null): HealthFinding {
  return { ...good(sentence), sentences: [sentence, wordsOf(choice)] };
}

function wordsOf(choice: RateLock | null): string {
  if (choice === null)
    return 'A write was in progress. Choose Check again to see whether readers wait for writers.';
  if (choice.chosen === 'user') return 'Requests that only read do not wait for those that write.';
  const waits = 'Requests that only read wait for those that write';
  return choice.account === severalAccounts
    ? `${waits}, because two Google accounts have deployed this script. Let one account deploy it.`
    : `${waits}, because Google does not treat all callers of the web app as one user.`;
}

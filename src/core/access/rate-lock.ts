/** Decides which locks guard the rate logs: the script lock, or the user lock once Health has proven that it is enough. */

/** The property that says which; the table of keys has a copy of it. */
export const rateLockName = 'rate_lock';

/** The choice as its property has it. */
export interface RateLock {
  readonly chosen: 'script' | 'user';
  /** When it was chosen, in milliseconds since the Unix epoch; 0 when nobody has chosen. */
  readonly changedMs: number;
  /** The account whose user lock was proven; `*` when there are several, whose locks do not exclude each other. */
  readonly account: string;
}

export const severalAccounts = '*';

/** @param text undefined when nothing was ever proven */
export function readRateLock(text: string | undefined): RateLock {
  const [chosen, changedMs, account = ''] = (text ?? '').split(' ');
  return { chosen: chosen === 'user' ? chosen : 'script', changedMs: Number(changedMs ?? 0), account };
}

export function writeRateLock({ chosen, changedMs, account }: RateLock): string {
  return `${chosen} ${changedMs} ${account}`;
}

/**
 * Google ends an execution after 6 minutes. For so long after a change some know only the choice before it, so that
 * both locks are taken, in the order script, user.
 */
const changeMs = 7 * 60_000;

/** The locks that an admission takes. */
export interface NeededLocks {
  readonly script: boolean;
  readonly user: boolean;
}

export function neededLocks(text: string | undefined, nowMs: number): NeededLocks {
  const { chosen, changedMs } = readRateLock(text);
  const isChanging = nowMs - changedMs < changeMs;
  return { script: chosen === 'script' || isChanging, user: chosen === 'user' || isChanging };
}

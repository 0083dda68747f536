/** Answers the check of the locks in Health: whether this execution can take them while another one holds them. */
import type { ApiRequest, ApiResponse } from '../../core/api/message.ts';
import type { Lock, Workspace } from '../../core/workspace.ts';
import { webAppUrl } from '../developer-area/web-app-url.ts';
import { askWebApp, type WebAppAnswer } from './ask-web-app.ts';
import { lockProbePath } from './lock-probe-path.ts';

/** The names of the query parameter and of the cache value that hold the check's secret word while the check runs. */
const wordName = 'word';
export const lockProbeCacheName = 'lock_probe';

/** Asks the execution that answers to hold the user lock while it asks another one. */
const relayName = 'relay';

/** The longest that one caller waits for the user lock before it asks the next: a request holds it for a moment. */
const waitMs = 5000;

/** What the web app tells about its locks. */
export interface ToldLocks {
  readonly is_free?: boolean;
  readonly is_user_lock_free?: boolean;
  /** True when one caller has the user lock and another one cannot take it. */
  readonly excludes_callers?: boolean;
}

/** Returns null and leaves the locks alone when the word is wrong, because otherwise anybody could keep writers waiting. */
export function probeLocks(workspace: Workspace, { query }: ApiRequest): ApiResponse | null {
  const given = new Map(query);
  const word = given.get(wordName);
  if (word === undefined || word !== workspace.cache.get(lockProbeCacheName)) return null;
  const { lock, userLock } = workspace;
  const told: ToldLocks = given.has(relayName)
    ? { excludes_callers: excludesCallers(workspace, word) }
    : { is_free: isFree(lock), is_user_lock_free: isFree(userLock) };
  return { status: 200, headers: {}, body: JSON.stringify(told) };
}

/** Asks the web app about its locks. @param relays true to have one caller hold the user lock while another one tries */
export function askLockProbe(url: string, word: string, relays = false): WebAppAnswer {
  return askWebApp(url, `${lockProbePath}${relays ? `&${relayName}=1` : ''}&${wordName}=${word}`);
}

function isFree(lock: Lock): boolean {
  const free = lock.tryAcquire(0);
  if (free) lock.release();
  return free;
}

function excludesCallers({ userLock }: Workspace, word: string): boolean {
  const url = webAppUrl();
  if (url === null || !userLock.tryAcquire(waitMs)) return false;
  try {
    const answer = askLockProbe(url, word);
    return 'body' in answer && answer.body.is_user_lock_free === false;
  } finally {
    userLock.release();
  }
}

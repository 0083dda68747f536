/** Says what one request was and how it ended, and nothing that a caller keeps secret. */
import type { FailureCause } from '../transport/failure.ts';

/** One line of the access log. */
export interface AccessLogEntry {
  readonly time: string;
  readonly method: string;
  /** Without the query; anything in it that looks like an API key is blotted out. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds until the answer was ready. */
  readonly ms: number;
  readonly workspace: string | null;
  readonly request_id: string | null;
  /** Why the workspace gave no answer, or null when it did or was not asked. */
  readonly cause: FailureCause | null;
  /** The message of an error of the gateway itself or of its directory, behind a 500 or 503; otherwise null. */
  readonly error: string | null;
}

/** Takes each entry as it is made. */
export type AccessLogger = (entry: AccessLogEntry) => void;

// People paste a key where an id belongs; the escaped form of its underscores is caught with it.
const KEY_IN_PATH = /bbk(_|%5f)(live|test)(_|%5f)[0-9a-z]*/gi;

/** The path as it may be written down. */
export function blotKeys(path: string): string {
  return path.replace(KEY_IN_PATH, 'bbk_$2_…');
}

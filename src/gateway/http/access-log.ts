/** The access log: one entry for each request, without anything that a caller keeps secret. */
import type { FailureCause } from '../transport/failure.ts';

/** One line of the access log. */
export interface AccessLogEntry {
  readonly time: string;
  readonly method: string;
  /** The path without the query; API keys in it are redacted. */
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

/** Writes one entry. */
export type AccessLogger = (entry: AccessLogEntry) => void;

// People paste a key where an id belongs. The pattern finds escaped underscores as well.
const KEY_IN_PATH = /bbk(_|%5f)(live|test|local)(_|%5f)[0-9a-z]*/gi;

// Whoever has the end of a link can answer an offer.
const LINK_IN_PATH = /^((?:\/w\/[^/]+)?\/d\/\w{1,45}_)[0-9a-f]{20,}/i;

/** The path with all API keys and links to pages redacted. */
export function redactKeys(path: string): string {
  return path.replace(KEY_IN_PATH, 'bbk_$2_…').replace(LINK_IN_PATH, '$1…');
}

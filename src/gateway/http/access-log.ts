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

// People paste a key where an id belongs.
const KEY_IN_PATH = /bbk_(live|test|local)_[0-9a-z]*/gi;

// Whoever has the end of a link can answer an offer.
const LINK_IN_PATH = /^((?:\/w\/[^/]+)?\/d\/\w{1,45}_)[0-9a-f]{20,}/i;

// A letter in a path may be escaped by percent signs, which may be escaped again, or as in JSON, whose backslash a URL
// turns into a slash.
const ESCAPED = /%(?:25)*([0-9a-f]{2})|[\\/]u00([0-9a-f]{2})/gi;
// Each pass undoes all escapes of percent signs; nobody mixes more kinds than this by accident.
const PASSES_MAX = 5;

/** The path with all API keys and links to pages redacted. It stays as it was sent unless an escape hides one of them. */
export function redactKeys(path: string): string {
  const plain = unescaped(path);
  const hidden = redacted(plain);
  return hidden === plain ? path : hidden;
}

function redacted(path: string): string {
  return path.replace(KEY_IN_PATH, 'bbk_$1_…').replace(LINK_IN_PATH, '$1…');
}

function unescaped(path: string): string {
  let [before, text] = ['', path];
  for (let pass = 0; pass < PASSES_MAX && text !== before; pass += 1) {
    before = text;
    text = before.replace(ESCAPED, (_escape, percent: string | undefined, json: string | undefined) =>
      String.fromCharCode(Number.parseInt(percent ?? json ?? '', 16)),
    );
  }
  return text;
}

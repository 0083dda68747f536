/** The texts by which Google's HTML pages are told apart. */
import type { FailureCause } from './failure.ts';

/** A text that a page contains, and what it then means. */
export interface HtmlMarker {
  readonly pattern: RegExp;
  readonly cause: FailureCause;
}

/**
 * The first match decides. Names of services and addresses come first, because Google translates its sentences
 * into the owner's language but not those; a page that matches nothing is a script's error page.
 */
export const HTML_MARKERS: readonly HtmlMarker[] = [
  { pattern: /maxsimultaneous|running simultaneously/i, cause: 'too_many_at_once' },
  { pattern: /gleichzeitig ausgeführt|同時に実行/i, cause: 'too_many_at_once' },
  { pattern: /\bqps\b|Utilities\.sleep\(|too many times (per second|in a short time)/i, cause: 'too_fast' },
  { pattern: /for one day|too much computer time/i, cause: 'daily_quota' },
  { pattern: /an einem Tag|1 ?日に/i, cause: 'daily_quota' },
  { pattern: /maximum execution time/i, cause: 'ran_too_long' },
  { pattern: /maximale Ausführungs(zeit|dauer)|起動時間の最大値/i, cause: 'ran_too_long' },
  { pattern: /accounts\.google\.com|ServiceLogin|Meet Google Drive/i, cause: 'sign_in_required' },
  { pattern: /authori[sz]ation is required/i, cause: 'sign_in_required' },
];

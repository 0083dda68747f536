/** Classifies an HTTP answer of Google: an envelope, a redirect, or a failure with its cause. */
import type { ResponseEnvelope } from '../../core/api/message.ts';
import type { FailureCause } from './failure.ts';
import type { HopAnswer, HopSilence } from './fetch-hop.ts';
import { HTML_MARKERS } from './html-markers.ts';

// Google's pages name the cause near their top; the limit saves time on huge pages.
const HTML_CHARACTERS_READ = 20_000;

/** The class of an answer. */
export type Verdict =
  | { readonly kind: 'envelope'; readonly envelope: ResponseEnvelope }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly cause: FailureCause };

/** Classifies by status, headers and body. An HTML page is never an answer of the workspace. */
export function classifyAnswer(answer: HopAnswer | HopSilence): Verdict {
  if (answer.kind === 'silence') return failed(answer.cause);
  if (answer.status >= 300 && answer.status < 400) return classifyRedirect(answer);
  if (answer.status !== 200) return failed(causeOfStatus(answer.status));
  if (isHtml(answer)) return failed(causeOfPage(answer.body));
  const envelope = parseResponseEnvelope(answer.body);
  if (envelope === null) return failed('not_an_envelope');
  if (envelope === 'neutral') return failed('answer_lost');
  return { kind: 'envelope', envelope };
}

function classifyRedirect(answer: HopAnswer): Verdict {
  if (answer.location === null) return failed('not_an_envelope');
  return { kind: 'redirect', location: answer.location };
}

function causeOfStatus(status: number): FailureCause {
  if (status === 404) return 'unknown_deployment';
  if (status === 401 || status === 403) return 'sign_in_required';
  if (status === 429) return 'too_fast';
  if (status === 504) return 'no_answer_in_time';
  return status >= 500 ? 'google_error' : 'not_an_envelope';
}

function isHtml(answer: HopAnswer): boolean {
  return answer.body.trimStart().startsWith('<') || /html/i.test(answer.contentType);
}

function causeOfPage(page: string): FailureCause {
  const text = page.slice(0, HTML_CHARACTERS_READ);
  return HTML_MARKERS.find((marker) => marker.pattern.test(text))?.cause ?? 'script_failed';
}

function failed(cause: FailureCause): Verdict {
  return { kind: 'failed', cause };
}

// Statuses below 200 are interim and above 599 unknown; neither can be forwarded.
const STATUS_MIN = 200;
const STATUS_MAX = 599;
const NEUTRAL_CODE = 'no_route';

/**
 * Parses the envelope. Returns `neutral` for the answer of a script that ran without a request, which happens when
 * Google loses an answer; null for any other text.
 */
function parseResponseEnvelope(text: string): ResponseEnvelope | 'neutral' | null {
  const parsed = parseObject(text);
  if (parsed === null) return null;
  if (isNeutral(parsed)) return 'neutral';
  const { status, headers, body } = parsed;
  if (typeof status !== 'number' || !Number.isInteger(status)) return null;
  if (status < STATUS_MIN || status > STATUS_MAX) return null;
  if (!isObject(headers)) return null;
  return { status, headers: textsOf(headers), body: body ?? null };
}

function isNeutral(parsed: Readonly<Record<string, unknown>>): boolean {
  if (parsed.code === NEUTRAL_CODE) return true;
  return isObject(parsed.body) && parsed.body.code === NEUTRAL_CODE;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    // Text that is not JSON is not an answer of the workspace; the calling function reports that.
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(headers).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Classifies an HTTP answer of Google: an envelope, a redirect, or a failure with its cause. */
import type { FailureCause } from './failure.ts';
import type { HopAnswer, HopSilence } from './fetch-hop.ts';
import { HTML_MARKERS } from './html-markers.ts';
import type { EnvelopeReader } from './read-answer.ts';

// Google's pages name the cause near their top; the limit saves time on huge pages.
const HTML_CHARACTERS_READ = 20_000;

/** The class of an answer. */
export type AnswerClass<Envelope> =
  | { readonly kind: 'envelope'; readonly envelope: Envelope }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly cause: FailureCause };

/** Classifies by status, headers and body. An HTML page is never an answer of the workspace. */
export function classifyAnswer<Envelope extends object>(
  answer: HopAnswer | HopSilence,
  read: EnvelopeReader<Envelope>,
): AnswerClass<Envelope> {
  if (answer.kind === 'silence') return failed(answer.cause);
  if (answer.status >= 300 && answer.status < 400) return classifyRedirect(answer);
  if (answer.status !== 200) return failed(causeOfStatus(answer.status));
  if (isHtml(answer)) return failed(causeOfPage(answer.body));
  const envelope = read(answer.body);
  return typeof envelope === 'string' ? failed(envelope) : { kind: 'envelope', envelope };
}

function classifyRedirect(answer: HopAnswer): AnswerClass<never> {
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

function failed(cause: FailureCause): AnswerClass<never> {
  return { kind: 'failed', cause };
}

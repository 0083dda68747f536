/** Writes the page of a document: how it stands, what the customer can do, and the document itself. */
import { offerForms, type FormPlace } from './page-forms.ts';
import type { FieldFault, FormOutcome } from './answer-offer.ts';
import type { FoundPage } from './find-page.ts';
import { coloursOf } from '../print/colour.ts';
import { formatDay, type Locale } from '../print/format.ts';
import type { DocumentView } from '../print/document-view.ts';
import { sellerCountry } from '../seller-country.ts';
import { html, type Markup, nothing } from '../print/html/html.ts';
import { documentStyles, paperStyles } from '../print/html/styles.ts';
import { writeDocument } from '../print/html/write-document.ts';
import { wordsOf } from '../../words/words.ts';
import type { PageFile } from './page-files.ts';
import { paymentBlock } from './page-payment.ts';
import { type PageState, pageState } from './page-state.ts';
import { pageStyles } from './page-styles.ts';
import { summaryBlock } from './page-summary.ts';
import { shownDocumentStyles } from './shown-document-styles.ts';
import type { PageWords } from '../../words/page-words.ts';

export interface PageContent {
  readonly found: FoundPage;
  readonly view: DocumentView;
  readonly place: FormPlace;
  /** The digest of the offer that is shown; empty for other documents. */
  readonly offer: string;
  readonly files: readonly PageFile[];
  /** The page of the invoice that the document is about, or became; null where there is none. */
  readonly invoiceLink: string | null;
  /** What has come of the form that was sent; null when the page is only looked at. */
  readonly outcome: FormOutcome | null;
  readonly filled: Readonly<Record<string, string>>;
}

/** The whole page; it runs no script and loads nothing. */
export function renderPage(content: PageContent): string {
  const { found, view } = content;
  const { record, resource, session } = found;
  const { page: words, printed } = wordsOf(view.language, session.settings.document_words);
  const locale: Locale = { language: view.language, country: sellerCountry(record, session.settings) };
  const state = pageState(resource.object, record, { words, locale, today: session.today, printed });
  const answer = answerOf(content, { words, locale, state });
  // Google's frame shows no other page than this one, and has no address of its own to jump within.
  const isFramed = content.place.token !== null;
  const jump = answer.form === null || isFramed ? null : `#${answerPlace}`;
  const summary = summaryBlock({
    ...{ view, state, words, jump, isFramed, told: answer.told },
    ...{ files: content.files, invoiceLink: content.invoiceLink },
  });
  const isTest = !session.workspace.livemode;
  // A reader of the page hears the offer before the form; a wide page shows the form beside it.
  const body = html`${isTest ? html`<header class="ribbon screen">${words.test}</header>\n` : nothing}<main>
<div class="${answer.form === null ? 'side fixed' : 'side'}">
${summary}
${paymentBlock(view, { words, title: printed.payment, isFramed })}
</div>
<section class="paper" aria-label="${words.document}" tabindex="0">${{ markup: writeDocument(view) }}</section>
${answer.form ?? nothing}
</main>`;
  const styles = [
    paperStyles(view),
    documentStyles(view),
    pageStyles(view.colours),
    shownDocumentStyles,
  ].join('\n');
  const title = view.brand === '' ? view.title : `${view.title} · ${view.brand}`;
  return wholePage(view.language, title, styles, body);
}

/** A page with one sentence, which tells nothing of any document. */
export function sentencePage(title: string, sentence: string): string {
  const body = html`<main><section class="card summary"><h1>${title}</h1><p>${sentence}</p></section></main>`;
  return wholePage('en', title, pageStyles(coloursOf(null)), body);
}

function wholePage(language: string, title: string, styles: string, body: Markup): string {
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
${body}
</body>
</html>
`.markup;
}

function note(tone: 'good' | 'bad' | 'plain', ...contents: readonly (string | Markup)[]): Markup {
  return html`<p class="note ${tone} screen"${tone === 'plain' ? nothing : { markup: ' role="status"' }}>${contents}</p>`;
}

interface Answering {
  /** What stands at the head of the page: how it was answered, or what came of a form. */
  readonly told: Markup;
  /** The forms; null where there is nothing to answer. */
  readonly form: Markup | null;
}

interface Telling {
  readonly words: PageWords;
  readonly locale: Locale;
  readonly state: PageState;
}

/** What an offer asks for: the forms, or how it was answered. */
function answerOf(content: PageContent, { words, locale, state }: Telling): Answering {
  const { found, outcome, filled, offer, place } = content;
  const { record, resource } = found;
  if (resource.object !== 'quotation') return { told: nothing, form: null };
  if (record.status !== 'sent' || state.label === words.expired) {
    const [tone, sentence] = settled(content, words, locale);
    return { told: html`<div id="${answerPlace}">${note(tone, sentence)}</div>`, form: null };
  }
  const faults: Readonly<Record<string, FieldFault>> = outcome?.kind === 'faults' ? outcome.faults : {};
  const [, total] = state.amount;
  // A browser shows the place of the answer after a form was sent. In Google's frame it opens beside the page.
  const action = place.token === null ? `#${answerPlace}` : place.action;
  const forms = offerForms({ ...place, action, words, offer, total, filled, faults });
  const told = outcome === null ? nothing : outcomeNote(outcome, words);
  return { told: nothing, form: html`<div id="${answerPlace}" class="answer screen">${told}${forms}</div>` };
}

const answerPlace = 'answer';

/** The sentence of a quotation that nobody can answer any more. */
function settled(
  { found, outcome }: PageContent,
  words: PageWords,
  locale: Locale,
): ['good' | 'bad', string] {
  const { record } = found;
  const on = (instant: unknown): string => {
    const day = dayOf(found, instant);
    return day === null ? '' : ` ${words.on} ${formatDay(day, locale)}`;
  };
  const thanks = outcome?.kind === 'done' ? ` ${words.thanks}` : '';
  switch (record.status) {
    case 'sent':
      return ['bad', words.is_expired];
    case 'accepted':
    case 'invoiced': {
      const by = (record.accepted_by as { name: string | null } | null)?.name ?? null;
      const who = by === null ? '' : ` ${words.by} ${by}`;
      const invoiced = record.status === 'invoiced' ? ` ${words.is_invoiced}` : '';
      return ['good', `${words.was_accepted}${who}${on(record.accepted_at)}.${invoiced}${thanks}`];
    }
    case 'declined':
      return ['bad', `${words.was_declined}${on(record.declined_at)}.${thanks}`];
    default:
      return ['bad', words.is_canceled];
  }
}

function dayOf({ session }: FoundPage, instant: unknown): string | null {
  if (typeof instant !== 'string') return null;
  return session.workspace.clock.dayOf(Date.parse(instant), session.settings.time_zone);
}

function outcomeNote({ kind }: FormOutcome, words: PageWords): Markup {
  switch (kind) {
    case 'faults':
      return note('bad', words.check);
    case 'changed':
      return note('bad', words.changed);
    case 'expired':
    case 'closed':
      return note('bad', words.not_now);
    default:
      return nothing;
  }
}

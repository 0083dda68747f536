/** Writes the page of a document: how it stands, what the customer can do, and the document itself. */
import { offerForms, type FormPlace } from './page-forms.ts';
import type { Fault, FormOutcome } from './answer-offer.ts';
import type { FoundPage } from './find-page.ts';
import { formatDay, type Locale } from '../print/format.ts';
import type { DocumentView } from '../print/document-view.ts';
import { html, type Markup, nothing } from '../print/html/html.ts';
import { documentStyles } from '../print/html/styles.ts';
import { writeDocument } from '../print/html/write-document.ts';
import { wordsOf } from '../../words/words.ts';
import type { JsonObject } from '../../schema/represent.ts';
import { pageState } from './page-state.ts';
import { pageStyles } from './page-styles.ts';
import type { PageWords } from '../../words/page-words.ts';

export interface PageContent {
  readonly found: FoundPage;
  readonly view: DocumentView;
  readonly place: FormPlace;
  /** The digest of the offer that is shown; empty for other documents. */
  readonly offer: string;
  readonly files: readonly PageFile[];
  /** What has come of the form that was sent; null when the page is only looked at. */
  readonly outcome: FormOutcome | null;
  readonly filled: Readonly<Record<string, string>>;
}

/** A file that the page leads to. */
export interface PageFile {
  readonly name: 'pdf' | 'ubl';
  readonly address: string;
}

/** The whole page; it runs no script and loads nothing. */
export function renderPage(content: PageContent): string {
  const { found, view } = content;
  const { record, resource, session } = found;
  const { page: words, printed } = wordsOf(view.language, session.settings.document_words);
  const locale = localeOf(found, view);
  const state = pageState(resource.object, record, {
    ...{ words, locale, today: session.today, printed },
  });
  const sums = state.sums.map(
    ([name, value], index) =>
      html`<div${index === 0 ? { markup: ' class="main"' } : nothing}><dt>${name}</dt><dd>${value}</dd></div>`,
  );
  const from = senderOf(found);
  const links = content.files.map(
    ({ name, address }) =>
      html`<li><a class="button" href="${address}" target="_blank" rel="noopener">${words[name]}</a></li>`,
  );
  const answer = answerOf(content, words, locale);
  // A form is sent to the place of the answer, which the browser then shows. In Google's frame it opens beside the page.
  const comesLast = answer.isForm && content.place.token === null;
  const jump = html`<p class="jump"><a class="button" href="#${answerPlace}">${words.accept_title}</a></p>`;
  const body = html`<main>
<section class="card top screen">
<p class="from">${from}</p>
<h1>${view.title}</h1>
<p class="state ${state.tone}">${state.label}</p>
<dl class="sums">${sums}</dl>
${comesLast ? jump : nothing}
</section>
${session.workspace.livemode ? nothing : note('bad', words.test)}
${comesLast ? nothing : answer.markup}
<section class="paper" aria-label="${words.document}" tabindex="0">${{ markup: writeDocument(view) }}</section>
${links.length === 0 ? nothing : html`<nav class="screen" aria-label="${words.download}"><ul class="files">${links}</ul></nav>`}
${comesLast ? answer.markup : nothing}
</main>`;
  return wholePage(view.language, view.title, `${pageStyles}${documentStyles(view)}`, body);
}

/** A page with one sentence, which tells nothing of any document. */
export function sentencePage(title: string, sentence: string): string {
  const body = html`<main><section class="card top"><h1>${title}</h1><p>${sentence}</p></section></main>`;
  return wholePage('en', title, pageStyles, body);
}

function wholePage(language: string, title: string, styles: string, body: Markup): string {
  return html`<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
${body}
</body>
</html>
`.markup;
}

function localeOf({ record, session }: FoundPage, { language }: DocumentView): Locale {
  const address = (record.seller as JsonObject | null)?.address as JsonObject | null | undefined;
  return {
    language,
    country: (address?.country ?? session.settings.address?.country ?? null) as string | null,
  };
}

function senderOf({ record, session }: FoundPage): string {
  const seller = record.seller as { name: string | null; trade_name: string | null } | null;
  const { name, trade_name } = seller ?? session.settings;
  return trade_name ?? name ?? '';
}

function note(tone: 'good' | 'bad' | 'plain', ...contents: readonly (string | Markup)[]): Markup {
  return html`<p class="note ${tone} screen"${tone === 'plain' ? nothing : { markup: ' role="status"' }}>${contents}</p>`;
}

interface Answering {
  readonly markup: Markup;
  readonly isForm: boolean;
}

/** What stands in the place of the answer to a quotation: the forms, or how it was answered. */
function answerOf(content: PageContent, words: PageWords, locale: Locale): Answering {
  const { found, outcome, filled, offer, place } = content;
  const { record, resource, session } = found;
  if (resource.object !== 'quotation') return { markup: nothing, isForm: false };
  const state = pageState('quotation', record, {
    ...{
      words,
      locale,
      today: session.today,
      printed: wordsOf(locale.language, session.settings.document_words).printed,
    },
  });
  if (record.status === 'sent' && state.label !== words.expired) {
    const faults: Readonly<Record<string, Fault>> = outcome?.kind === 'faults' ? outcome.faults : {};
    const total = state.sums[0]?.[1] ?? '';
    const action = place.token === null ? `#${answerPlace}` : place.action;
    const forms = offerForms({ ...place, action, words, offer, total, filled, faults });
    const told = outcome === null ? nothing : outcomeNote(outcome, words);
    return { markup: html`<div id="${answerPlace}">${told}${forms}</div>`, isForm: true };
  }
  const [tone, sentence] = settled(content, words, locale);
  return { markup: html`<div id="${answerPlace}">${note(tone, sentence)}</div>`, isForm: false };
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

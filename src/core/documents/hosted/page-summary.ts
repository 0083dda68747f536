/** Writes what stands at the head of a page: how it stands with the document, its amount, and the files to download. */
import type { DocumentView } from '../print/document-view.ts';
import { html, type Markup, nothing } from '../print/html/html.ts';
import type { PageState } from './page-state.ts';
import type { PageFile } from './page-files.ts';
import type { PageWords } from '../../words/page-words.ts';

interface Summary {
  readonly view: DocumentView;
  readonly state: PageState;
  readonly words: PageWords;
  readonly files: readonly PageFile[];
  /** The page of the invoice that the document is about, or became. */
  readonly invoiceLink: string | null;
  /** How an offer was answered, or what came of a form. */
  readonly told: Markup;
  /** Where the form is that the page asks for; null when it asks for none. */
  readonly jump: string | null;
  /** True in a frame, from which links open beside it. */
  readonly isFramed: boolean;
}

export function summaryBlock(summary: Summary): Markup {
  const { view, state, words, files, invoiceLink, told, jump, isFramed } = summary;
  const [name, value] = state.amount;
  const until =
    state.until === null ? nothing : html`<p class="until">${state.until[0]} ${state.until[1]}</p>\n`;
  const settled = state.settled.map(([label, sum]) => html`<div><dt>${label}</dt><dd>${sum}</dd></div>`);
  const asked =
    jump === null ? nothing : html`<a class="button jump" href="${jump}">${words.accept_title}</a>\n`;
  const invoice =
    invoiceLink === null
      ? nothing
      : html`<a class="button" href="${invoiceLink}"${isFramed ? besideFrame : nothing}>${words.view_invoice}</a>\n`;
  // One button stands out: what the page asks for, else the PDF.
  const isAsked = jump !== null || invoiceLink !== null;
  // Elsewhere the document beside it says who has written it, and on a phone does so where it has no logo.
  const from = view.logo === null ? nothing : html`<p class="from narrow">${view.brand}</p>\n`;
  return html`<section class="card summary screen">
${from}<div class="head-line"><h1>${view.title}</h1><p class="state ${state.tone}">${state.label}</p></div>
<p class="amount"><span>${name}</span> <strong>${value}</strong></p>
${until}${settled.length === 0 ? nothing : html`<dl class="settled">${settled}</dl>\n`}${told}
<div class="buttons">${asked}${invoice}${files.map((file) => fileLink(file, words, isAsked))}</div>
</section>`;
}

/** The attributes of a link that leaves Google's frame. */
export const besideFrame: Markup = { markup: ' target="_blank" rel="noopener"' };

function fileLink({ name, address }: PageFile, words: PageWords, isAsked: boolean): Markup {
  const look = name === 'pdf' ? (isAsked ? 'button quiet' : 'button') : 'further';
  return html`<a class="${look}" href="${address}"${besideFrame}>${words[name]}</a>\n`;
}

/** Writes how an invoice is paid: each detail of the account to be taken over by a tap, the code, and a wallet's link. */
import type { DocumentView, Fact } from '../print/document-view.ts';
import { html, type Markup, nothing, stacked } from '../print/html/html.ts';
import { picture } from '../print/html/picture.ts';
import type { Drawing } from '../payment-codes/draw-code.ts';
import { besideFrame } from './page-summary.ts';
import type { PageWords } from '../../words/page-words.ts';

interface Paying {
  readonly facts: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly code: { readonly drawing: Drawing; readonly hint: string; readonly link: string | null } | null;
}

interface Telling {
  readonly words: PageWords;
  readonly title: string;
  /** True in a frame, from which links open beside it. */
  readonly isFramed: boolean;
}

/** Nothing where nothing is to be paid. */
export function paymentBlock(view: DocumentView, telling: Telling): Markup {
  const paying = payingOf(view);
  if (paying === null) return nothing;
  const { code, facts } = paying;
  const rows = facts.map(
    ({ label, lines }) => html`<div><dt>${label}</dt><dd dir="auto">${stacked(lines.map(copied))}</dd></div>`,
  );
  return html`<section class="card pay screen" aria-labelledby="pay-title">
<h2 id="pay-title">${telling.title}</h2>
<dl>${rows}</dl>
${code === null ? nothing : codeBlock(code, telling)}
</section>`;
}

// A phone cannot scan its own screen, so it shows the code when asked; a wide page shows it at once. Neither needs a script.
function codeBlock(
  { drawing, hint, link }: NonNullable<Paying['code']>,
  { words, isFramed }: Telling,
): Markup {
  const drawn = picture(drawing, 'code', hint);
  const wallet =
    link === null
      ? nothing
      : html`<p><a class="button quiet" href="${link}"${isFramed ? besideFrame : nothing}>${words.pay_upi}</a></p>\n`;
  return html`${wallet}<details class="narrow"><summary>${words.show_code}</summary>${drawn}</details>
<div class="wide">${drawn}<p class="hint" aria-hidden="true">${hint}</p></div>`;
}

function payingOf({ payment, swissPart }: DocumentView): Paying | null {
  if (payment !== null)
    return {
      facts: payment.facts.map(({ label, value }: Fact) => ({ label, lines: [value] })),
      code: payment.code,
    };
  if (swissPart === null) return null;
  const { payment: part, drawing } = swissPart;
  return {
    facts: part.sections.slice(0, -1).map(({ title: label, lines }) => ({ label, lines: lines ?? [] })),
    code: { drawing, hint: 'Swiss QR Code', link: null },
  };
}

const grouped = /^[A-Z0-9]+(?:\u00a0[A-Z0-9]+)+$/;

/** The text as one piece that a tap selects. Gaps between the groups of a number are drawn, so that a copy has none. */
function copied(text: string): Markup {
  if (!grouped.test(text)) return html`<span class="copy">${text}</span>`;
  const groups = text.split('\u00a0').map((group) => html`<span>${group}</span>`);
  return html`<span class="copy groups">${groups}</span>`;
}

/** Writes what a page shows of a document as HTML, without scripts and without style attributes. */
import type { DocumentView, Fact } from '../document-view.ts';
import { html, lines, type Markup, nothing, stacked } from './html.ts';
import { picture } from './picture.ts';
import { writeSwissPart } from './write-swiss-part.ts';

/** One `div`; its rules are those of `documentStyles`. */
export function writeDocument(view: DocumentView): string {
  return html`<div class="doc" lang="${view.language}" dir="ltr">
${watermark(view)}${head(view)}
${parties(view)}
${ask(view)}
${table(view)}
${sums(view)}
${exemptions(view)}
${payment(view)}
${remarks(view)}
${foot(view)}
${writeSwissPart(view)}
</div>`.markup;
}

function watermark({ watermark: word }: DocumentView): Markup {
  return word === null
    ? nothing
    : html`<div class="watermark" aria-hidden="true"><span>${word}</span></div>\n`;
}

function head({ brand, hints, logo, stamps, word }: DocumentView): Markup {
  const name =
    logo === null
      ? html`<span class="brand" dir="auto">${brand}</span>`
      : html`<img class="logo" src="${logo}" alt="${brand}">`;
  const shown = stamps.map((stamp) => html`<div class="stamp">${stamp}</div>`);
  return html`<header class="head"><div>${name}</div><div class="head-title"><h1>${word}</h1>${shown}</div></header>
${hints.map((hint) => html`<p class="hint">${hint}</p>`)}`;
}

function parties({ buyer, delivery, facts, sender, subject }: DocumentView): Markup {
  const delivered =
    delivery === null
      ? nothing
      : html`<div class="label delivery">${delivery.label}</div><div dir="auto">${stacked(delivery.lines)}</div>`;
  return html`<section class="parties"><div class="buyer"><div class="sender" dir="auto">${sender}</div>
<div class="label">${buyer.label}</div><div class="buyer-name" dir="auto">${buyer.name}</div>
<div dir="auto">${stacked(buyer.lines)}</div>${delivered}</div>
${factTable(facts)}</section>
${subject === null ? nothing : html`<h2 class="subject" dir="auto">${subject}</h2>`}`;
}

function factTable(facts: readonly Fact[]): Markup {
  const rows = facts.map(
    ({ label, value }) => html`<tr><th scope="row">${label}</th><td dir="auto">${value}</td></tr>`,
  );
  return html`<table class="facts">${rows}</table>`;
}

function ask({ ask: asked }: DocumentView): Markup {
  if (asked === null) return nothing;
  const note = asked.note === null ? nothing : html` <span class="ask-note">${asked.note}</span>`;
  return html`<p class="ask"><span class="ask-label">${asked.label}</span> <strong>${asked.amount}</strong>${note}</p>`;
}

function table({ table: { columns, rows } }: DocumentView): Markup {
  const heads = columns.map(({ name, head: word }) => html`<th scope="col" class="${name}">${word}</th>`);
  const written = rows.map(({ cells, sku }) => {
    const texts = cells.map((text, index) => {
      const { name = 'amount', head: word = '' } = columns[index] ?? {};
      return name === 'description'
        ? html`<td class="description"><div dir="auto">${lines(text)}</div>${sku === null ? nothing : html`<div class="sku">${sku}</div>`}</td>`
        : html`<td class="${name}" data-head="${word}">${text}</td>`;
    });
    return html`<tr>${texts}</tr>\n`;
  });
  return html`<table class="lines"><thead><tr>${heads}</tr></thead>
<tbody>${written}</tbody></table>`;
}

function sums({ sums: all }: DocumentView): Markup {
  const rows = all.map(
    ({ label, value, kind }) => html`<tr class="${kind}"><th scope="row">${label}</th><td>${value}</td></tr>`,
  );
  return html`<table class="sums">${rows}</table>`;
}

function exemptions({ exemptions: texts }: DocumentView): Markup {
  return html`${texts.map((text) => html`<p class="exemption" dir="auto">${text}</p>`)}`;
}

function payment({ payment: paid }: DocumentView): Markup {
  if (paid === null) return nothing;
  const { code, facts, title } = paid;
  const drawn =
    code === null
      ? nothing
      : html`<div class="code-cell">${picture(code.drawing, 'code', null)}<div class="code-hint">${code.hint}</div></div>`;
  return html`<section class="payment"><div class="payment-facts"><h2 class="part">${title}</h2>${factTable(facts)}</div>${drawn}</section>`;
}

function remarks({ remarks: all }: DocumentView): Markup {
  const parts = all.map(
    ({ title, text }) =>
      html`<div class="remark"><h2 class="part">${title}</h2><p dir="auto">${lines(text)}</p></div>`,
  );
  return parts.length === 0 ? nothing : html`<section class="remarks">${parts}</section>`;
}

function foot({ foot: { columns, own } }: DocumentView): Markup {
  const cells = columns.map((column) => html`<div dir="auto">${stacked(column)}</div>`);
  const text = own === null ? nothing : html`<p class="own-foot" dir="auto">${lines(own)}</p>`;
  return html`<footer class="foot">${cells}</footer>${text}`;
}

/** Prints the head of a document: who bills, what it is, and the stamps. */
import { html, type Markup, nothing } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import { isTaxInvoice } from '../tax-words.ts';

export function printHead(context: PrintContext): Markup {
  const { document, look, words } = context;
  const { seller } = document;
  const name = seller.trade_name ?? seller.name ?? '';
  const brand =
    look.logo === null
      ? html`<span class="brand" dir="auto">${name}</span>`
      : html`<img class="logo" src="${look.logo}" alt="${name}">`;
  return html`<table class="head" role="presentation"><tr>
<td class="head-brand">${brand}</td>
<td class="head-title"><h1>${titleWord(context)}</h1>${stamps(context)}</td>
</tr></table>
${document.livemode ? nothing : html`<div class="test-band">${words.test} · ${words.test_hint}</div>`}`;
}

/** What the document is called in its language. */
export function titleWord({ document, locale, words }: PrintContext): string {
  if (document.object !== 'invoice') return words[document.object];
  return isTaxInvoice(locale) && document.taxes.some(({ tax_rate }) => Number(tax_rate) > 0)
    ? words.tax_invoice
    : words.invoice;
}

function stamps({ document, words }: PrintContext): Markup {
  const { livemode, object, status } = document;
  const shown = [
    ...(status === 'draft' ? [words.draft] : []),
    ...(livemode ? [] : [words.test]),
    ...(status === 'void' || status === 'canceled' ? [words.void] : []),
    ...(status === 'paid' && object === 'invoice' ? [words.paid_stamp] : []),
  ];
  return html`${shown.map((word) => html`<div class="stamp">${word}</div>`)}`;
}

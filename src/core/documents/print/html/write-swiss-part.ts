/**
 * Writes the receipt and the payment part of a Swiss QR-bill at the foot of an A4 page of its own, in the sizes of the style
 * guide: 62 and 148 mm wide, 105 mm high, with the lines along which they are cut.
 */
import type { DocumentView, SwissPartView, SwissSection } from '../document-view.ts';
import { html, type Markup, nothing, stacked } from './html.ts';
import { picture } from './picture.ts';

export function writeSwissPart({ swissPart: part }: DocumentView): Markup {
  if (part === null) return nothing;
  const { payment, receipt } = part;
  return html`<section class="qr-page"><p class="qr-cut">${part.separate}</p><div class="qr-bill">
<div class="qr-receipt"><div class="qr-title">${receipt.title}</div><div class="qr-info">${receipt.sections.map(section)}</div>${sums(part)}<div class="qr-acceptance">${receipt.acceptance}</div></div>
<div class="qr-code-cell"><div class="qr-title">${payment.title}</div>${picture(part.drawing, 'qr-code', 'Swiss QR Code')}${sums(part)}</div>
<div class="qr-details"><div class="qr-info">${payment.sections.map(section)}</div></div></div></section>`;
}

function sums({ amount, currency }: SwissPartView): Markup {
  return html`<table class="qr-sums" role="presentation"><tr><th>${currency.label}</th><th>${amount.label}</th></tr><tr><td>${currency.value}</td><td>${amount.value}</td></tr></table>`;
}

function section({ title, lines }: SwissSection): Markup {
  return html`<h3>${title}</h3>${lines === null ? html`<div class="qr-blank"></div>` : html`<p>${stacked(lines)}</p>`}`;
}

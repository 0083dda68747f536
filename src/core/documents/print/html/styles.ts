/** Writes the style sheet of a document: on a screen, on a phone and on paper. Every rule is for what is in `.doc`. */
import type { DocumentView } from '../document-view.ts';
import { swissStyles } from './swiss-styles.ts';

/** The rules of the document, so that a page can embed it. */
export function documentStyles({ colours: { accent, heading } }: Pick<DocumentView, 'colours'>): string {
  return `
.doc { position: relative; font: 9.5pt/1.4 "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", sans-serif; font-variant-numeric: tabular-nums; color: #1f2933; background: #ffffff; text-align: left; overflow-wrap: break-word; }
.doc table { border-collapse: collapse; border-spacing: 0; }
.doc td, .doc th { padding: 0; vertical-align: top; text-align: left; font-weight: normal; }
.doc h1, .doc h2, .doc h3, .doc p { margin: 0; }
.doc h1 { font-size: 23pt; line-height: 1.1; letter-spacing: -0.3pt; color: ${heading}; }
.doc h2.part { margin-bottom: 3pt; font-size: 9pt; color: ${heading}; break-after: avoid; }
.doc .watermark { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; overflow: hidden; pointer-events: none; }
.doc .watermark span { font-size: 90pt; font-weight: bold; letter-spacing: 6pt; color: rgba(31, 41, 51, 0.07); transform: rotate(-35deg); }
.doc .head { display: flex; justify-content: space-between; align-items: flex-end; gap: 18pt; padding-bottom: 9pt; border-bottom: 2.5pt solid ${accent}; }
.doc .head-title { text-align: right; }
.doc .brand { font-size: 17pt; line-height: 1.2; font-weight: bold; }
.doc .logo { display: block; max-width: 170pt; max-height: 52pt; }
.doc .stamp { margin-top: 6pt; font-size: 12pt; font-weight: bold; letter-spacing: 1.5pt; color: #b42318; }
.doc .hint { padding: 5pt 8pt; font-weight: bold; color: #7a271a; background: #fef3f2; border-bottom: 1pt solid #fda29b; }
.doc .parties { display: flex; justify-content: space-between; gap: 24pt; margin: 13pt 0 15pt; }
.doc .buyer { flex: 1 1 55%; min-width: 0; }
.doc .sender { margin-bottom: 7pt; font-size: 7pt; color: #5f6b7a; }
.doc .label { margin-bottom: 2pt; font-size: 8pt; color: #5f6b7a; }
.doc .delivery { margin-top: 9pt; }
.doc .buyer-name { font-size: 11pt; font-weight: bold; }
.doc .facts th { padding: 1pt 12pt 1.5pt 0; color: #5f6b7a; }
.doc .facts td { padding: 1pt 0; font-weight: bold; }
.doc .parties .facts { flex: 0 1 auto; margin-top: 14pt; align-self: flex-start; }
.doc .parties .facts td { text-align: right; }
.doc .subject { margin-bottom: 10pt; font-size: 12.5pt; line-height: 1.3; }
.doc .ask { margin-bottom: 12pt; padding: 7pt 10pt; font-size: 10pt; background: #f4f6f8; border-left: 2.5pt solid ${accent}; break-inside: avoid; }
.doc .ask strong { margin: 0 8pt 0 4pt; font-size: 14pt; color: ${heading}; white-space: nowrap; }
.doc .ask-label, .doc .ask-note { color: #3e4c59; }
.doc .lines { width: 100%; }
.doc .lines tr { break-inside: avoid; }
.doc .lines th { padding: 5pt; font-size: 8.5pt; font-weight: bold; color: ${heading}; background: #f4f6f8; border-bottom: 1.25pt solid ${accent}; vertical-align: bottom; }
.doc .lines td { padding: 5.5pt 5pt; border-bottom: 0.5pt solid #d9dee4; }
.doc .lines .quantity, .doc .lines .price, .doc .lines .discount, .doc .lines .tax, .doc .lines .amount { text-align: right; }
.doc .lines td:not(.description) { white-space: nowrap; }
.doc .lines .amount { font-weight: bold; }
.doc .lines .description { width: 46%; }
.doc .sku { font-size: 8pt; color: #5f6b7a; }
.doc .sums { min-width: 62%; margin: 6pt 0 11pt auto; break-inside: avoid; }
.doc .sums th { padding: 2pt 5pt; color: #3e4c59; }
.doc .sums td { padding: 2pt 5pt; text-align: right; white-space: nowrap; }
.doc .sums .tax th, .doc .sums .tax td { font-size: 8.5pt; }
.doc .sums .total th, .doc .sums .total td { padding: 5pt; font-size: 11.5pt; font-weight: bold; color: #1f2933; border-top: 1.25pt solid ${accent}; }
.doc .sums .due th, .doc .sums .due td { padding: 5pt; font-size: 11.5pt; font-weight: bold; color: ${heading}; background: #f4f6f8; border-top: 0.5pt solid #d9dee4; }
.doc .exemption { font-weight: bold; margin-bottom: 8pt; }
.doc .payment { display: flex; justify-content: space-between; gap: 12pt; margin-bottom: 11pt; padding: 8pt 10pt 8pt 12pt; border: 0.75pt solid #d9dee4; border-left: 2.5pt solid ${accent}; break-inside: avoid; }
.doc .code-cell { flex: none; width: 35mm; text-align: center; }
.doc .code { display: block; width: 35mm; height: 35mm; }
.doc .code-hint { font-size: 7.5pt; line-height: 1.2; color: #5f6b7a; }
.doc .remarks { display: flex; flex-wrap: wrap; gap: 0 24pt; margin-bottom: 9pt; }
.doc .remark { flex: 1 1 180pt; min-width: 0; margin-bottom: 6pt; }
.doc .foot { display: flex; flex-wrap: wrap; gap: 4pt 24pt; padding-top: 7pt; font-size: 7.5pt; color: #52606d; border-top: 0.75pt solid #d9dee4; break-inside: avoid; }
.doc .foot div { flex: 1 1 120pt; min-width: 0; }
.doc .own-foot { margin-top: 7pt; font-size: 7.5pt; line-height: 1.5; color: #52606d; }
@media print { .doc .watermark { position: fixed; } }
@media screen and (max-width: 700px) {
.doc { font-size: 15px; }
.doc .head { align-items: flex-start; flex-direction: column; gap: 6pt; }
.doc .head-title { text-align: left; }
.doc .sender { display: none; }
.doc .sums .tax th, .doc .sums .tax td { font-size: 15px; }
.doc .sums td { white-space: normal; }
.doc .code-hint, .doc .label, .doc .sku, .doc .foot, .doc .own-foot { font-size: 13px; }
.doc .code-cell, .doc .code { width: 180px; }
.doc .code { height: 180px; }
.doc .parties { flex-direction: column; gap: 0; }
.doc .parties .facts { width: 100%; margin-top: 12pt; }
.doc .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.doc .lines, .doc .lines tbody { display: block; }
.doc .lines tr { display: grid; grid-template-columns: 1fr auto; gap: 1pt 12pt; padding: 7pt 0; border-bottom: 0.5pt solid #d9dee4; }
.doc .lines tbody tr:first-child { border-top: 1.25pt solid ${accent}; }
.doc .lines td { display: block; padding: 0; border: none; }
.doc .lines .description { width: auto; grid-row: 1; }
.doc .lines .amount { grid-row: 1; grid-column: 2; }
.doc .lines td:not(.description):not(.amount) { grid-column: 1 / -1; font-size: 14px; text-align: left; white-space: normal; color: #52606d; }
.doc .lines td:not(.description):not(.amount)::before { content: attr(data-head) ": "; }
.doc .lines td:empty { display: none; }
.doc .sums { width: 100%; }
.doc .payment { flex-direction: column; }
}
${swissStyles}`.trim();
}

/** The rules of a page that has nothing but the document. */
export function documentPageStyles(view: Pick<DocumentView, 'paper' | 'title'>): string {
  return `${paperStyles(view)}
html, body { margin: 0; padding: 0; background: #ffffff; }
@media screen { body { padding: 24px 12px; } .doc { max-width: 720px; margin: 0 auto; } }`;
}

/**
 * The rules of the paper: the number of each page stands in its margin, and the payment part fills the foot of a page of its
 * own, up to the edges.
 */
export function paperStyles({ paper, title }: Pick<DocumentView, 'paper' | 'title'>): string {
  const box =
    'font: 8pt Helvetica, Arial, sans-serif; color: #5f6b7a; vertical-align: top; padding-top: 3mm;';
  return `
@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 12mm 16mm 16mm 16mm;
 @bottom-left { content: "${cssText(title)}"; ${box} }
 @bottom-right { content: counter(page) " / " counter(pages); ${box} }
}
@page payment-part { size: A4; margin: 0; @bottom-left { content: none; } @bottom-right { content: none; } }`.trim();
}

// Every sign that is no letter, digit or blank stands as its number, so that no text ends its rule or the style sheet.
function cssText(text: string): string {
  return Array.from(text, (sign) =>
    /[A-Za-z0-9 ]/.test(sign) ? sign : `\\${(sign.codePointAt(0) ?? 32).toString(16)} `,
  ).join('');
}

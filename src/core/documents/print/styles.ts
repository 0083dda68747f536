/**
 * Writes the style sheet of a document. Everything is laid out by tables and CSS 2.1, because Google's converter knows
 * nothing else; every rule is for what is in `.doc`, so that a page can embed the document.
 */
import { coloursOf } from './colour.ts';
import { swissStyles } from './swiss-styles.ts';

/** @param colour `#rrggbb`, or null for the usual one */
export function documentStyles(colour: string | null): string {
  const { accent, heading } = coloursOf(colour);
  return `
.doc { font-family: "Helvetica Neue", Helvetica, Arial, "Liberation Sans", "Noto Sans", sans-serif; font-size: 9.5pt; line-height: 1.4; color: #1f2933; background: #ffffff; text-align: left; }
.doc table { width: 100%; border-collapse: collapse; border-spacing: 0; }
.doc td, .doc th { padding: 0; vertical-align: top; text-align: left; font-weight: normal; }
.doc h1 { margin: 0; font-size: 23pt; line-height: 1.1; font-weight: bold; letter-spacing: -0.3pt; color: ${heading}; }
.doc h2.subject { margin: 0 0 12pt 0; font-size: 12.5pt; line-height: 1.3; color: #1f2933; }
.doc h2.part { margin: 0 0 3pt 0; font-size: 9pt; font-weight: bold; color: ${heading}; page-break-after: avoid; }
.doc p { margin: 0 0 9pt 0; }
.doc .head { border-bottom: 2.5pt solid ${accent}; }
.doc .head td { padding-bottom: 9pt; vertical-align: bottom; }
.doc .head-title { width: 48%; text-align: right; }
.doc .brand { font-size: 17pt; line-height: 1.2; font-weight: bold; color: #1f2933; }
.doc .logo { max-width: 190pt; max-height: 58pt; }
.doc .stamp { margin-top: 6pt; font-size: 12pt; font-weight: bold; letter-spacing: 1.5pt; color: #b42318; }
.doc .test-band { padding: 5pt 8pt; font-weight: bold; color: #7a271a; background: #fef3f2; border-bottom: 1pt solid #fda29b; }
.doc .parties { margin: 13pt 0 15pt 0; }
.doc .buyer { width: 56%; padding-right: 18pt; }
.doc .sender { margin-bottom: 7pt; font-size: 7pt; color: #5f6b7a; }
.doc .label { margin-bottom: 2pt; font-size: 8pt; color: #5f6b7a; }
.doc .delivery { margin-top: 9pt; }
.doc .buyer-name { font-size: 11pt; font-weight: bold; }
.doc .facts-cell { width: 44%; padding-top: 14pt; }
.doc .facts th { padding: 1pt 12pt 1.5pt 0; color: #5f6b7a; white-space: nowrap; }
.doc .facts td { padding: 1pt 0; font-weight: bold; }
.doc .facts-cell .facts td { text-align: right; }
.doc .lines thead { display: table-header-group; }
.doc .lines tr { page-break-inside: avoid; }
.doc .lines th { padding: 5pt 5pt; font-size: 8.5pt; font-weight: bold; color: ${heading}; background: #f4f6f8; border-bottom: 1.25pt solid ${accent}; vertical-align: bottom; }
.doc .lines td { padding: 5.5pt 5pt; border-bottom: 0.5pt solid #d9dee4; }
.doc .lines .quantity, .doc .lines .price, .doc .lines .discount, .doc .lines .tax, .doc .lines .amount { text-align: right; white-space: nowrap; }
.doc .lines th.price, .doc .lines th.amount { white-space: normal; }
.doc .lines .amount { font-weight: bold; }
.doc .sku { font-size: 8pt; color: #5f6b7a; }
.doc .description { width: 46%; }
.doc .totals-frame { margin: 6pt 0 11pt 0; page-break-inside: avoid; }
.doc .totals-left { width: 38%; }
.doc .totals th { padding: 2pt 5pt; color: #3e4c59; }
.doc .totals td { padding: 2pt 5pt; text-align: right; white-space: nowrap; }
.doc .totals .tax th, .doc .totals .tax td { font-size: 8.5pt; }
.doc .totals .total th, .doc .totals .total td { padding-top: 5pt; padding-bottom: 5pt; font-size: 11.5pt; font-weight: bold; color: #1f2933; border-top: 1.25pt solid ${accent}; }
.doc .totals .due th, .doc .totals .due td { padding-top: 5pt; padding-bottom: 5pt; font-size: 11.5pt; font-weight: bold; color: ${heading}; background: #f4f6f8; border-top: 0.5pt solid #d9dee4; }
.doc .remarks td { width: 50%; padding-right: 18pt; }
.doc .exemption { font-weight: bold; margin-bottom: 8pt; }
.doc .payment { margin: 0 0 11pt 0; page-break-inside: avoid; border: 0.75pt solid #d9dee4; border-left: 2.5pt solid ${accent}; }
.doc .payment-facts { padding: 8pt 12pt; }
.doc .payment-facts .facts { width: auto; }
.doc .code-cell { width: 96pt; padding: 4pt 8pt 5pt 0; text-align: center; }
.doc .code { width: 86pt; height: 86pt; image-rendering: pixelated; }
.doc .code-hint { font-size: 7.5pt; line-height: 1.2; color: #5f6b7a; }
.doc .foot { margin-top: 4pt; border-top: 0.75pt solid #d9dee4; page-break-inside: avoid; }
.doc .foot td { width: 33%; padding: 7pt 12pt 0 0; font-size: 7.5pt; line-height: 1.4; color: #52606d; }
.doc .own-foot { margin: 7pt 0 0 0; font-size: 7.5pt; line-height: 1.5; color: #52606d; }
${swissStyles}`.trim();
}

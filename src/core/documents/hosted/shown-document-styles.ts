/**
 * The style sheet of the printed document where a page shows it: on a desk as paper, on a phone as cards one below the other,
 * and in the dark. What the page says itself beside the document is left out of it, and stands on paper again.
 */

const dark = `
.paper .doc { color: var(--ink); background: transparent; }
.paper .doc :is(h1, h2, .ask strong, .lines th, .sums .total th, .sums .total td, .sums .due th, .sums .due td) { color: var(--ink); }
.paper .doc :is(.label, .sender, .sku, .facts th, .sums th, .foot, .own-foot) { color: var(--grey); }
.paper .doc :is(.lines th, .sums .due th, .sums .due td) { background: var(--shade); }
.paper .doc :is(.lines td, .sums .due th, .sums .due td, .foot) { border-color: var(--line); }
.paper .doc .watermark span { color: rgba(255, 255, 255, 0.05); }
.paper .doc .logo { padding: 8px; background: #ffffff; border-radius: 6px; }`;

const phone = `
.paper, .paper .doc { display: contents; }
.paper .doc :is(.head-title, .watermark, .sender) { display: none; }
.paper .doc .head { order: -1; padding: 0 4px; border: none; }
.paper .doc .brand { font-size: 18px; }
.paper .doc .logo { max-width: 200px; max-height: 40px; }
.paper .doc :is(.parties, .lines tr, .sums, .remarks, .exemption) { margin: 0; padding: 14px 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.paper .doc .subject { order: 1; margin: 0; padding: 0 4px; font-size: 20px; }
.paper .doc .lines { order: 2; }
.paper .doc .sums { order: 3; display: block; }
.paper .doc .exemption { order: 4; }
.paper .doc .parties { order: 5; }
.paper .doc .remarks { order: 6; display: block; }
.paper .doc .remark { margin: 0; }
.paper .doc .remark + .remark { margin-top: 12px; }
.answer { order: 7; }
.paper .doc .foot { order: 8; flex-direction: column; flex-wrap: nowrap; gap: 10px; padding: 14px 4px 0; font-size: 14px; }
.paper .doc .foot div { flex: none; }
.paper .doc .own-foot { order: 9; margin: 0; padding: 0 4px; font-size: 14px; }
.paper .doc :is(.label, .sku) { font-size: 14px; }
.paper .doc :is(.label, .facts th, .sums th, .foot, .own-foot) { color: var(--grey); }
.paper .doc h2.part, .paper .doc .buyer-name { font-size: 16px; }
.paper .doc .parties .facts { margin-top: 14px; }
.paper .doc .facts th, .paper .doc .facts td { padding: 3px 0; }
.paper .doc .facts th { padding-right: 16px; }
.paper .doc .lines tbody { display: flex; flex-direction: column; gap: 8px; }
.paper .doc .lines tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 5px; }
.paper .doc .lines tbody tr:first-child { border-top: 1px solid var(--line); }
.paper .doc .lines .description { flex: 1 1 62%; min-width: 0; order: 1; font-weight: bold; }
.paper .doc .lines .amount { order: 2; margin-left: auto; padding-left: 12px; }
.paper .doc .lines tr::after { content: ""; order: 3; flex: 0 0 100%; }
.paper .doc .lines td:not(.description):not(.amount) { order: 4; font-size: 15px; color: var(--grey); }
.paper .doc .lines td.quantity::before { content: none; }
.paper .doc .lines td.quantity::after { content: " \\00d7"; }
.paper .doc .lines td.price::before { content: none; }
.paper .doc .lines .price ~ :is(.price, .discount, .tax):not(:empty)::before { content: "\\00b7  " attr(data-head) " "; }
.paper .doc .sums tbody { display: block; }
.paper .doc .sums tr { display: flex; justify-content: space-between; gap: 16px; }
.paper .doc .sums :is(th, td) { padding: 3px 0; font-size: 16px; }
.paper .doc .sums td { white-space: nowrap; }
.paper .doc .sums :is(.total, .due) :is(th, td) { padding: 8px 0 3px; font-size: 17px; background: transparent; border: none; }
.paper .doc .sums .total { margin-top: 6px; border-top: 1px solid var(--line); }
.paper .doc .sums :is(.total, .due) :is(th, td) { color: var(--ink); }`;

/** These stand behind the rules of the document and of the page. */
export const shownDocumentStyles = `
@media screen {
.paper .doc :is(.description, .remark, .buyer) { overflow-wrap: anywhere; }
.paper { min-width: 0; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
.paper .doc :is(.ask, .payment, .qr-page, .stamp, .test-band) { display: none; }
.paper .doc .buyer { flex: 1 1 40%; }
.paper .doc .facts th { white-space: nowrap; }
.paper .doc .sums:not(:has(.total ~ .plain)) .due { display: none; }
}
@media screen and (prefers-color-scheme: dark) {${dark}
}
@media screen and (max-width: 700px) {${phone}
}
`;

/** The rules of a printed document that is read on a telephone, within an element of the class `paper`. */
export const narrowStyles = `/* On a phone the cells of the document stand below each other. */
@media screen and (max-width: 700px) {
  .paper .doc { font-size: 15px; }
  .paper .doc .head, .paper .doc .head tbody, .paper .doc .head tr, .paper .doc .head td, .paper .doc .parties, .paper .doc .parties > tbody, .paper .doc .parties > tbody > tr, .paper .doc .parties > tbody > tr > td, .paper .doc .totals-frame, .paper .doc .totals-frame > tbody, .paper .doc .totals-frame > tbody > tr, .paper .doc .totals-right, .paper .doc .payment, .paper .doc .payment > tbody, .paper .doc .payment > tbody > tr, .paper .doc .payment > tbody > tr > td, .paper .doc .remarks, .paper .doc .remarks tbody, .paper .doc .remarks tr, .paper .doc .remarks td, .paper .doc .foot, .paper .doc .foot tbody, .paper .doc .foot tr, .paper .doc .foot td, .paper .doc .lines, .paper .doc .lines tbody, .paper .doc .qr-bill, .paper .doc .qr-bill > tbody, .paper .doc .qr-bill > tbody > tr, .paper .doc .qr-bill > tbody > tr > td { display: block; width: auto; }
  .paper .doc .head-title { padding-top: 8px; text-align: left; }
  .paper .doc .facts-cell { padding-top: 12px; }
  .paper .doc .facts-cell .facts td { text-align: left; }
  .paper .doc .sender { display: none; }
  .paper .doc .totals-left { display: none; }
  .paper .doc .totals, .paper .doc .totals .tax th, .paper .doc .totals .tax td { font-size: 15px; white-space: normal; }
  .paper .doc .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .paper .doc .lines tr { display: flex; flex-wrap: wrap; gap: 0 8px; padding: 8px 0; border-bottom: 1px solid #d9dee4; }
  .paper .doc .lines td { padding: 0; border: 0; text-align: left; }
  .paper .doc .lines .description { flex: 1 1 100%; width: auto; overflow-wrap: anywhere; }
  .paper .doc .lines .price::before { content: "\\00d7\\a0"; }
  .paper .doc .lines .amount { margin-left: auto; }
  .paper .doc .payment-facts .facts th { padding-right: 12px; white-space: normal; }
  .paper .doc .code-cell { padding: 0 12px 12px; }
  .paper .doc .code { width: 180px; height: 180px; }
  .paper .doc .code-hint, .paper .doc .label, .paper .doc .sku, .paper .doc .foot td, .paper .doc .own-foot { font-size: 13px; }
  .paper .doc .qr-bill > tbody > tr > td { padding: 8px 0; border: 0; }
}
`;

/**
 * Prints the receipt and the payment part of a Swiss QR-bill at the foot of an A4 page of its own, in the sizes of the
 * style guide: 62 and 148 mm wide, 105 mm high, with the lines along which they are cut.
 */
import { formatIban } from '../format.ts';
import { drawPaymentCode } from '../../payment-codes/draw-code.ts';
import type { PaymentCode } from '../../payment-codes/payment-code.ts';
import type { SwissParty } from '../../payment-codes/swiss-qr.ts';
import { groupReference } from '../../payment-codes/swiss-reference.ts';
import { html, type Markup, nothing, stacked } from '../html.ts';
import type { PrintContext } from '../print-context.ts';

type SwissCode = Extract<PaymentCode, { kind: 'swiss_qr' }>;

export function printSwissPart({ document, words }: PrintContext): Markup {
  const code = document.payment_code;
  if (code?.kind !== 'swiss_qr') return nothing;
  const { qr_bill: word } = words;
  const sums = html`<table class="qr-sums" role="presentation"><tr><th>${word.currency}</th><th>${word.amount}</th></tr><tr><td>${code.bill.currency}</td><td>${spaced(code.bill.amount)}</td></tr></table>`;
  const receipt = [payableTo(code, word), referenceOf(code, word), payableBy(code, word)];
  const payment = [
    payableTo(code, word),
    referenceOf(code, word),
    code.bill.message === '' ? nothing : titled(word.additional, [code.bill.message]),
    payableBy(code, word),
  ];
  return html`<div class="qr-page"><table class="qr-bill" role="presentation">
<colgroup><col class="qr-column-receipt"><col class="qr-column-code"><col class="qr-column-details"></colgroup>
<tr><td class="qr-cut" colspan="3">${word.separate}</td></tr>
<tr><td class="qr-receipt"><div class="qr-title">${word.receipt}</div><div class="qr-info">${receipt}</div>${sums}<div class="qr-acceptance">${word.acceptance}</div></td>
<td class="qr-code-cell"><div class="qr-title">${word.payment_part}</div><img class="qr-code" src="${drawPaymentCode(code)}" alt="Swiss QR Code">${sums}</td>
<td class="qr-details"><div class="qr-info">${payment}</div></td></tr></table></div>`;
}

type QrWords = PrintContext['words']['qr_bill'];

function titled(title: string, lines: readonly string[]): Markup {
  return html`<h3>${title}</h3><p>${stacked(lines)}</p>`;
}

function payableTo({ bill }: SwissCode, word: QrWords): Markup {
  return titled(word.payable_to, [formatIban(bill.account), ...partyLines(bill.creditor)]);
}

function referenceOf({ bill }: SwissCode, word: QrWords): Markup {
  return bill.reference.type === 'NON' ? nothing : titled(word.reference, [groupReference(bill.reference)]);
}

function payableBy({ bill }: SwissCode, word: QrWords): Markup {
  if (bill.debtor !== null) return titled(word.payable_by, partyLines(bill.debtor));
  return html`<h3>${word.payable_by_blank}</h3><div class="qr-blank"></div>`;
}

function partyLines({ name, street, building, postalCode, town, country }: SwissParty): string[] {
  const place = `${postalCode} ${town}`;
  return [
    name,
    `${street} ${building}`.trim(),
    country === 'CH' || country === 'LI' ? place : `${country} - ${place}`,
  ];
}

function spaced(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
}

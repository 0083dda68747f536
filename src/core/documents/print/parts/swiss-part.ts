/** Makes the receipt and the payment part of a Swiss QR-bill, in the words and the order of its style guide. */
import { drawPaymentCode } from '../../payment-codes/draw-code.ts';
import type { SwissBill, SwissParty } from '../../payment-codes/swiss-qr.ts';
import { groupReference } from '../../payment-codes/swiss-reference.ts';
import type { SwissPartView, SwissSection } from '../document-view.ts';
import { formatIban } from '../format.ts';
import type { PrintContext } from '../print-context.ts';

export function swissPartOf({ document, words }: PrintContext): SwissPartView | null {
  const code = document.payment_code;
  if (code?.kind !== 'swiss_qr') return null;
  const { bill } = code;
  const { qr_bill: word } = words;
  const target = [payableTo(bill, word.payable_to), ...referenceOf(bill, word.reference)];
  const payer: SwissSection =
    bill.debtor === null
      ? { title: word.payable_by_blank, lines: null }
      : { title: word.payable_by, lines: partyLines(bill.debtor) };
  const message = bill.message === '' ? [] : [{ title: word.additional, lines: [bill.message] }];
  return {
    drawing: drawPaymentCode(code),
    separate: word.separate,
    receipt: { title: word.receipt, sections: [...target, payer], acceptance: word.acceptance },
    payment: { title: word.payment_part, sections: [...target, ...message, payer] },
    currency: { label: word.currency, value: bill.currency },
    amount: { label: word.amount, value: spaced(bill.amount) },
  };
}

function payableTo({ account, creditor }: SwissBill, title: string): SwissSection {
  return { title, lines: [formatIban(account), ...partyLines(creditor)] };
}

function referenceOf({ reference }: SwissBill, title: string): SwissSection[] {
  return reference.type === 'NON' ? [] : [{ title, lines: [groupReference(reference)] }];
}

function partyLines({ name, street, building, postalCode, town, country }: SwissParty): string[] {
  const place = `${postalCode} ${town}`;
  const lines = [
    name,
    `${street} ${building}`.trim(),
    country === 'CH' || country === 'LI' ? place : `${country} - ${place}`,
  ];
  return lines.filter((line) => line !== '');
}

function spaced(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, '\u00a0');
}

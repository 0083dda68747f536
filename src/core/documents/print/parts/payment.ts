/** Says how an invoice is paid: the account, what the payer quotes, and the code to scan. */
import { drawPaymentCode } from '../../payment-codes/draw-code.ts';
import type { Fact, PaymentView } from '../document-view.ts';
import { formatIban } from '../format.ts';
import type { PrintContext } from '../print-context.ts';

/** Null where nothing is due, or where a Swiss payment part says it all. */
export function paymentViewOf(context: PrintContext): PaymentView | null {
  const { document, words } = context;
  const { paid, payment_code: code, payment_reference: reference } = document;
  if (paid === null || Number(paid.due) <= 0 || code?.kind === 'swiss_qr') return null;
  const account = accountOf(context);
  if (account.length === 0 && code === null) return null;
  const quoted =
    reference === null || reference === '' ? [] : [{ label: words.payment_reference, value: reference }];
  return {
    title: words.payment,
    facts: [...account, ...quoted],
    code: code && {
      drawing: drawPaymentCode(code),
      hint: words.scan_to_pay,
      link: code.kind === 'upi' ? code.payload : null,
    },
  };
}

function accountOf({ document, words }: PrintContext): Fact[] {
  const { account_name, bic, iban, name, upi_id } = document.seller;
  const isIndian = document.currency === 'INR';
  const rows: (readonly [string, string | null])[] = [
    ['IBAN', iban && formatIban(iban)],
    ['BIC', iban === null ? null : bic],
    ['UPI', isIndian ? upi_id : null],
  ];
  const filled = rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
  const holder = account_name ?? name;
  if (filled.length === 0 || holder === null) return filled;
  return [{ label: words.account_name, value: holder }, ...filled];
}

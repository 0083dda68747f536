/** Prints how an invoice is paid: the account, what the payer quotes, and the code to scan. */
import { drawPaymentCode } from '../../payment-codes/draw-code.ts';
import { formatIban } from '../format.ts';
import { html, type Markup, nothing } from '../html.ts';
import type { PrintContext } from '../print-context.ts';

/** Nothing where nothing is due, or where a Swiss payment part says it all. */
export function printPayment(context: PrintContext): Markup {
  const { document, words } = context;
  const { paid, payment_code: code } = document;
  if (paid === null || Number(paid.due) <= 0 || code?.kind === 'swiss_qr') return nothing;
  const account = accountRows(context);
  if (account.length === 0 && code === null) return nothing;
  const rows = [...account, [words.payment_reference, document.payment_reference]].flatMap(
    ([label, value]) =>
      typeof value === 'string' && value !== ''
        ? [html`<tr><th scope="row">${label ?? ''}</th><td dir="auto">${value}</td></tr>`]
        : [],
  );
  const picture =
    code === null
      ? nothing
      : html`<td class="code-cell"><img class="code" src="${drawPaymentCode(code)}" alt=""><div class="code-hint">${words.scan_to_pay}</div></td>`;
  return html`<table class="payment" role="presentation"><tr><td class="payment-facts"><h2 class="part">${words.payment}</h2><table class="facts">${rows}</table></td>${picture}</tr></table>`;
}

function accountRows({ document, words }: PrintContext): (readonly [string, string | null])[] {
  const { account_name, bic, iban, name, upi_id } = document.seller;
  const isIndian = document.currency === 'INR';
  const rows: (readonly [string, string | null])[] = [
    ['IBAN', iban && formatIban(iban)],
    ['BIC', iban === null ? null : bic],
    ['UPI', isIndian ? upi_id : null],
  ];
  const filled = rows.filter(([, value]) => value !== null);
  return filled.length === 0 ? [] : [[words.account_name, account_name ?? name], ...filled];
}

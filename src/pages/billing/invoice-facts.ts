/** Says which document a dialog is about: its number, its customer, its amounts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownRecord } from './operate.ts';
import { shownMoney } from './totals.ts';

/** The invoice or the quotation in a few words. */
export function factsOf(invoice: ShownRecord): TemplateResult {
  const { object, display_number, customer_name, currency, total, status } = invoice;
  const { amount_paid, amount_credited, amount_due } = invoice;
  const row = (label: string, amount: unknown): TemplateResult =>
    html`<div><dt>${label}</dt><dd>${shownMoney(amount, currency)}</dd></div>`;
  return html`<section class="facts" aria-label=${object === 'quotation' ? 'Quotation' : 'Invoice'}>
    <p class="name"><strong>${String(display_number)}</strong> · ${String(customer_name)}
      <span class="badge">${String(status).replace('_', ' ')}</span></p>
    <dl>
      ${row('Total', total)} ${amount_paid === undefined ? nothing : row('Paid', amount_paid)}
      ${Number(amount_credited ?? 0) === 0 ? nothing : row('Credited', amount_credited)}
      ${amount_due === undefined ? nothing : row('Due', amount_due)}
    </dl>
  </section>`;
}

/** Says which invoice a dialog is about: its number, its customer, its amounts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownRecord } from './operate.ts';
import { money } from './totals.ts';

/** The invoice in a few words. */
export function factsOf(invoice: ShownRecord): TemplateResult {
  const { number, customer_name, currency, total, amount_paid, amount_credited, amount_due, status } =
    invoice;
  const row = (label: string, amount: unknown): TemplateResult =>
    html`<div><dt>${label}</dt><dd>${money(amount, currency)}</dd></div>`;
  return html`<section class="facts" aria-label="Invoice">
    <p class="name"><strong>${number === null ? 'Draft' : String(number)}</strong> · ${String(customer_name)}
      <span class="badge">${String(status).replace('_', ' ')}</span></p>
    <dl>
      ${row('Total', total)} ${row('Paid', amount_paid)}
      ${Number(amount_credited) === 0 ? nothing : row('Credited', amount_credited)} ${row('Due', amount_due)}
    </dl>
  </section>`;
}

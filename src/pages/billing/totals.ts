/** Shows the totals of a document as the API computes them, while it is written. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownRecord } from './operate.ts';
import type { Preview } from './preview.ts';

/** An amount with its currency, as people of this browser write it. */
export function shownMoney(amount: unknown, currency: unknown): string {
  const code = String(currency);
  try {
    return new Intl.NumberFormat(undefined, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'code',
    }).format(Number(amount));
  } catch (_unknown) {
    // A currency that the browser does not know is no reason to show no amount.
    return `${String(amount)} ${code}`;
  }
}

interface TaxRow {
  readonly tax_rate: number;
  readonly tax_name: string | null;
  readonly tax: number;
}

/**
 * @param lack says what is missing while nothing was asked
 * @param more further rows under the total, as a label and an amount
 */
export function totals(
  { record, refusal, isWaiting }: Preview,
  lack: string,
  more: (record: ShownRecord) => readonly (readonly [label: string, amount: unknown])[] = () => [],
): TemplateResult {
  const words = refusal === null ? lack : refusal.message;
  return html`<section class="totals" aria-label="Totals" aria-live="polite" aria-busy=${isWaiting}>
    ${record === null ? html`<p class="fine">${isWaiting ? 'Computing…' : words}</p>` : rows(record, more(record))}
  </section>`;
}

function rows(
  record: ShownRecord,
  more: readonly (readonly [label: string, amount: unknown])[],
): TemplateResult {
  const { currency, subtotal, discount_total, tax_breakdown, total, tax_inclusive } = record;
  const row = (label: string, amount: unknown, kind = ''): TemplateResult =>
    html`<div class=${kind}><dt>${label}</dt><dd>${shownMoney(amount, currency)}</dd></div>`;
  const taxes = (tax_breakdown as readonly TaxRow[]).filter(({ tax_rate }) => tax_rate !== 0);
  const including = tax_inclusive === true ? 'Including tax' : 'Tax';
  return html`<dl>
    ${row('Subtotal', subtotal)}
    ${Number(discount_total) === 0 ? nothing : row('Discount', -Number(discount_total))}
    ${taxes.map(({ tax_rate, tax_name, tax }) => row(`${tax_name ?? including} ${tax_rate} %`, tax))}
    ${row('Total', total, 'sum')} ${more.map(([label, amount]) => row(label, amount))}
  </dl>`;
}

/** The lines of an invoice, with how much of each is credited and how much can be. */
import { html, type TemplateResult } from 'lit-html';
import type { OperationFault } from '../protocol.ts';
import { decimalFromText, faultsAt, textField } from './fields.ts';
import type { ShownRecord } from './operate.ts';
import { shownMoney } from './totals.ts';

/** What is left of a line, as the preview of a credit note tells it. */
export interface CreditableLine {
  readonly invoice_item_id: string;
  readonly quantity: number;
  readonly amount: number;
}

/** The quantities to credit, as they are typed, by the id of their line. */
type Quantities = Readonly<Record<string, string>>;

/** The lines to credit as the API takes them: those with a quantity. */
export function creditedBody(quantities: Quantities): readonly ShownRecord[] {
  return Object.entries(quantities).flatMap(([invoice_item_id, text]) => {
    const quantity = decimalFromText(text);
    return quantity === null ? [] : [{ invoice_item_id, quantity }];
  });
}

interface CreditedLinesOptions {
  readonly invoice: ShownRecord;
  readonly lines: readonly CreditableLine[];
  readonly quantities: Quantities;
  readonly faults: readonly OperationFault[];
  readonly set: (quantities: Quantities) => void;
}

/** Each line with the quantity to credit. */
export function creditedLines({
  invoice,
  lines,
  quantities,
  faults,
  set,
}: CreditedLinesOptions): TemplateResult {
  const sent = creditedBody(quantities).map(({ invoice_item_id }) => invoice_item_id);
  const items = invoice.items as readonly ShownRecord[];
  const ofAll = faults.filter(({ pointer }) => pointer === '/lines').map(({ message }) => message);
  return html`<section class="lines" aria-label="Lines">
    ${items.map((item) => {
      const id = String(item.id);
      const left = lines.find((one) => one.invoice_item_id === id);
      const description = String(item.description);
      if (left === undefined)
        return html`<div class="credited"><span class="name">${description}</span><span class="fine">Nothing is left to credit</span></div>`;
      const at = sent.indexOf(id);
      return html`<div class="credited" role="group" aria-label=${description}>
        <span class="name">${description}
          <span class="fine">${left.quantity} left, ${shownMoney(left.amount, invoice.currency)}</span></span>
        ${textField({ id: `quantity-${id}`, label: 'Quantity to credit', value: quantities[id] ?? '', set: (text) => set({ ...quantities, [id]: text }), faults: at < 0 ? [] : faultsAt(faults, `/lines/${at}`), isNumber: true, placeholder: '0' })}
        <button type="button" class="link" aria-label=${`All of ${description}`} @click=${() => set({ ...quantities, [id]: String(left.quantity) })}>All</button>
      </div>`;
    })}
    <p class="wrong">${ofAll.join(' ')}</p>
  </section>`;
}

/** Draws the fields of a new document around its lines: its customer, its dates, its texts. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OperationFault } from '../protocol.ts';
import type { Choices } from './choice.ts';
import type { DocumentDraft } from './document-draft.ts';
import type { DialogWords } from './document-words.ts';
import { checkField, faultsAt, longField, textField } from './fields.ts';
import type { KeptDraft } from './kept-draft.ts';
import type { ShownRecord } from './operate.ts';

type Change = (changed: Partial<DocumentDraft>) => void;

/** Says that the form begins with what was written before and not saved. */
export function keptView(kept: KeptDraft | null, begin: () => void): TemplateResult | typeof nothing {
  if (kept === null) return nothing;
  const when = new Date(kept.at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return html`<p class="kept" role="status">
    ${
      kept.mayBeSaved
        ? html`This was sent on ${when}, and no answer came. Look in the sheet whether it is there before you save it again.`
        : html`You wrote this on ${when}, and did not save it.`
    }
    <button type="button" class="link" @click=${begin}>Begin anew</button>
  </p>`;
}

/** The customer: chosen from the list, or a name that may be new. */
export function customerView(
  { customer, name, email }: DocumentDraft,
  faults: readonly OperationFault[],
  choice: Choices['view'],
  change: Change,
): TemplateResult {
  const isNew = customer === null && name.trim() !== '';
  return html`<div class="halves">
    ${choice({
      id: 'customer',
      label: 'Customer',
      value: name,
      type: (typed) => change({ name: typed, customer: null }),
      choose: (chosen) => change({ customer: chosen, name: String(chosen.name), email: '' }),
      placeholder: 'Type a name to search customers',
      faults: customerFaults(faults),
      hint: customerHint(customer, isNew),
    })}
    ${
      isNew
        ? textField({
            id: 'email',
            label: 'E-mail of the customer',
            type: 'email',
            value: email,
            set: (typed) => change({ email: typed }),
            faults: faultsAt(faults, '/customer_email'),
            hint: 'Of a new customer, or to tell two with the same name apart.',
          })
        : nothing
    }
  </div>`;
}

// The customer has two fields, and both are told to be missing.
function customerFaults(faults: readonly OperationFault[]): readonly string[] {
  const own = faults.filter(({ pointer }) => ['/customer_id', '/customer_name'].includes(pointer));
  if (own.some(({ code }) => code === 'required'))
    return ['Choose a customer, or type the name of a new one.'];
  return own.map(({ message }) => message);
}

function customerHint(customer: ShownRecord | null, isNew: boolean): string {
  if (customer !== null) return [customer.email, customer.company].filter(Boolean).join(' · ') || 'Chosen';
  return isNew ? 'Not chosen from the list: a new name makes a new customer.' : '';
}

/** What few documents need, folded. */
export function furtherView(
  draft: DocumentDraft,
  words: DialogWords,
  faults: readonly OperationFault[],
  change: Change,
): TemplateResult {
  const wrong = (...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => faultsAt(faults, `/${name}`));
  return html`<details class="further" ?open=${wrong('currency', 'po_number', 'notes', 'terms', words.date, words.until, 'discount').length > 0}>
    <summary>Dates, discount, notes and more</summary>
    <div class="halves">
      ${textField({ id: 'date', label: words.dateLabel, type: 'date', value: draft.date, set: (date) => change({ date }), faults: wrong(words.date) })}
      ${textField({ id: 'until', label: words.untilLabel, type: 'date', value: draft.until, set: (until) => change({ until }), faults: wrong(words.until), hint: words.untilHint })}
      ${textField({ id: 'discount', label: 'Discount on all lines', value: draft.discount, set: (discount) => change({ discount }), faults: wrong('discount', 'discount_percent'), isNumber: true, placeholder: '0 or 10%' })}
      ${textField({ id: 'currency', label: 'Currency', value: draft.currency, set: (currency) => change({ currency }), faults: wrong('currency'), maxLength: 3, hint: 'Left blank: that of the customer, or yours.' })}
      ${textField({ id: 'po', label: 'Order number of the customer', value: draft.po_number, set: (po_number) => change({ po_number }), faults: wrong('po_number'), maxLength: 100 })}
    </div>
    ${checkField(draft.isInclusive, 'The prices include tax', (isInclusive) => change({ isInclusive }))}
    ${longField({ id: 'notes', label: 'Notes for the customer', value: draft.notes, set: (notes) => change({ notes }), faults: wrong('notes'), maxLength: 5000 })}
    ${longField({ id: 'terms', label: 'Terms', value: draft.terms, set: (terms) => change({ terms }), faults: wrong('terms'), maxLength: 5000 })}
  </details>`;
}

/** The date that follows from the terms, while none is typed. */
export function untilView(
  record: ShownRecord | null,
  { until }: DocumentDraft,
  words: DialogWords,
): TemplateResult | typeof nothing {
  const computed = record?.[words.until];
  if (until !== '' || typeof computed !== 'string') return nothing;
  return html`<p class="fine">${words.untilLabel}: ${computed}</p>`;
}

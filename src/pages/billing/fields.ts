/** Draws the labelled controls of the dialogs, with what is wrong of each beneath it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OperationFault } from '../protocol.ts';

/** What every control has. */
export interface Labelled {
  readonly id: string;
  readonly label: string;
  /** Sentences that say what is wrong. */
  readonly faults: readonly string[];
  /** A remark under the control. */
  readonly hint?: string;
}

interface TextField extends Labelled {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly type?: 'text' | 'date' | 'email';
  /** True for amounts and quantities. */
  readonly isNumber?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number;
}

/** The sentences about a field of the body, and about everything in it. */
export function faultsAt(faults: readonly OperationFault[], pointer: string): readonly string[] {
  return faults
    .filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`))
    .map(({ message }) => message);
}

/** A label, a control and what is wrong with it. */
export function labelled({ id, label, faults, hint }: Labelled, control: TemplateResult): TemplateResult {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    ${control}
    <p class="wrong" id=${`${id}-fault`}>${faults.join(' ')}</p>
    ${hint === undefined ? nothing : html`<p class="fine" id=${`${id}-hint`}>${hint}</p>`}
  </div>`;
}

/** A line of text, a number or a day. */
export function textField(field: TextField): TemplateResult {
  const { id, value, set, type = 'text', isNumber = false, placeholder, maxLength, faults } = field;
  return labelled(
    field,
    html`<input
      id=${id}
      type=${type}
      class=${isNumber ? 'number' : nothing}
      inputmode=${isNumber ? 'decimal' : nothing}
      autocomplete="off"
      maxlength=${maxLength ?? nothing}
      placeholder=${placeholder ?? nothing}
      aria-invalid=${faults.length > 0}
      aria-describedby=${`${id}-fault`}
      .value=${value}
      @input=${(event: Event) => set((event.currentTarget as HTMLInputElement).value)}
    />`,
  );
}

/** A text of several lines. */
export function longField(field: Omit<TextField, 'type' | 'isNumber'>): TemplateResult {
  const { id, value, set, placeholder, maxLength, faults } = field;
  return labelled(
    field,
    html`<textarea
      id=${id}
      rows="3"
      maxlength=${maxLength ?? nothing}
      placeholder=${placeholder ?? nothing}
      aria-invalid=${faults.length > 0}
      aria-describedby=${`${id}-fault`}
      .value=${value}
      @input=${(event: Event) => set((event.currentTarget as HTMLTextAreaElement).value)}
    ></textarea>`,
  );
}

interface SelectField extends Labelled {
  readonly value: string;
  readonly set: (value: string) => void;
  /** The value and the words of each choice. */
  readonly choices: readonly (readonly [value: string, words: string])[];
}

/** One of a few choices. */
export function selectField(field: SelectField): TemplateResult {
  const { id, value, set, choices, faults } = field;
  return labelled(
    field,
    html`<select
      id=${id}
      aria-invalid=${faults.length > 0}
      aria-describedby=${`${id}-fault`}
      @change=${(event: Event) => set((event.currentTarget as HTMLSelectElement).value)}
    >
      ${choices.map(([one, words]) => html`<option value=${one} .selected=${one === value}>${words}</option>`)}
    </select>`,
  );
}

/** @param what the words beside the box */
export function checkField(isSet: boolean, what: string, set: (isSet: boolean) => void): TemplateResult {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${isSet}
      @change=${(event: Event) => set((event.currentTarget as HTMLInputElement).checked)}
    />
    <span>${what}</span>
  </label>`;
}

/** The ways in which money changes hands. */
export const methods = [
  ['', 'Not said'],
  ['bank_transfer', 'Bank transfer'],
  ['card', 'Card'],
  ['cash', 'Cash'],
  ['check', 'Check'],
  ['direct_debit', 'Direct debit'],
  ['online', 'Online'],
  ['other', 'Other'],
] as const;

/** A decimal with a point, also where people write a comma; null for nothing. Other texts are left for the API to refuse. */
export function decimalFromText(text: string): string | null {
  const trimmed = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return trimmed === '' ? null : trimmed;
}

/** A discount as people write it: an amount, or a percentage such as `10%`. */
export function discountFromText(text: string): {
  readonly discount?: string;
  readonly discount_percent?: string;
} {
  const number = decimalFromText(text.replace('%', ''));
  if (number === null) return {};
  return text.includes('%') ? { discount_percent: number } : { discount: number };
}

/** Nothing for a blank text. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

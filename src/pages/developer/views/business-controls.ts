/** The controls of the Business screen: texts, words of a list, a colour, tax numbers, and the logo with its preview. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { BusinessField } from '../../protocol.ts';
import { logoControl } from './logo-control.ts';
import { type TaxNumber, taxNumbersIn, taxNumbersText } from './business-draft.ts';

export interface Control {
  /** The id of the element that has the label. */
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** The length of the longest logo, in characters of its data URI. */
  readonly logoLengthMax: number;
  readonly change: (value: string) => void;
  /** Says what is wrong with a file that was chosen; null: nothing. */
  readonly fault: (message: string | null) => void;
}

/** The control of a field. */
export function businessControl(field: BusinessField, control: Control): TemplateResult {
  switch (field.control) {
    case 'words':
    case 'yes_no':
      return wordsControl(field, control);
    case 'lines':
      return linesControl(control);
    case 'colour':
      return colourControl(control);
    case 'logo':
      return logoControl(control);
    case 'tax_ids':
      return taxControl(control);
    case 'number':
    case 'day':
    case 'text':
      return textControl(control, field.control);
  }
}

function textControl(
  { id, value, isWrong, change }: Control,
  kind: 'text' | 'number' | 'day' = 'text',
): TemplateResult {
  return html`<input
    id=${id}
    type=${kind === 'day' ? 'date' : 'text'}
    inputmode=${kind === 'number' ? 'numeric' : 'text'}
    autocomplete="off"
    spellcheck="false"
    aria-invalid=${isWrong ? 'true' : 'false'}
    aria-describedby=${`${id}-hint`}
    .value=${value}
    @input=${(event: Event) => change(textIn(event))}
  />`;
}

function linesControl({ id, value, isWrong, change }: Control): TemplateResult {
  return html`<textarea
    id=${id}
    rows="3"
    aria-invalid=${isWrong ? 'true' : 'false'}
    aria-describedby=${`${id}-hint`}
    .value=${value}
    @input=${(event: Event) => change(textIn(event))}
  ></textarea>`;
}

function wordsControl(
  { words, isNeeded }: BusinessField,
  { id, value, isWrong, change }: Control,
): TemplateResult {
  return html`<select
    id=${id}
    aria-invalid=${isWrong ? 'true' : 'false'}
    aria-describedby=${`${id}-hint`}
    @change=${(event: Event) => change(textIn(event))}
  >
    ${isNeeded ? nothing : html`<option value="" ?selected=${value === ''}>none</option>`}
    ${words.map((word) => html`<option value=${word} ?selected=${value === word}>${word.replace(/_/g, ' ')}</option>`)}
  </select>`;
}

const noColour = '#1a73e8';

function colourControl(control: Control): TemplateResult {
  const { value, change } = control;
  const isColour = /^#[0-9a-f]{6}$/i.test(value);
  return html`<div class="business-colour">
    ${textControl(control)}
    <input
      type="color"
      aria-label="Pick the colour"
      .value=${isColour ? value : noColour}
      @input=${(event: Event) => change(textIn(event))}
    />
    ${isColour ? nothing : html`<span class="fine">no colour</span>`}
  </div>`;
}

const taxTypes = [
  'eu_vat',
  'gb_vat',
  'xi_vat',
  'eu_oss',
  'ch_vat',
  'no_vat',
  'in_gst',
  'au_abn',
  'us_ein',
  'tax_number',
  'other',
];

function taxControl({ id, value, isWrong, change }: Control): TemplateResult {
  // A blank entry is shown for the first number, so that its label has a control.
  const known = taxNumbersIn(value);
  const entries = known.length === 0 ? [{ type: 'eu_vat', value: '' }] : known;
  const put = (index: number, changed: Partial<TaxNumber>): void =>
    change(taxNumbersText(entries.map((entry, at) => (at === index ? { ...entry, ...changed } : entry))));
  const remove = (index: number): void =>
    change(taxNumbersText(entries.filter((_entry, at) => at !== index)));
  return html`<div class="business-taxes">
    ${entries.map((entry, index) => {
      // The first number has the label of the field.
      const own = index === 0 ? id : `${id}-${index}`;
      const types = taxTypes.includes(entry.type) || entry.type === '' ? taxTypes : [...taxTypes, entry.type];
      return html`<div class="business-tax">
        <select aria-label=${`Type of tax number ${index + 1}`} @change=${(event: Event) => put(index, { type: textIn(event) })}>
          <option value="" ?selected=${entry.type === ''}>no type</option>
          ${types.map((type) => html`<option value=${type} ?selected=${entry.type === type}>${type}</option>`)}
        </select>
        <input
          id=${own}
          type="text"
          autocomplete="off"
          spellcheck="false"
          aria-label=${index === 0 ? nothing : `Tax number ${index + 1}`}
          aria-invalid=${isWrong ? 'true' : 'false'}
          .value=${entry.value}
          @input=${(event: Event) => put(index, { value: textIn(event) })}
        />
        <button type="button" class="button" aria-label=${`Remove tax number ${index + 1}`} @click=${() => remove(index)}>Remove</button>
      </div>`;
    })}
    <button
      type="button"
      class="button"
      @click=${() => change(taxNumbersText([...entries, { type: 'eu_vat', value: '' }]))}
    >
      Add tax number
    </button>
  </div>`;
}

function textIn(event: Event): string {
  return (event.currentTarget as HTMLInputElement).value;
}

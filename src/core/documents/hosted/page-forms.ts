/** Writes the forms by which a customer accepts or declines a quotation. */
import { html, type Markup, nothing } from '../print/html/html.ts';
import type { FieldFault } from './answer-offer.ts';
import type { PageWords } from '../../words/page-words.ts';

export interface FormPlace {
  /** Where the forms are sent; empty for the address of the page itself. */
  readonly action: string;
  /** The token, which a form of the web app carries as a field; null where it stands in the address. */
  readonly token: string | null;
}

interface OfferForms extends FormPlace {
  readonly words: PageWords;
  /** The digest of the offer that is shown. */
  readonly offer: string;
  readonly total: string;
  /** What was filled in before, by the name of the field. */
  readonly filled: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, FieldFault>>;
}

/** Both forms; a browser that runs no script sends them as well. */
export function offerForms(forms: OfferForms): Markup {
  const { words, filled, faults, total } = forms;
  const isDeclining = filled.answer === 'decline';
  const own = (answer: string, name: string): string =>
    isDeclining === (answer === 'decline') ? (filled[name] ?? '') : '';
  const text = (name: 'name' | 'email' | 'po_number', needed: boolean): Markup => {
    const about =
      faults[name] === undefined ? nothing : faultText(name, faultWords(words, name, faults[name]));
    const optional = needed ? nothing : html` <span class="optional">(${words.optional})</span>`;
    return html`<label for="${name}">${words[name]}${optional}</label>
<input type="${name === 'email' ? 'email' : 'text'}" id="${name}" name="${name}" maxlength="${limits[name]}" autocomplete="${autocomplete[name]}" value="${own('accept', name)}"${needed ? attribute(' required') : nothing}${marks(name, faults)}>
${about}`;
  };
  const agreeFault = faults.agree === undefined ? nothing : faultText('agree', words.agree_missing);
  const reasonFault = faults.reason === undefined ? nothing : faultText('reason', words.too_long);
  return html`<section class="card">
<h2>${words.accept_title}</h2>
<form method="post" action="${forms.action}"${targetOf(forms)}>
${hidden(forms, 'accept')}
${text('name', true)}
${text('email', false)}
${text('po_number', false)}
<label class="tick" for="agree"><input type="checkbox" id="agree" name="agree" value="yes" required${filled.agree === 'yes' && !isDeclining ? attribute(' checked') : nothing}${marks('agree', faults)}><span>${words.agree} <strong>${total}</strong>.</span></label>
${agreeFault}
<button type="submit" class="button">${words.accept}</button>
</form>
</section>
<section class="card">
<details${isDeclining ? attribute(' open') : nothing}>
<summary>${words.decline_title}</summary>
<form method="post" action="${forms.action}"${targetOf(forms)}>
${hidden(forms, 'decline')}
<label for="reason">${words.reason} <span class="optional">(${words.optional})</span></label>
<textarea id="reason" name="reason" rows="3" maxlength="1000"${marks('reason', faults)}>${own('decline', 'reason')}</textarea>
${reasonFault}
<button type="submit" class="button refuse">${words.decline}</button>
</form>
</details>
</section>`;
}

const limits = { name: 200, email: 254, po_number: 100 } as const;
const autocomplete = { name: 'name', email: 'email', po_number: 'off' } as const;

function attribute(markup: string): Markup {
  return { markup };
}

// Google's frame may not leave its page, so the answer opens beside it.
function targetOf({ token }: FormPlace): Markup {
  return token === null ? nothing : attribute(' target="_blank"');
}

function hidden({ offer, token }: OfferForms, answer: string): Markup {
  const field = (name: string, value: string): Markup =>
    html`<input type="hidden" name="${name}" value="${value}">`;
  return html`${field('answer', answer)}${field('offer', offer)}${token === null ? nothing : field('page', token)}`;
}

function marks(name: string, faults: OfferForms['faults']): Markup {
  if (faults[name] === undefined) return nothing;
  return html` aria-invalid="true" aria-describedby="${name}-fault"`;
}

function faultText(name: string, text: string): Markup {
  return html`<p class="fault" id="${name}-fault">${text}</p>`;
}

function faultWords(words: PageWords, name: string, fault: FieldFault): string {
  if (fault === 'too_long') return words.too_long;
  return name === 'email' ? words.email_wrong : words.name_missing;
}

/** Prints what is said in sentences: why there is no tax, notes and terms. */
import { html, lines, type Markup } from '../html.ts';
import type { PrintContext } from '../print-context.ts';
import { exemptionTexts } from '../tax-words.ts';

// Longer texts than this stand below each other.
const shortMax = 280;

export function printRemarks({ document, words }: PrintContext): Markup {
  const { notes, taxes, terms } = document;
  const exemptions = exemptionTexts(taxes, words).map(
    (text) => html`<p class="exemption" dir="auto">${text}</p>`,
  );
  const given: (readonly [string, string])[] = [
    [words.notes, notes?.trim() ?? ''],
    [words.terms, terms?.trim() ?? ''],
  ];
  const remarks = given.filter(([, text]) => text !== '');
  const parts = remarks.map(
    ([title, text]) => html`<h2 class="part">${title}</h2><p class="remark" dir="auto">${lines(text)}</p>`,
  );
  if (remarks.length < 2 || remarks.some(([, text]) => text.length > shortMax))
    return html`${exemptions}${parts}`;
  const cells = parts.map((part) => html`<td>${part}</td>`);
  return html`${exemptions}<table class="remarks" role="presentation"><tr>${cells}</tr></table>`;
}

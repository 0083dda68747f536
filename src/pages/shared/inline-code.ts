/** Shows text in which backticks mark code. */
import { html, type TemplateResult } from 'lit-html';

/** The text with its code in `code` elements; everything else is escaped. */
export function inlineCode(sentence: string): (string | TemplateResult)[] {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

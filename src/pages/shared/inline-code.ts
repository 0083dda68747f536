/** Shows a sentence in which backticks mark code. */
import { html, type TemplateResult } from 'lit-html';

/** The sentence with its code set apart; everything in it is text. */
export function inlineCode(sentence: string): (string | TemplateResult)[] {
  return sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Shows a value as indented JSON, with different colours for names, texts and other values. */
import { html, type TemplateResult } from 'lit-html';

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** The JSON of a value, escaped. */
export function jsonText(value: unknown): (string | TemplateResult)[] {
  const text = JSON.stringify(value, null, 2);
  const parts: (string | TemplateResult)[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    parts.push(text.slice(end, match.index), colour(whole, quoted, colon));
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

function colour(whole: string, quoted: string | undefined, colon: string | undefined): TemplateResult {
  if (quoted === undefined) return html`<span class="json-value">${whole}</span>`;
  if (colon === undefined) return html`<span class="json-text">${quoted}</span>`;
  return html`<span class="json-name">${quoted}</span>${colon}`;
}

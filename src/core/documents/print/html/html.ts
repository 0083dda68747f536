/** Writes HTML in which every text is escaped. */

/** Markup that is written as it is. */
export interface Markup {
  readonly markup: string;
}

/** What stands in a template: texts are escaped, nothing is left out, a list stands one after the other. */
export type MarkupContent = string | number | null | Markup | readonly MarkupContent[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// No document may hold these: HTML forbids them, and printers stop at them.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** The text with all that HTML would take for markup replaced. */
export function escapeHtml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Fills a template: `html\`<td>${text}</td>\``. */
export function html(strings: TemplateStringsArray, ...contents: readonly MarkupContent[]): Markup {
  return {
    markup: strings.reduce((text, part, index) => text + write(contents[index - 1] ?? null) + part),
  };
}

/** An empty place. */
export const nothing: Markup = { markup: '' };

/** A text of several lines. */
export function lines(text: string): Markup {
  return {
    markup: text
      .split(/\r\n|\r|\n/)
      .map(escapeHtml)
      .join('<br>'),
  };
}

/** Contents with a line break between them, those without any left out. */
export function stacked(contents: readonly (string | Markup | null)[]): Markup {
  const filled = contents.map((one) => write(one)).filter((one) => one !== '');
  return { markup: filled.join('<br>') };
}

function write(content: MarkupContent): string {
  if (content === null) return '';
  if (typeof content === 'string') return escapeHtml(content);
  if (typeof content === 'number') return String(content);
  if ('markup' in content) return content.markup;
  return content.map(write).join('');
}

/** Puts measured results into a document, between the marks that name them. */

/**
 * @param sections the text between `<!-- name -->` and `<!-- end of name -->`, by name
 * @throws Error when the document lacks a mark
 */
export function fillSections(text: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((filled, [name, content]) => {
    const [first, last] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [start, end] = [filled.indexOf(first), filled.indexOf(last)];
    if (start < 0 || end < start) throw new Error(`The document has no place for "${name}".`);
    return `${filled.slice(0, start + first.length)}\n\n${content.trim()}\n\n${filled.slice(end)}`;
  }, text);
}

/** A table in Markdown. @param aligned the number of text columns, counted from the left; the others hold numbers */
export function markdownTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  aligned = 1,
): string {
  const rule = headers.map((_, index) => (index < aligned ? '---' : '---:'));
  return [headers, rule, ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

const escaped = (cell: string): string => cell.replaceAll('|', '\\|');

/** Puts what was measured into a document, between the marks that name it. */

/**
 * @param sections what stands between `<!-- name -->` and `<!-- end of name -->`, by name
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

/** A table in Markdown. @param aligned how many columns from the left are text; numbers stand to the right */
export function markdownTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  aligned = 1,
): string {
  const rule = headers.map((_, index) => (index < aligned ? '---' : '---:'));
  return [headers, rule, ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |`).join('\n');
}

const escaped = (cell: string): string => cell.replaceAll('|', '\\|');

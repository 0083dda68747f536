/** What a page shows as plain text: each row of a table is a line with its cells side by side. */

/** Where a line ends. */
const lineEnds = /<br\b[^>]*>|<\/(?:tr|p|div|h[1-6]|li|table|title)>/gi;
const cellEnds = /<\/t[dh]>/gi;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

export function htmlLines(html: string): string[] {
  return html
    .replace(/<(style|script|head|svg)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .replace(cellEnds, '   ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_entity, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

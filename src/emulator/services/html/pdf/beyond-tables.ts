/** Finds in a page what Google's converter to PDF leaves out: it knows tables and CSS 2.1 without positions. */

const features: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['flexible boxes', /display\s*:\s*(?:inline-)?flex/i],
  ['grids', /display\s*:\s*(?:inline-)?grid/i],
  ['positions', /[\s;{"']position\s*:\s*(?:absolute|fixed|relative|sticky)/i],
  ['columns', /[\s;{"']column(?:s|-count|-width)\s*:/i],
  ['transformations', /[\s;{"']transform\s*:/i],
  ['variables', /var\(--/i],
  ['fonts from elsewhere', /@font-face|@import/i],
  ['images from elsewhere', /<img\b[^>]*\ssrc\s*=\s*["']?(?!["']?data:)/i],
  ['backgrounds from elsewhere', /url\(\s*["']?(?!["']?data:)/i],
  ['style sheets from elsewhere', /<link\b[^>]*\brel\s*=\s*["']?stylesheet/i],
  ['vector graphics', /<svg\b/i],
  ['scripts', /<script\b/i],
];

/** The names of what it would leave out; empty for a page that it prints whole. */
export function beyondTables(html: string): string[] {
  return features.filter(([, pattern]) => pattern.test(html)).map(([name]) => name);
}

/** Writes a JSON value as a literal of a programming language. */

/** How a language writes JSON values. */
export interface LiteralSyntax {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly object: readonly [open: string, close: string];
  readonly list: readonly [open: string, close: string];
  /** The text between a name and its value. */
  readonly pair: string;
  readonly text: (text: string) => string;
  /** Writes a name of an object; by default as a text. */
  readonly name?: (name: string) => string;
}

// Longer lines are broken into one entry per line.
const lineLengthMax = 72;

/**
 * The literal, in several lines when it is long.
 * @param indent the blanks before the line on which the literal begins
 */
export function literalOf(value: unknown, syntax: LiteralSyntax, indent = ''): string {
  if (value === null || value === undefined) return syntax.nothing;
  if (typeof value === 'boolean') return value ? syntax.yes : syntax.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return syntax.text(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => literalOf(entry, syntax, inner));
    return join(entries, syntax.list, indent);
  }
  const writeName = syntax.name ?? syntax.text;
  const entries = Object.entries(value).map(
    ([name, entry]) => `${writeName(name)}${syntax.pair}${literalOf(entry, syntax, inner)}`,
  );
  return join(entries, syntax.object, indent);
}

function join(
  entries: readonly string[],
  [open, close]: readonly [open: string, close: string],
  indent: string,
): string {
  if (entries.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${entries.join(', ')}${pad}${close}`;
  if (line.length <= lineLengthMax && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${indent}  ${entry},\n`).join('')}${indent}${close}`;
}

/** Number format patterns: what kind they are, and their parts. */

/** The pattern of plain text. */
export const textFormat = '@';

/** The result of getNumberFormat for a cell without a format. */
export const automaticFormat = '0.###############';

/** True when the cell may take on the format of what is entered. */
export function isAutomatic(numberFormat: string | undefined): boolean {
  return (
    numberFormat === undefined ||
    numberFormat === '' ||
    numberFormat === automaticFormat ||
    numberFormat.toLowerCase() === 'general'
  );
}

export type FormatToken =
  | { readonly kind: 'literal'; readonly text: string }
  /** Letters of a date, lower case, such as `yyyy`, `mm`, `[h]`, `am/pm`. */
  | { readonly kind: 'date'; readonly text: string }
  /** Digits, points, commas, exponent. */
  | { readonly kind: 'digits'; readonly text: string }
  | { readonly kind: 'text' };

const tokenShape =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)(?:-[^\]]*)?\]|(\[(?:h+|m+|s+)\])|\[[^\]]*\]|(am\/pm|a\/p)|(y+|m+|d+|h+|s+(?:\.0+)?)|([0#?](?:[0#?,.]*[0#?])?\.?(?:e[+-]0+)?)|(@)|_(.)|\*.|([\s\S])/gi;

const tokenized = new Map<string, readonly FormatToken[]>();

/** The parts of one section of a pattern. */
export function formatTokens(section: string): readonly FormatToken[] {
  const known = tokenized.get(section);
  if (known !== undefined) return known;
  const tokens: FormatToken[] = [];
  for (const match of section.matchAll(tokenShape)) {
    const [, quoted, escaped, currency, elapsed, half, date, digits, text, space, other] = match;
    const literal = quoted ?? escaped ?? currency ?? (space === undefined ? other : ' ');
    const dateLetters = elapsed ?? half ?? date;
    if (literal !== undefined) tokens.push({ kind: 'literal', text: literal });
    else if (dateLetters !== undefined) tokens.push({ kind: 'date', text: dateLetters.toLowerCase() });
    else if (digits !== undefined) tokens.push({ kind: 'digits', text: digits });
    else if (text !== undefined) tokens.push({ kind: 'text' });
  }
  tokenized.set(section, tokens);
  return tokens;
}

/** The sections of a pattern: positive, negative, zero, text. */
export function formatSections(numberFormat: string): readonly string[] {
  return numberFormat.match(/(?:"[^"]*"|\\.|[^;])+|(?<=;)(?=;|$)/g) ?? [numberFormat];
}

/** True when numbers under this format are read as dates. */
export function isDateFormat(numberFormat: string | undefined): boolean {
  if (numberFormat === undefined || isAutomatic(numberFormat)) return false;
  return formatTokens(formatSections(numberFormat)[0] ?? '').some((token) => token.kind === 'date');
}

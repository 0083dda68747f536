/** Reads texts as other tools write them: HTML, labelled phone numbers, terms of payment. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of HTML: paragraphs and breaks become lines. */
export function textOfHtml(html: string): string {
  if (!/<[a-z/!][^>]*>|&[#\w]+;/i.test(html)) return html;
  return (
    html
      // The page that this stands in has no text that would begin or end an element of its own.
      .replace(/<[!]--[\s\S]*?-->|<(s(?:cript|tyle))\b[\s\S]*?<\/\1>/gi, '')
      .replace(/<br\s*\/?>|<\/(p|div|li|h\d|tr)>(?=[\s\S])/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&(#x?[0-9a-f]+|\w+);/gi, entityText)
      .replace(/[^\S\n]*\n\s*/g, '\n')
      .trim()
  );
}

function entityText(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
  const code = Number(name.replace(/^#x/i, '0x').replace(/^#/, ''));
  return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : '';
}

/** The first number of a cell such as `Phone:(555) 010-1234 Mobile:(555) 010-9999`. */
export function firstPhone(text: string): string {
  const labelled = /^[A-Za-z ]+:\s*([^:]*?)(?:\s+[A-Za-z]+:.*)?$/s.exec(text);
  return labelled?.[1]?.trim() ?? text;
}

/** The days of terms of payment that consist of a number and of what usually stands beside it; null for others. */
export function daysOf(text: string): number | null {
  if (/^(due )?(up)?on receipt$|^immediate(ly)?$|^sofort( fällig)?$/i.test(text)) return 0;
  const [, days] = /^(?:net\s*)?(\d{1,3})(?:\s*(?:days?|tage?))?$/i.exec(text) ?? [];
  return days === undefined ? null : Number(days);
}

/** The rate in a text such as `15% GST on Income`; null without a percent sign. */
export function rateIn(text: string): string | null {
  const [, rate] = /(?:^|[^\d.,])(\d{1,3}(?:[.,]\d{1,4})?)\s*%/.exec(text) ?? [];
  return rate?.replace(',', '.') ?? null;
}

const truthValues: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  ja: true,
  1: true,
  active: true,
  enabled: true,
  published: true,
  false: false,
  no: false,
  n: false,
  nein: false,
  0: false,
  '-1': false,
  inactive: false,
  disabled: false,
  draft: false,
  archived: false,
  unlisted: false,
};

/** Null for a text that says neither. */
export function truthOfText(text: string): boolean | null {
  return truthValues[text.toLowerCase()] ?? null;
}

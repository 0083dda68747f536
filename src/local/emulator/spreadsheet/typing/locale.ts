/** The rules of a spreadsheet's locale for numbers, dates and formulas. */

export interface LocaleRules {
  readonly decimal: '.' | ',';
  /** The sign between groups of three digits. */
  readonly group: ',' | '.' | ' ';
  readonly monthFirst: boolean;
  /** Whether Google reads English names of months as dates. */
  readonly englishMonths: boolean;
  readonly dateFormat: string;
}

const english: LocaleRules = {
  decimal: '.',
  group: ',',
  monthFirst: false,
  englishMonths: true,
  dateFormat: 'dd/mm/yyyy',
};
const dotted: LocaleRules = {
  decimal: ',',
  group: '.',
  monthFirst: false,
  englishMonths: false,
  dateFormat: 'dd.mm.yyyy',
};

// These languages write dates with slashes; the other continental ones write dots.
const slashLanguages = new Set(['fr', 'es', 'it', 'pt', 'el', 'vi', 'ca', 'gl']);

/** The rules of a locale such as `en_US`; unknown ones are taken for continental European. */
export function localeRules(locale: string): LocaleRules {
  const [language = '', region = ''] = locale.split(/[_-]/);
  if (locale === 'en_US' || locale === '') return { ...english, monthFirst: true, dateFormat: 'm/d/yyyy' };
  if (language === 'en') return english;
  if (region === 'CH') return { ...dotted, decimal: '.', group: ',' };
  if (language === 'fr') return { ...dotted, group: ' ', dateFormat: 'dd/mm/yyyy' };
  if (slashLanguages.has(language)) return { ...dotted, dateFormat: 'dd/mm/yyyy' };
  return dotted;
}

/** Strings, quoted sheet names and array literals, in which a semicolon is no separator. */
const untouched = /"[^"]*"|'[^']*'|\{[^}]*\}/g;

/**
 * The formula as Google shows it: Google takes semicolons between arguments everywhere, and shows commas where the
 * comma is no decimal sign.
 */
export function shownFormula(formula: string, locale: string): string {
  if (localeRules(locale).decimal === ',') return formula;
  const kept = formula.match(untouched) ?? [];
  const parts = formula.split(untouched).map((part) => part.replaceAll(';', ','));
  return parts.map((part, index) => part + (kept[index] ?? '')).join('');
}

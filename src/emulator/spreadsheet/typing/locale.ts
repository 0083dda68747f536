/** The rules of a spreadsheet's locale for numbers, dates and formulas. */

export interface LocaleRules {
  readonly decimal: '.' | ',';
  /** The sign between groups of three digits. */
  readonly group: ',' | '.' | ' ';
  readonly monthFirst: boolean;
  /** Whether Google reads English names of months as dates. */
  readonly englishMonths: boolean;
  readonly dateFormat: string;
  /** The sign of the region's currency, which Google reads beside those that every locale knows. */
  readonly currency: string;
  /** The names of months in the locale's language, lower case, in the order of the year; none in English. */
  readonly months: readonly string[];
}

const english: LocaleRules = {
  decimal: '.',
  group: ',',
  monthFirst: false,
  englishMonths: true,
  dateFormat: 'dd/mm/yyyy',
  currency: '$',
  months: [],
};
const dotted: LocaleRules = {
  decimal: ',',
  group: '.',
  monthFirst: false,
  englishMonths: false,
  dateFormat: 'dd.mm.yyyy',
  currency: '€',
  months: [],
};

// These languages write dates with slashes; the other continental ones write dots.
const slashLanguages = new Set(['fr', 'es', 'it', 'pt', 'el', 'vi', 'ca', 'gl']);

/** Regions whose currency is neither the euro nor written with a sign that every locale reads. */
const currencies: Readonly<Record<string, string>> = {
  BR: 'R$',
  CH: 'CHF',
  CZ: 'Kč',
  DK: 'kr.',
  HU: 'Ft',
  IN: '₹',
  IL: '₪',
  KR: '₩',
  NO: 'kr',
  PL: 'zł',
  RO: 'lei',
  RU: '₽',
  SE: 'kr',
  TR: '₺',
  UA: '₴',
};

const rulesByLocale = new Map<string, LocaleRules>();

/** The rules of a locale such as `en_US`; unknown ones are taken for continental European. */
export function localeRules(locale: string): LocaleRules {
  const known = rulesByLocale.get(locale);
  if (known !== undefined) return known;
  const [language = '', region = ''] = locale.split(/[_-]/);
  const rules = signRules(locale, language, region);
  const complete = {
    ...rules,
    currency: currencies[region] ?? rules.currency,
    months: rules.englishMonths ? [] : monthNames(language),
  };
  rulesByLocale.set(locale, complete);
  return complete;
}

function monthNames(language: string): readonly string[] {
  const format = (month: 'long' | 'short') => (_: unknown, index: number) =>
    new Intl.DateTimeFormat(language === '' ? 'en' : language, { month, day: 'numeric', timeZone: 'UTC' })
      .formatToParts(Date.UTC(2026, index, 1))
      .find(({ type }) => type === 'month')
      ?.value.toLowerCase()
      .replace(/\.$/, '') ?? '';
  return [...Array.from({ length: 12 }, format('long')), ...Array.from({ length: 12 }, format('short'))];
}

function signRules(locale: string, language: string, region: string): LocaleRules {
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

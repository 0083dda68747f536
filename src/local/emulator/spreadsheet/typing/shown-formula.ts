/** A formula as Google shows it after a script has set it. */
import { localeRules } from './locale.ts';

/** Strings, quoted sheet names and array literals, in which a semicolon is no separator. */
const untouched = /"[^"]*"|'[^']*'|\{[^}]*\}/g;

/** Semicolons part arguments everywhere; where the comma is no decimal sign, Google makes commas of them. */
export function shownFormula(formula: string, locale: string): string {
  if (localeRules(locale).decimal === ',') return formula;
  const kept = formula.match(untouched) ?? [];
  const parts = formula.split(untouched).map((part) => part.replaceAll(';', ','));
  return parts.map((part, index) => part + (kept[index] ?? '')).join('');
}

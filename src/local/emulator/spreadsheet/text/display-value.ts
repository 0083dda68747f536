/** What a cell shows: its value under its number format. */
import type { StoredCell } from '../workbook/workbook-snapshot.ts';
import { formatDate } from './format-date.ts';
import { formatAutomatic, formatDigits } from './format-number.ts';
import { localeRules } from '../typing/locale.ts';
import { formatSections, isAutomatic, isDateFormat, textFormat } from './number-format.ts';

/** The shown text, blank for a blank cell; `numberFormat` undefined is Automatic. */
export function displayValue(cell: StoredCell, numberFormat: string | undefined, locale: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (typeof cell === 'object') return displayValue(cell.value, numberFormat, locale);
  if (numberFormat === undefined || isAutomatic(numberFormat) || numberFormat === textFormat)
    return formatAutomatic(cell, localeRules(locale));
  return displayNumber(cell, numberFormat, locale);
}

function displayNumber(value: number, numberFormat: string, locale: string): string {
  const [positive = '', negative, zero] = formatSections(numberFormat);
  if (isDateFormat(numberFormat)) return formatDate(value, positive);
  const rules = localeRules(locale);
  if (value === 0 && zero !== undefined) return formatDigits(0, zero, rules);
  if (value < 0 && negative !== undefined) return formatDigits(-value, negative, rules);
  const shown = formatDigits(Math.abs(value), positive, rules);
  // A negative number that rounds to nothing shows no sign.
  return value < 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

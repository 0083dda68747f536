/** Reads an entered value as Google does: what a cell stores for it, and which number format it takes on. */
import type { StoredCell } from '../workbook/workbook-snapshot.ts';
import { displayValue } from '../text/display-value.ts';
import { localeRules, shownFormula } from './locale.ts';
import type { EnteredCell } from '../mutations/mutation.ts';
import { isAutomatic, textFormat } from '../text/number-format.ts';
import { parseTypedDate } from './parse-date.ts';
import { parseTypedNumber } from './parse-number.ts';
import { serialOfInstant } from './serial-date.ts';
import type { EntryRules } from './entered-values.ts';

/** The format of the cell and the settings of the spreadsheet that decide how an entered value is read. */
interface CellContext {
  /** Undefined: Automatic. */
  readonly numberFormat: string | undefined;
  readonly locale: string;
  readonly timeZone: string;
}

interface TypedCell {
  readonly cell: StoredCell;
  /** The format that the cell takes on, if it had none. */
  readonly numberFormat?: string;
}

/** Reads a value of a script, or a text of a person. */
export function parseEntered(value: EnteredCell, context: CellContext, rules: EntryRules): TypedCell {
  if (value === null || value === '') return { cell: undefined };
  const isText = context.numberFormat === textFormat;
  if (typeof value === 'string')
    return isText && rules.text_in_text_cell !== 'parsed'
      ? parseInTextCell(value, context, rules)
      : parseTyped(value, context, rules);
  if (typeof value === 'object') return withDefaultFormat(dateCell(value.date_ms, context, rules), context);
  if (isText && rules.number_in_text_cell === 'text')
    return { cell: typeof value === 'boolean' ? String(value).toUpperCase() : String(value) };
  return { cell: value };
}

function parseInTextCell(text: string, context: CellContext, rules: EntryRules): TypedCell {
  if (text.startsWith('=') && rules.formula_in_text_cell === 'formula') return { cell: formulaCell(text) };
  if (text === '' || rules.parsed_signs?.includes(text.charAt(0)) !== true)
    return { cell: keptText(text, rules) };
  // Other spreadsheets take `@SUM(A1)` for a formula, and the unkind side does so too.
  return text.startsWith('@') ? { cell: formulaCell(`=${text.slice(1)}`) } : parseTyped(text, context, rules);
}

/** Reads a text in a cell that is not formatted as text. */
function parseTyped(text: string, context: CellContext, rules: EntryRules): TypedCell {
  if (text.startsWith('=')) return { cell: formulaCell(shownFormula(text, context.locale)) };
  if (text.startsWith("'")) return { cell: keptText(text, rules) };
  const truth = text.trim().toUpperCase();
  if (truth === 'TRUE' || truth === 'FALSE') return { cell: truth === 'TRUE' };
  const locale = localeRules(context.locale);
  const number = parseTypedDate(text, locale, rules.year) ?? parseTypedNumber(text, locale);
  if (number !== undefined)
    return withDefaultFormat({ cell: number.value, ...formatOf(number.numberFormat) }, context);
  // A lone sign is a common placeholder and stays text.
  if (/^[+-]./s.test(text)) return { cell: formulaCell(`=${text}`) };
  return { cell: keptText(text, rules) };
}

/** The cell of a formula, which is computed when it is read. */
export function formulaCell(formula: string): StoredCell {
  return { formula, value: '' };
}

function keptText(text: string, rules: EntryRules): StoredCell {
  const bare = text.startsWith("'") && rules.leading_apostrophe === 'stripped' ? text.slice(1) : text;
  return rules.carriage_return === 'normalised' ? bare.replaceAll('\r\n', '\n') : bare;
}

function dateCell(ms: number, context: CellContext, rules: EntryRules): TypedCell {
  const serial = serialOfInstant(ms, context.timeZone);
  const { dateFormat } = localeRules(context.locale);
  const numberFormat = Number.isInteger(serial) ? dateFormat : `${dateFormat} h:mm:ss`;
  if (context.numberFormat === textFormat && rules.number_in_text_cell === 'text')
    return { cell: displayValue(serial, numberFormat, context.locale) };
  return { cell: serial, numberFormat };
}

function withDefaultFormat(typed: TypedCell, context: CellContext): TypedCell {
  return isAutomatic(context.numberFormat) ? typed : { cell: typed.cell };
}

function formatOf(numberFormat: string | undefined): { numberFormat?: string } {
  return numberFormat === undefined ? {} : { numberFormat };
}

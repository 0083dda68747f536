/** Turns a value of a script into what a write carries. */
import { isDate, type Realm } from '../../realm/realm.ts';
import { cellCharactersMax } from '../workbook/limits.ts';
import type { EnteredCell } from '../mutations/mutation.ts';

/** @throws Exception when the text is longer than a cell holds */
export function enteredCell(realm: Realm, value: unknown): EnteredCell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : '#NUM!';
  if (typeof value === 'boolean') return value;
  if (isDate(value)) {
    const ms = value.getTime();
    return Number.isNaN(ms) ? '#NUM!' : { date_ms: ms };
  }
  const text = typeof value === 'string' ? value : objectText(value);
  if (text.length > cellCharactersMax)
    throw realm.exception(
      `Your input contains more than the maximum of ${cellCharactersMax} characters in a single cell.`,
    );
  return text;
}

// Arrays arrive at Google as Java arrays, other objects as their text.
function objectText(value: unknown): string {
  return Array.isArray(value) ? '[Ljava.lang.Object;@4e50df2e' : String(value);
}

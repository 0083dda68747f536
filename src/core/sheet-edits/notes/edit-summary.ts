/** Says in a sentence what has become of an edit: what was not taken, or how the document stands now. */
import { currencyDecimals } from '../../billing/currency.ts';
import { toFixedText } from '../../billing/decimal.ts';
import { displayName } from '../../schema/draft-name.ts';
import type { AppliedEdits } from '../edit-run.ts';

/** @returns null when there is nothing to say */
export function editSummary({ notes, taken = [] }: AppliedEdits): string | null {
  const [first] = notes;
  if (first !== undefined) {
    const others = new Set(notes.map(({ row }) => row)).size - 1;
    const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'row has' : 'rows have'} notes.`;
    return `Row ${first.row}: ${first.text.replace(/\n/g, ' ')}${more}`;
  }
  const document = taken[taken.length - 1];
  if (document?.items === undefined || taken.some(({ id }) => id !== document.id)) return null;
  const { total, currency, status } = document;
  const amount = toFixedText(String(total), currencyDecimals(String(currency)) ?? 2);
  return `${displayName(document)}, ${amount} ${String(currency)}, is ${String(status).replace(/_/g, ' ')}.`;
}

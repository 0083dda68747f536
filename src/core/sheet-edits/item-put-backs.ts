/** Notes for the cells of line items that the API computes, where a person has typed over them. */
import { seenLayout } from '../store/session.ts';
import type { Cell } from '../workspace.ts';
import type { CellNote } from './hand.ts';
import type { ItemsDesk } from './item-percents.ts';
import type { ItemRow } from './item-rows.ts';
import { putBackWords } from './put-back.ts';

const remedies: Readonly<Record<string, string>> = {
  amount: 'The API computes it: change the quantity or the unit price.',
};

/**
 * @param wanted what the sheet is to show of the document
 * @param rows what it shows
 */
export function itemPutBacks(
  { session, table }: ItemsDesk,
  wanted: readonly (readonly Cell[])[],
  rows: readonly ItemRow[],
): CellNote[] {
  const layout = seenLayout(session, table);
  const lineIndex = table.columns.findIndex(({ key }) => key === 'id');
  return rows.flatMap(({ row, cells }) => {
    const line = wanted.findIndex((own) => own[lineIndex] === cells[lineIndex]);
    if (line < 0) return [];
    return table.columns.flatMap(({ key }, index): CellNote[] => {
      const remedy = remedies[key];
      if (remedy === undefined || cells[index] === wanted[line]?.[index]) return [];
      const text = putBackWords(cells[index], remedy);
      return [{ sheet: table.sheet, row, column: layout[index] ?? 1, text }];
    });
  });
}

/** Notes for the cells of line items that the API computes, where a person has typed over them. */
import type { JsonObject } from '../schema/represent.ts';
import { itemRows } from '../store/changes/plan-change.ts';
import { seenLayout } from '../store/session.ts';
import type { CellNote } from './hand.ts';
import type { ItemsDesk } from './item-percents.ts';
import type { ItemRow } from './item-rows.ts';
import { putBackWords } from './put-back.ts';

const remedies: Readonly<Record<string, string>> = {
  amount: 'The API computes it: change the quantity or the unit price.',
  document_number: 'A line stays with its document: type it anew below the others, and clear it here.',
};

/** @param rows what the sheet shows of the document */
export function itemPutBacks(
  { session, table }: ItemsDesk,
  document: JsonObject,
  rev: number,
  rows: readonly ItemRow[],
): CellNote[] {
  const layout = seenLayout(session, table);
  const wanted = itemRows(table, document, rev);
  const lineIndex = table.columns.findIndex(({ key }) => key === 'id');
  const places = rows.map(({ row }) => row).sort((a, b) => a - b);
  return rows.flatMap(({ row, cells }) => {
    const line = wanted.findIndex((own) => own[lineIndex] === cells[lineIndex]);
    if (line < 0) return [];
    return table.columns.flatMap(({ key }, index): CellNote[] => {
      const remedy = remedies[key];
      if (remedy === undefined || cells[index] === wanted[line]?.[index]) return [];
      // The lines are written from top to bottom, as the document has them.
      const place = places[line] ?? row;
      const text = putBackWords(cells[index], remedy);
      return [{ sheet: table.sheet, row: place, column: layout[index] ?? 1, text }];
    });
  });
}

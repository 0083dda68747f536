/** Deletes rows as a person does, and gives them back as Ctrl+Z does: each cell as it was, where it was. */
import type {
  SheetChange,
  PersonEdits,
} from '../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { sheetNamed, type Workbook } from '../../../src/local/emulator/spreadsheet/workbook/workbook.ts';

export interface DeletedRows {
  /** What Google tells of the deletion. */
  readonly event: SheetChange;
  /** Takes the deletion back; what Google tells of that. */
  undo(): SheetChange;
}

export function deleteRows(
  workbook: Workbook,
  hands: PersonEdits,
  { sheet, row, rows = 1 }: { readonly sheet: string; readonly row: number; readonly rows?: number },
): DeletedRows {
  const data = sheetNamed(workbook, sheet);
  if (data === undefined) throw new Error(`There is no sheet "${sheet}".`);
  const kept = data.rows.slice(row - 1, row - 1 + rows).map((cells) => [...cells]);
  return {
    event: hands.deleteRows(sheet, row, rows),
    undo() {
      const event = hands.insertRows(sheet, row, rows);
      while (data.rows.length < row - 1 + kept.length) data.rows.push([]);
      data.rows.splice(row - 1, kept.length, ...kept);
      return event;
    },
  };
}

/** A person who works in the sheets of a test workspace, and the triggers that Google runs for it. */
import {
  createPersonEdits,
  type SheetChange,
  type CellEdit,
  type PersonEdits,
} from '../../../src/local/emulator/spreadsheet/person/person-edits.ts';
import { noteKey } from '../../../src/local/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed } from '../../../src/local/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../src/local/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { owner, type TestWorkspace } from './test-workspace.ts';
import { columnNamed } from './workbook-watch.ts';

export interface Person {
  /** Does something and lets its triggers run, which must succeed. */
  does(deed: (hands: PersonEdits) => CellEdit | SheetChange | undefined): void;
  /** Types into the cell under a header. */
  types(sheet: string, row: number, header: string, text: string): void;
  /** Types a whole row below all others, by header; the row's number. */
  typesRow(sheet: string, texts: Readonly<Record<string, string>>): number;
  /** What stands in the cell under a header. */
  sees(sheet: string, row: number, header: string): StoredCell;
  /** The note at the cell under a header. */
  reads(sheet: string, row: number, header: string): string;
  /** The row in which a text stands under a header. */
  finds(sheet: string, header: string, text: string): number;
}

export function createPerson(workspace: TestWorkspace): Person {
  const { workbook, clock, emulator } = workspace;
  const hands = createPersonEdits(workbook, clock);
  const tell = (event: CellEdit | SheetChange): void => {
    for (const { outcome } of emulator.personDid({ ...event, user: owner })) {
      if (!outcome.ok) throw new Error(outcome.text);
    }
  };
  const rowsIn = (sheet: string): readonly (readonly StoredCell[])[] =>
    sheetNamed(workbook, sheet)?.rows ?? [];
  const sees = (sheet: string, row: number, header: string): StoredCell =>
    rowsIn(sheet)[row - 1]?.[columnNamed(workspace, sheet, header) - 1];
  const types = (sheet: string, row: number, header: string, text: string): void => {
    const edit = hands.typeCell({ sheet, row, column: columnNamed(workspace, sheet, header) }, text);
    if (edit !== undefined) tell(edit);
  };
  return {
    does(deed) {
      const event = deed(hands);
      if (event !== undefined) tell(event);
    },
    types,
    typesRow(sheet, texts) {
      const row = rowsIn(sheet).length + 1;
      for (const [header, text] of Object.entries(texts)) types(sheet, row, header, text);
      return row;
    },
    sees,
    reads(sheet, row, header) {
      return (
        sheetNamed(workbook, sheet)?.notes.get(noteKey(row, columnNamed(workspace, sheet, header))) ?? ''
      );
    },
    finds(sheet, header, text) {
      const column = columnNamed(workspace, sheet, header) - 1;
      const found = rowsIn(sheet).findIndex((cells) => cells[column] === text);
      if (found < 0) throw new Error(`No row of "${sheet}" has "${text}" under "${header}".`);
      return found + 1;
    },
  };
}

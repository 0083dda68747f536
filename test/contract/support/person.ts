/** A person who works in the sheets of a test workspace, and the triggers that Google runs for that. */
import {
  type CellEdit,
  createPersonEdits,
  type PersonEdits,
  type SheetChange,
} from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { noteKey } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed, type Workbook } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import type { StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { owner, type TestWorkspace } from './test-workspace.ts';
import { columnNamed } from './workbook-watch.ts';

export interface Person {
  /** Does something and lets its triggers run, which must succeed. */
  does(act: (edits: PersonEdits) => CellEdit | SheetChange | undefined): void;
  /** Types into the cell under a header. */
  types(sheet: string, row: number, header: string, text: string): void;
  /** Types a whole row below all others, by header, and returns its number. */
  typesRow(sheet: string, texts: Readonly<Record<string, string>>): number;
  /** The value of the cell under a header. */
  sees(sheet: string, row: number, header: string): StoredCell;
  /** The note at the cell under a header. */
  reads(sheet: string, row: number, header: string): string;
  /** The row that has a text under a header. */
  finds(sheet: string, header: string, text: string): number;
}

export function createPerson(workspace: Pick<TestWorkspace, 'workbook' | 'emulator'>): Person {
  const { workbook, emulator } = workspace;
  const edits = createPersonEdits(workbook, emulator.world.clock);
  const runTriggers = (event: CellEdit | SheetChange): void => {
    for (const { outcome } of emulator.personDid({ ...event, user: owner })) {
      if (!outcome.ok) throw new Error(outcome.text);
    }
  };
  const rowsIn = (sheet: string): readonly (readonly StoredCell[])[] =>
    sheetNamed(workbook, sheet)?.rows ?? [];
  const sees = (sheet: string, row: number, header: string): StoredCell =>
    rowsIn(sheet)[row - 1]?.[columnNamed(workspace, sheet, header) - 1];
  const types = (sheet: string, row: number, header: string, text: string): void => {
    const edit = edits.typeCell({ sheet, row, column: columnNamed(workspace, sheet, header) }, text);
    if (edit !== undefined) runTriggers(edit);
  };
  return {
    does(act) {
      const event = act(edits);
      if (event !== undefined) runTriggers(event);
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

/**
 * Keeps the first row of a sheet as it is now. The function puts it above all others, as a person who restores an old
 * copy, and runs no trigger.
 */
export function keepFirstRow({ workbook, clock }: TestWorkspace, name: string): () => void {
  const edits = createPersonEdits(workbook, clock);
  const sheet = sheetNamed(workbook, name);
  const kept = [...(sheet?.rows[1] ?? [])];
  return () => {
    edits.insertRows(name, 2, 1);
    sheet?.rows.splice(1, 1, kept);
  };
}

export interface RowDeletion {
  /** The event that Google gives to the triggers of the deletion. */
  readonly event: SheetChange;
  /** Restores the rows as Ctrl+Z does, each cell where it was; returns Google's event of that. */
  undo(): SheetChange;
}

/** Deletes rows as a person does. */
export function deleteRowsAsPerson(
  workbook: Workbook,
  edits: PersonEdits,
  { sheet, row, rows = 1 }: { readonly sheet: string; readonly row: number; readonly rows?: number },
): RowDeletion {
  const data = sheetNamed(workbook, sheet);
  if (data === undefined) throw new Error(`There is no sheet "${sheet}".`);
  const kept = data.rows.slice(row - 1, row - 1 + rows).map((cells) => [...cells]);
  return {
    event: edits.deleteRows(sheet, row, rows),
    undo() {
      const event = edits.insertRows(sheet, row, rows);
      while (data.rows.length < row - 1 + kept.length) data.rows.push([]);
      data.rows.splice(row - 1, kept.length, ...kept);
      return event;
    },
  };
}

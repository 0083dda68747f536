/** The menu's command Set up, as the owner chooses it. */
import { chooseCommand } from '../../../src/local/runtime/menu-command.ts';
import type { SheetData } from '../../../src/emulator/spreadsheet/workbook/sheet-data.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { owner, type TestWorkspace } from '../../contract/support/test-workspace.ts';

/** What Set up told, a sentence each, without its last one about the settings. */
export function chooseSetUp({ emulator }: TestWorkspace): readonly string[] {
  return chooseCommand(emulator, 'setUp', [], owner).split('\n').slice(0, -1);
}

/** The sheet in the workbook's own memory. */
export function sheetOf({ workbook }: TestWorkspace, name: string): SheetData {
  const sheet = sheetNamed(workbook, name);
  if (sheet === undefined) throw new Error(`There is no sheet "${name}".`);
  return sheet;
}

/** The column of a header, counted from 1. */
export function columnUnder({ rows }: SheetData, header: string): number {
  return (rows[0]?.indexOf(header) ?? -1) + 1;
}

/** Edits that people make in the sheets; each one notes which records it touches. */
import { visibleSheet } from '../../../src/emulator/spreadsheet/person/edit-cells.ts';
import type { CellEdit, SheetChange } from '../../../src/emulator/spreadsheet/person/person-edits.ts';
import { styleAt } from '../../../src/emulator/spreadsheet/workbook/style-grid.ts';
import type { CellStyle, StoredCell } from '../../../src/emulator/spreadsheet/workbook/workbook-snapshot.ts';
import { localeRules } from '../../../src/emulator/spreadsheet/typing/locale.ts';
import { sheetNamed } from '../../../src/emulator/spreadsheet/workbook/workbook.ts';
import { plainCell, type RecordRow, recordRows } from '../world/billing-sheets.ts';
import type { SimulatedWorld } from '../world/simulated-world.ts';
import type { PersonStep } from './actor.ts';

type Act = PersonStep['act'];

const settingsSheet = 'Settings';

/** @param choice decides how often the triggers are told */
export function personEdit(act: Act, choice = 0): PersonStep {
  return { kind: 'person_edit', act, choice };
}

/**
 * Spells a number as people write it where the spreadsheet is: Google reads `41.5` as a text in Germany.
 * @param text with a point as its decimal sign, or no number at all
 */
function spelled(text: string, { workbook }: SimulatedWorld): string {
  const { decimal } = localeRules(workbook.data.locale);
  return /^\d+\.\d+$/.test(text) ? text.replace('.', decimal) : text;
}

/**
 * Types under a header into the first row that carries the id; a number with a point, wherever the spreadsheet is.
 * @param formula typed in place of the text, which is its value
 */
export function typeUnder(
  sheet: string,
  id: string,
  header: string,
  text: string,
  formula: string | null = null,
): Act {
  return (world) => {
    const found = rowOf(world, sheet, id);
    const column = found?.columns.get(header);
    if (found === undefined || column === undefined) return undefined;
    world.editedIds.add(id);
    const did = world.person.typeCell({ sheet, row: found.row, column }, formula ?? spelled(text, world));
    if (did !== undefined) world.typed.push({ id, sheet, header, text });
    return did;
  };
}

/** Takes back what was typed under a header: the cell is again what it was. */
export function takeTypingBack(sheet: string, id: string, header: string, before: StoredCell): Act {
  return (world) => {
    const edit = typeUnder(sheet, id, header, String(plainCell(before)))(world);
    const found = rowOf(world, sheet, id);
    const cells = sheetNamed(world.workbook, sheet)?.rows[(found?.row ?? 0) - 1];
    // As text it would be read anew, by the format that the cell has now.
    if (cells !== undefined) cells[(found?.columns.get(header) ?? 0) - 1] = before;
    return edit;
  };
}

/** Lets the cache forget all that it knows: as nobody does, but time. */
export const emptyCache: Act = ({ emulator }) => {
  const cache = emulator.world.caches.open('script');
  for (const name of cache.keys()) cache.remove(name);
  return undefined;
};

/** Types a new row below all others; the triggers are told of the last cell, which makes the row what it is. */
export function typeRow(sheet: string, texts: Readonly<Record<string, string>>): Act {
  return (world) => {
    const row = lastRow(world, sheet) + 1;
    const headers = headersOf(world, sheet);
    const edits = Object.entries(texts).flatMap(([header, text]) => {
      const column = headers.indexOf(header) + 1;
      return column === 0 ? [] : [world.person.typeCell({ sheet, row, column }, spelled(text, world))];
    });
    return edits[edits.length - 1];
  };
}

/** Sets what holds for the whole workspace. */
export function typeSetting(label: string, text: string): Act {
  return (world) => {
    const rows = sheetNamed(world.workbook, settingsSheet)?.rows ?? [];
    const row = rows.findIndex(([first]) => plainCell(first) === label) + 1;
    return row === 0 ? undefined : world.person.typeCell({ sheet: settingsSheet, row, column: 2 }, text);
  };
}

/** Reads the cell under a header in the row of a record, as text. */
export function textUnder(world: SimulatedWorld, sheet: string, id: string, header: string): string {
  const found = rowOf(world, sheet, id);
  return String(plainCell(found?.cells[(found.columns.get(header) ?? 0) - 1]));
}

/** Copies the row of a record, id and all, below the last one. */
export function copyRow(sheet: string, id: string): Act {
  return (world) => {
    const found = rowOf(world, sheet, id);
    if (found === undefined) return undefined;
    world.editedIds.add(id);
    world.duplicatedIds.add(id);
    const texts = found.cells.map((cell) => spelled(String(plainCell(cell)), world));
    return world.person.paste({ sheet, row: lastRow(world, sheet) + 1, column: 1 }, [texts]);
  };
}

/** Notes that the row of a record is gone from here on, whenever that is committed. */
export function noteDeleted(world: SimulatedWorld, id: string): void {
  world.deletedIds.set(id, newestTransaction(world));
}

function newestTransaction({ workbook, scene }: SimulatedWorld): number {
  const journal = workbook.data.sheets.find((sheet) => sheet.id === scene.journalSheetId);
  const transactions = (journal?.rows ?? []).map(([transaction]) => Number(plainCell(transaction)) || 0);
  return Math.max(0, ...transactions);
}

/** Deletes the row of a record, and takes that back: each cell is where it was, with its value and its formatting. */
export function deleteAndTakeBack(
  sheet: string,
  id: string,
): { readonly remove: Act; readonly takeBack: Act } {
  let taken: RecordRow | undefined;
  let looks: readonly CellStyle[] = [];
  return {
    remove(world) {
      taken = rowOf(world, sheet, id);
      if (taken === undefined) return undefined;
      looks = looksOf(world, sheet, taken);
      noteDeleted(world, id);
      return world.person.deleteRows(sheet, taken.row, 1);
    },
    takeBack(world) {
      if (taken === undefined) return undefined;
      world.editedIds.add(id);
      world.duplicatedIds.add(id);
      world.returnedIds.set(id, newestTransaction(world));
      return putBack(world, sheet, taken, looks);
    },
  };
}

// After Ctrl+Z Google reports an inserted row to the triggers; its cells are filled by then.
function putBack(
  world: SimulatedWorld,
  sheet: string,
  { row, cells, columns }: RecordRow,
  looks: readonly CellStyle[],
): SheetChange {
  const event = world.person.insertRows(sheet, row, 1);
  const { rows, styles } = visibleSheet(world.workbook, sheet);
  while (rows.length < row) rows.push([]);
  const before = headersOf(world, sheet).map((header) => (columns.get(header) ?? 0) - 1);
  rows[row - 1] = before.map((index) => cells[index]);
  styles.rows[row - 1] = before.map((index) => looks[index]);
  return event;
}

function looksOf({ workbook }: SimulatedWorld, sheet: string, { row, columns }: RecordRow): CellStyle[] {
  const { styles } = visibleSheet(workbook, sheet);
  const last = Math.max(...columns.values());
  return Array.from({ length: last }, (_, index) => styleAt(styles, row, index + 1));
}

/** Calls a column otherwise. */
export function renameColumn(sheet: string, from: string, to: string): Act {
  return (world): CellEdit | undefined => {
    const column = headersOf(world, sheet).indexOf(from) + 1;
    return column === 0 ? undefined : world.person.typeCell({ sheet, row: 1, column }, to);
  };
}

/** Drags a column to another place. */
export function dragColumn(sheet: string, header: string, to: number): Act {
  return (world) => {
    const headers = headersOf(world, sheet);
    const column = headers.indexOf(header) + 1;
    return column === 0 ? undefined : world.person.moveColumn(sheet, column, Math.min(to, headers.length));
  };
}

function rowOf({ workbook }: SimulatedWorld, sheet: string, id: string): RecordRow | undefined {
  return recordRows(workbook, sheet).find((row) => row.id === id);
}

function lastRow({ workbook }: SimulatedWorld, sheet: string): number {
  return sheetNamed(workbook, sheet)?.rows.length ?? 1;
}

function headersOf({ workbook }: SimulatedWorld, sheet: string): string[] {
  const [header = []] = sheetNamed(workbook, sheet)?.rows ?? [];
  return Array.from(header, (cell) => String(plainCell(cell)));
}

/** A person's edits of cells: typing, pasting, clearing, formatting. */
import type { EmulatorClock } from '../../time/clock.ts';
import type { GridArea, StoredCell } from '../workbook/workbook-snapshot.ts';
import { areaOfTable } from '../mutations/apply-content.ts';
import type { CellPosition, CellEdit, PersonEdits } from './person-edits.ts';
import { isAutomatic } from '../text/number-format.ts';
import { yearOfInstant } from '../typing/serial-date.ts';
import { storedCellAt } from '../workbook/sheet-data.ts';
import { entryRulesOfPerson } from '../typing/entered-values.ts';
import { refuseInvalid } from '../rules/validate-entry.ts';
import type { SheetData } from '../workbook/sheet-data.ts';
import { sheetNamed, type Workbook } from '../workbook/workbook.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

type CellEdits = Pick<PersonEdits, 'typeCell' | 'paste' | 'clearCells' | 'setNumberFormat'>;

/** The edits of cells; each returns the facts of its event, or undefined when a strict drop-down refuses the text. */
export function editCells(workbook: Workbook, clock: EmulatorClock): CellEdits {
  const enter = (cell: CellPosition, texts: readonly (readonly string[])[]): CellEdit | undefined => {
    const sheet = visibleSheet(workbook, cell.sheet);
    const values = texts.map((row) => row.map((text) => (text === '' ? null : text)));
    const shown = { data: workbook.data, computed: workbook.computed(clock.now()) };
    if (isRefused(() => refuseInvalid(sheet, cell, values, shown))) return undefined;
    const area = areaOfTable(cell, texts);
    const before = storedCellAt(sheet, cell.row, cell.column);
    const rules = entryRulesOfPerson(yearOfInstant(clock.now(), workbook.data.timeZone));
    const { row, column } = cell;
    workbook.apply({ op: 'enter_values', sheet_id: sheet.id, row, column, values, rules });
    return edit(cell.sheet, area, { before, after: storedCellAt(sheet, row, column) });
  };
  return {
    typeCell: (cell, text) => enter(cell, [[text]]),
    paste(cell, texts) {
      growGrid(workbook, cell.sheet, areaOfTable(cell, texts));
      return enter(cell, texts);
    },
    clearCells({ sheet: name, area }) {
      const sheet = visibleSheet(workbook, name);
      const before = storedCellAt(sheet, area.row, area.column);
      workbook.apply({ op: 'clear', sheet_id: sheet.id, area, parts: ['contents'] });
      return edit(name, area, { before, after: undefined });
    },
    setNumberFormat({ sheet: name, area }, numberFormat) {
      const { id } = visibleSheet(workbook, name);
      const style = { numberFormat: isAutomatic(numberFormat) ? null : numberFormat };
      workbook.apply({ op: 'set_style', sheet_id: id, area, style });
      return { kind: 'change', changeType: 'FORMAT' };
    },
  };
}

/** True when a drop-down refuses the value: the user interface shows a dialog then, and keeps the old value. */
function isRefused(check: () => void): boolean {
  try {
    check();
    return false;
  } catch (error) {
    if (error instanceof WorkbookError) return true;
    throw error;
  }
}

function growGrid(workbook: Workbook, name: string, area: GridArea): void {
  const { id, maxRows, maxColumns } = visibleSheet(workbook, name);
  const rows = area.row + area.rows - 1 - maxRows;
  const columns = area.column + area.columns - 1 - maxColumns;
  if (rows > 0)
    workbook.apply({ op: 'insert_rows', sheet_id: id, row: maxRows + 1, rows, style_from: maxRows });
  if (columns > 0)
    workbook.apply({
      op: 'insert_columns',
      sheet_id: id,
      column: maxColumns + 1,
      columns,
      style_from: maxColumns,
    });
}

/** The event of an edit; Google adds the values only when a single cell was edited. */
function edit(
  sheet: string,
  area: GridArea,
  { before, after }: { readonly before: StoredCell; readonly after: StoredCell },
): CellEdit {
  if (area.rows * area.columns !== 1) return { kind: 'edit', sheet, area };
  const value = eventText(after);
  const oldValue = eventText(before);
  return {
    kind: 'edit',
    sheet,
    area,
    ...(value === undefined ? {} : { value }),
    ...(oldValue === undefined ? {} : { oldValue }),
  };
}

/** The text of a cell in an event, where a date is its serial number. */
function eventText(cell: StoredCell): string | undefined {
  if (cell === undefined) return undefined;
  if (typeof cell === 'object') return cell.formula;
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
}

/** The sheet that a person sees under this name. */
export function visibleSheet(workbook: Workbook, name: string): SheetData {
  const sheet = sheetNamed(workbook, name);
  if (sheet === undefined)
    throw new Error(`A person cannot touch the sheet "${name}", which does not exist.`);
  return sheet;
}

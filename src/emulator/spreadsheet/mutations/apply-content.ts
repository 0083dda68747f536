/** Applies the changes of cells: values, formulas, formats, notes, drop-downs. */
import type { GridArea, StoredCell } from '../workbook/workbook-snapshot.ts';
import { areaWithout } from './areas.ts';
import type { MutationOf, StyleChange } from './mutation.ts';
import { formulaCell, parseEntered } from '../typing/parse-typed.ts';
import { shownFormula } from '../typing/locale.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { noteKey, putCell, setNote, trimCells, trimRows } from '../workbook/sheet-data.ts';
import { changedStyle, changeEachStyle, changeStyle, plainStyle, styleAt } from '../workbook/style-grid.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** @throws WorkbookError when the area reaches beyond the grid */
export function requireInGrid(sheet: SheetData, area: GridArea): void {
  if (area.row + area.rows - 1 > sheet.maxRows || area.column + area.columns - 1 > sheet.maxColumns)
    throw new WorkbookError('The coordinates of the range are outside the dimensions of the sheet.');
}

/** The area that a table of values covers from its corner. */
export function areaOfTable(
  corner: { readonly row: number; readonly column: number },
  table: readonly (readonly unknown[])[],
): GridArea {
  return { row: corner.row, column: corner.column, rows: table.length, columns: table[0]?.length ?? 0 };
}

/** Reads each entered value as Google does and puts it into its cell, with the format that the cell takes on. */
export function enterValues(
  sheet: SheetData,
  mutation: MutationOf<'enter_values'>,
  workbook: WorkbookData,
): void {
  requireInGrid(sheet, areaOfTable(mutation, mutation.values));
  mutation.values.forEach((values, rowOffset) => {
    values.forEach((value, columnOffset) => {
      const row = mutation.row + rowOffset;
      const column = mutation.column + columnOffset;
      const { numberFormat } = styleAt(sheet.styles, row, column);
      const context = { numberFormat, locale: workbook.locale, timeZone: workbook.timeZone };
      const typed = parseEntered(value, context, mutation.rules);
      putCell(sheet, row, column, typed.cell);
      if (typed.numberFormat !== undefined)
        changeEachStyle(sheet.styles, { row, column, rows: 1, columns: 1 }, (style) =>
          changedStyle(style, { numberFormat: typed.numberFormat ?? null }),
        );
    });
  });
  trimRows(sheet);
}

/** Puts formulas into cells; an empty string clears the cell. */
export function setFormulas(
  sheet: SheetData,
  mutation: MutationOf<'set_formulas'>,
  { locale }: WorkbookData,
): void {
  requireInGrid(sheet, areaOfTable(mutation, mutation.formulas));
  // Whole columns are filled with one formula.
  const known = new Map<string, StoredCell>();
  mutation.formulas.forEach((formulas, rowOffset) => {
    formulas.forEach((formula, columnOffset) => {
      const cell = known.get(formula) ?? cellOfFormula(shownFormula(formula, locale));
      known.set(formula, cell);
      putCell(sheet, mutation.row + rowOffset, mutation.column + columnOffset, cell);
    });
  });
  trimRows(sheet);
}

function cellOfFormula(formula: string): StoredCell {
  if (formula === '') return undefined;
  return formulaCell(formula.startsWith('=') ? formula : `=${formula}`);
}

/** Clears the named parts of an area. */
export function clearArea(sheet: SheetData, mutation: MutationOf<'clear'>): void {
  const { area, parts } = mutation;
  requireInGrid(sheet, area);
  if (parts.includes('contents')) clearContents(sheet, area);
  if (parts.includes('formats')) changeEachStyle(sheet.styles, area, () => plainStyle);
  if (parts.includes('validations')) cutValidations(sheet, area);
  if (!parts.includes('notes') || sheet.notes.size === 0) return;
  for (let row = area.row; row < area.row + area.rows; row += 1)
    for (let column = area.column; column < area.column + area.columns; column += 1)
      sheet.notes.delete(noteKey(row, column));
}

function clearContents(sheet: SheetData, area: GridArea): void {
  const lastRow = Math.min(area.row + area.rows - 1, sheet.rows.length);
  for (let row = area.row; row <= lastRow; row += 1) {
    const cells = sheet.rows[row - 1];
    if (cells === undefined) continue;
    const end = Math.min(area.column + area.columns - 1, cells.length);
    for (let column = area.column; column <= end; column += 1) cells[column - 1] = undefined;
    trimCells(cells);
  }
  trimRows(sheet);
}

/** Changes the format of a whole area alike. */
export function setStyle(sheet: SheetData, mutation: MutationOf<'set_style'>): void {
  requireInGrid(sheet, mutation.area);
  changeStyle(sheet.styles, mutation.area, sheet.maxRows, mutation.style);
}

/** Changes the format of each cell of an area by its own change. */
export function setStyles(sheet: SheetData, mutation: MutationOf<'set_styles'>): void {
  const area = areaOfTable(mutation, mutation.styles);
  requireInGrid(sheet, area);
  if (area.rows === 1) {
    changeEachStyle(sheet.styles, area, (style, row, column) =>
      changedStyle(style, mutation.styles[row]?.[column] ?? {}),
    );
    return;
  }
  // Most tables repeat one change down a column, and a whole column is kept once.
  for (let column = 0; column < area.columns; column += 1)
    for (const { first, rows, change } of runsDown(mutation.styles, column)) {
      const run = { row: area.row + first, column: area.column + column, rows, columns: 1 };
      changeStyle(sheet.styles, run, sheet.maxRows, change);
    }
}

interface ChangesAlike {
  readonly first: number;
  rows: number;
  readonly change: StyleChange;
}

function runsDown(styles: readonly (readonly StyleChange[])[], column: number): readonly ChangesAlike[] {
  const runs: ChangesAlike[] = [];
  for (const [first, row] of styles.entries()) {
    const change = row[column] ?? {};
    const last = runs[runs.length - 1];
    if (last !== undefined && isSame(last.change, change)) last.rows += 1;
    else runs.push({ first, rows: 1, change });
  }
  return runs;
}

function isSame(one: StyleChange, other: StyleChange): boolean {
  const names = Object.keys(one) as (keyof StyleChange)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Sets the notes of cells; an empty string removes one. */
export function setNotes(sheet: SheetData, mutation: MutationOf<'set_notes'>): void {
  requireInGrid(sheet, areaOfTable(mutation, mutation.notes));
  mutation.notes.forEach((notes, rowOffset) => {
    notes.forEach((note, columnOffset) => {
      setNote(sheet, mutation.row + rowOffset, mutation.column + columnOffset, note);
    });
  });
}

/** Gives a whole area one drop-down, or none. */
export function setValidation(sheet: SheetData, mutation: MutationOf<'set_validation'>): void {
  requireInGrid(sheet, mutation.area);
  cutValidations(sheet, mutation.area);
  if (mutation.rule !== null) sheet.validations.push({ ...mutation.rule, area: mutation.area });
}

/** Gives each cell of an area a drop-down of its own, or none. */
export function setValidations(sheet: SheetData, mutation: MutationOf<'set_validations'>): void {
  const corner = areaOfTable(mutation, mutation.rules);
  requireInGrid(sheet, corner);
  cutValidations(sheet, corner);
  mutation.rules.forEach((rules, rowOffset) => {
    rules.forEach((rule, columnOffset) => {
      if (rule === null) return;
      const area = { row: corner.row + rowOffset, column: corner.column + columnOffset, rows: 1, columns: 1 };
      sheet.validations.push({ ...rule, area });
    });
  });
}

/** Takes the drop-downs of an area away. */
function cutValidations(sheet: SheetData, hole: GridArea): void {
  sheet.validations = sheet.validations.flatMap((rule) =>
    areaWithout(rule.area, hole).map((area) => ({ ...rule, area })),
  );
}

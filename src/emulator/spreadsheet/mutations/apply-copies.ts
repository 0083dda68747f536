/** Applies copies and moves of cells, and copies of sheets. */
import { carryReference, rewriteReferences } from '../../formulas/rewrite-references.ts';
import { cutValidations, requireInGrid } from './apply-content.ts';
import { shiftReferences } from './area-shift.ts';
import { areasShared, areaWithout, movedArea } from './areas.ts';
import { followMove, qualified } from './follow-references.ts';
import { limitCells } from '../workbook/limits.ts';
import type { MutationOf } from './mutation.ts';
import { requireFreeName } from './apply-sheet.ts';
import { cellAt, noteKey, putCell, setNote, trimRows } from '../workbook/sheet-data.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { loadSheet, snapshotSheet } from '../workbook/sheet-snapshot.ts';
import { changeEachStyle, plainStyle, styleAt } from '../workbook/style-grid.ts';
import type {
  Area,
  CellStyle,
  SheetArea,
  StoredCell,
  ValidationArea,
} from '../workbook/workbook-snapshot.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** Copies cells to every place of an area, where their relative references move along. */
export function copyArea(sheet: SheetData, mutation: MutationOf<'copy_area'>, workbook: WorkbookData): void {
  const { area, from, parts } = mutation;
  requireInGrid(sheet, area);
  const taken = takeCells(sheetById(workbook, from.sheetId), from.area);
  const moved = (cell: StoredCell, rows: number, columns: number): StoredCell =>
    typeof cell === 'object'
      ? {
          ...cell,
          formula: rewriteReferences(cell.formula, workbook.locale, (one) =>
            carryReference(one, rows, columns),
          ),
        }
      : cell;
  const contentAt = (down: number, right: number): StoredCell => {
    const place = [down % from.area.rows, right % from.area.columns] as const;
    if (parts.includes('values')) return mutation.values?.[place[0]]?.[place[1]];
    const shift = [
      area.row + down - from.area.row - place[0],
      area.column + right - from.area.column - place[1],
    ] as const;
    return moved(taken.cells[place[0]]?.[place[1]], ...shift);
  };
  for (let down = 0; down < area.rows; down += 1)
    for (let right = 0; right < area.columns; right += 1) {
      const [row, column] = [area.row + down, area.column + right];
      if (parts.includes('contents') || parts.includes('values'))
        putCell(sheet, row, column, contentAt(down, right));
      if (parts.includes('notes'))
        setNote(sheet, row, column, taken.notes[down % from.area.rows]?.[right % from.area.columns] ?? '');
    }
  trimRows(sheet);
  if (parts.includes('formats'))
    changeEachStyle(sheet.styles, area, (_, down, right) =>
      styleOf(taken, down % from.area.rows, right % from.area.columns),
    );
  if (parts.includes('validations')) putValidations(sheet, area, from.area, taken.validations);
}

/** Moves cells; their old place is blank then, and the references of all formulas to them follow. */
export function moveArea(sheet: SheetData, mutation: MutationOf<'move_area'>, workbook: WorkbookData): void {
  const { area, to } = mutation;
  const target = sheetById(workbook, to.sheet_id);
  const place: Area = { ...area, row: to.row, column: to.column };
  requireInGrid(sheet, area);
  requireInGrid(target, place);
  followMove(workbook, { sheet, area }, { sheet: target, area: place });
  const taken = takeCells(sheet, area);
  const isMoved = (other: Area): boolean => areaWithout(other, area).length === 0;
  const shift = (other: Area): readonly Area[] => [isMoved(other) ? movedArea(other, area, place) : other];
  if (sheet === target) for (const other of workbook.sheets) shiftReferences(other, sheet.id, shift);
  workbook.namedRanges = workbook.namedRanges.map((named) =>
    named.sheetId === sheet.id && isMoved(named.area)
      ? { ...named, sheetId: target.id, area: movedArea(named.area, area, place) }
      : named,
  );
  fill(sheet, area, { cells: [], notes: [], styles: [], validations: [] });
  const cells =
    sheet === target
      ? taken.cells
      : taken.cells.map((row) => row.map((cell) => qualified(cell, sheet.name, workbook)));
  fill(target, place, { ...taken, cells });
  putValidations(target, place, area, taken.validations);
}

function fill(sheet: SheetData, area: Area, taken: TakenCells): void {
  for (let down = 0; down < area.rows; down += 1)
    for (let right = 0; right < area.columns; right += 1) {
      putCell(sheet, area.row + down, area.column + right, taken.cells[down]?.[right]);
      setNote(sheet, area.row + down, area.column + right, taken.notes[down]?.[right] ?? '');
    }
  trimRows(sheet);
  changeEachStyle(sheet.styles, area, (_, down, right) => styleOf(taken, down, right));
  cutValidations(sheet, area);
}

interface TakenCells {
  readonly cells: readonly (readonly StoredCell[])[];
  readonly notes: readonly (readonly string[])[];
  readonly styles: readonly (readonly CellStyle[])[];
  readonly validations: readonly ValidationArea[];
}

function takeCells(sheet: SheetData, area: Area): TakenCells {
  requireInGrid(sheet, area);
  const each = <T>(read: (row: number, column: number) => T): T[][] =>
    Array.from({ length: area.rows }, (_, down) =>
      Array.from({ length: area.columns }, (__, right) => read(area.row + down, area.column + right)),
    );
  return {
    cells: each((row, column) => cellAt(sheet, row, column)),
    notes: each((row, column) => sheet.notes.get(noteKey(row, column)) ?? ''),
    styles: each((row, column) => styleAt(sheet.styles, row, column)),
    validations: sheet.validations.flatMap((rule) => {
      const shared = areasShared(rule.area, area);
      return shared === undefined ? [] : [{ ...rule, area: shared }];
    }),
  };
}

function styleOf({ styles }: TakenCells, down: number, right: number): CellStyle {
  return styles[down]?.[right] ?? plainStyle;
}

function putValidations(sheet: SheetData, area: Area, from: Area, rules: readonly ValidationArea[]): void {
  cutValidations(sheet, area);
  for (let down = 0; down < area.rows; down += from.rows)
    for (let right = 0; right < area.columns; right += from.columns)
      for (const rule of rules) {
        const row = rule.area.row - from.row + area.row + down;
        const column = rule.area.column - from.column + area.column + right;
        sheet.validations.push({ ...rule, area: { ...rule.area, row, column } });
      }
}

function sheetById({ sheets }: WorkbookData, id: number): SheetData {
  const found = sheets.find((sheet) => sheet.id === id);
  if (found === undefined) throw new WorkbookError(`Sheet ${id} not found`);
  return found;
}

/**
 * Copies a whole sheet. Formulas keep their words: a reference without a sheet's name means the copy, one with the name
 * goes on meaning the sheet of that name. Lists in cells and charts of the copy mean its own cells.
 */
export function copySheet(workbook: WorkbookData, mutation: MutationOf<'copy_sheet'>): void {
  const source = sheetById(workbook, mutation.from);
  requireFreeName(workbook, mutation.name);
  limitCells(workbook, source.maxRows * source.maxColumns);
  const own = (reference: SheetArea): SheetArea =>
    reference.sheetId === source.id ? { ...reference, sheetId: mutation.sheet_id } : reference;
  const snapshot = snapshotSheet(source);
  const copy = loadSheet({
    ...snapshot,
    id: mutation.sheet_id,
    name: mutation.name,
    hidden: false,
    validations: snapshot.validations.map((rule) =>
      rule.source === undefined ? rule : { ...rule, source: own(rule.source) },
    ),
    charts: (snapshot.charts ?? []).map((chart) => ({ ...chart, ranges: chart.ranges.map(own) })),
  });
  workbook.sheets.splice(mutation.index, 0, copy);
}

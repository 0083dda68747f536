/** Computes the formulas of the workbook, each when its value is first read. */
import { cellReader, rowsWithFormulas } from '../spreadsheet/workbook/packed-rows.ts';
import { storedCellAt, type SheetData, type WorkbookData } from '../spreadsheet/workbook/sheet-data.ts';
import { evaluateFormula } from './evaluate-formula.ts';
import { type FormulaScope, scalarOf } from './formula-scope.ts';
import { FormulaUnreadable } from './formula-syntax.ts';
import { formulaErrors, isFormulaError, type Matrix, type Scalar } from './formula-value.ts';
import { parseFormula } from './parse-formula.ts';

export interface ComputedWorkbook {
  /** The value of a cell, or of its formula; null for a blank one. */
  valueAt(sheet: string, row: number, column: number): Scalar;
  /** Computes every formula of the workbook. @returns how many cells the formulas have read for that, on which sheets */
  recalculate(): { readonly cells: number; readonly sheets: ReadonlySet<string> };
  /**
   * Whether a formula that was written for one cell holds for another, its relative references moved along.
   * A formula that fails does not hold.
   */
  holds(formula: string, sheet: string, from: Place, at: Place): boolean;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** @param today in days since 1899-12-30, in the spreadsheet's time zone */
export function computeWorkbook({ sheets, locale }: WorkbookData, today: number): ComputedWorkbook {
  const byName = new Map(sheets.map((sheet) => [sheet.name, sheet]));
  const known = new Map<string, Scalar>();
  const read = { cells: 0, sheets: new Set<string>() };
  const open = new Set<string>();
  // Null while every cell that a formula reads is to be counted, and from the first circular reference on, whose value
  // depends on where one begins.
  let shared: Map<string, Matrix> | null = new Map();
  const compute = (formula: string, sheet: string, place: Place, moved: FormulaScope['moved']): Scalar => {
    const scope: FormulaScope = {
      ...{ sheet, ...place, moved, today, extentOf, valueAt: readAt, readerOf },
      get shared() {
        return shared;
      },
    };
    // The operands of large sheets take much memory: they are kept for one execution.
    if (shared?.size === 0) queueMicrotask(() => shared?.clear());
    try {
      return scalarOf(evaluateFormula(parseFormula(formula, locale), scope), scope);
    } catch (error) {
      if (error instanceof FormulaUnreadable) return formulaErrors.syntax;
      throw error;
    }
  };
  const extentOf: FormulaScope['extentOf'] = (name) => {
    const sheet = byName.get(name);
    return sheet && { rows: sheet.maxRows, columns: sheet.maxColumns };
  };
  const valueAt = (name: string, row: number, column: number): Scalar => {
    const cell = storedCell(byName.get(name), row, column);
    if (typeof cell !== 'object') return cell ?? null;
    const key = `${name}!${row}:${column}`;
    const found = known.get(key);
    if (found !== undefined) {
      if (open.has(key)) shared = null;
      return found;
    }
    // A cell whose formula needs its own value is a circular reference.
    known.set(key, formulaErrors.reference);
    open.add(key);
    const value = compute(cell.formula, name, { row, column }, { rows: 0, columns: 0 });
    open.delete(key);
    known.set(key, value);
    return value;
  };
  const readAt: FormulaScope['valueAt'] = (sheet, row, column) => {
    read.cells += 1;
    read.sheets.add(sheet);
    return valueAt(sheet, row, column);
  };
  const readerOf: FormulaScope['readerOf'] = (name) => {
    const rows = byName.get(name)?.rows ?? [];
    const storedAt = cellReader(rows);
    read.sheets.add(name);
    return (row, column) => {
      read.cells += 1;
      const cell = storedAt(row - 1, column - 1);
      return typeof cell === 'object' ? valueAt(name, row, column) : (cell ?? null);
    };
  };
  return {
    valueAt,
    recalculate() {
      known.clear();
      shared = null;
      read.cells = 0;
      read.sheets.clear();
      for (const { name, rows } of sheets) {
        for (const [row, cells] of rowsWithFormulas(rows))
          for (const [column, cell] of cells.entries())
            if (typeof cell === 'object') valueAt(name, row + 1, column + 1);
      }
      return { cells: read.cells, sheets: new Set(read.sheets) };
    },
    holds(formula, sheet, from, at) {
      const moved = { rows: at.row - from.row, columns: at.column - from.column };
      const value = compute(formula, sheet, at, moved);
      return !isFormulaError(value) && value !== null && value !== false && value !== 0 && value !== '';
    },
  };
}

function storedCell(
  sheet: SheetData | undefined,
  row: number,
  column: number,
): ReturnType<typeof storedCellAt> {
  return sheet === undefined ? undefined : storedCellAt(sheet, row, column);
}

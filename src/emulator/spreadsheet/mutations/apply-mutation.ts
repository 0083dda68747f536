/** Applies a mutation to the workbook in memory, by a table of all kinds of mutations. */
import {
  clearArea,
  enterValues,
  setFormulas,
  setNotes,
  setStyle,
  setStyles,
  setValidation,
  setValidations,
} from './apply-content.ts';
import { deleteSheet, insertSheet, setColumns, setSheet, setWorkbook } from './apply-sheet.ts';
import { deleteColumns, deleteRows, insertColumns, insertRows, moveColumn } from './apply-structure.ts';
import type { WorkbookMutation, MutationOf } from './mutation.ts';
import type { SheetData, WorkbookData } from '../workbook/sheet-data.ts';
import { sortRows } from './sort-rows.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

type SheetOp = Exclude<WorkbookMutation['op'], 'set_workbook' | 'insert_sheet'>;

type AppliersByOp = {
  readonly [Op in SheetOp]: (sheet: SheetData, mutation: MutationOf<Op>, workbook: WorkbookData) => void;
};

const appliers: AppliersByOp = {
  enter_values: enterValues,
  set_formulas: setFormulas,
  clear: clearArea,
  set_style: setStyle,
  set_styles: setStyles,
  set_notes: setNotes,
  set_validation: setValidation,
  set_validations: setValidations,
  insert_rows: insertRows,
  delete_rows: deleteRows,
  insert_columns: insertColumns,
  delete_columns: deleteColumns,
  move_column: moveColumn,
  sort_rows: sortRows,
  delete_sheet: deleteSheet,
  set_sheet: setSheet,
  set_columns: setColumns,
  set_conditional_formats(sheet, mutation) {
    sheet.conditionalFormats = mutation.rules;
  },
  set_protections(sheet, mutation) {
    sheet.protections = mutation.protections;
  },
  set_charts(sheet, mutation) {
    sheet.charts = mutation.charts;
  },
  set_filter(sheet, mutation) {
    sheet.filter = mutation.area ?? undefined;
  },
};

/** @throws WorkbookError, with nothing changed, when Google would refuse it */
export function applyMutation(workbook: WorkbookData, mutation: WorkbookMutation): void {
  if (mutation.op === 'set_workbook') {
    setWorkbook(workbook, mutation);
    return;
  }
  if (mutation.op === 'insert_sheet') {
    insertSheet(workbook, mutation);
    return;
  }
  const sheet = workbook.sheets.find((candidate) => candidate.id === mutation.sheet_id);
  if (sheet === undefined) throw new WorkbookError(`Sheet ${mutation.sheet_id} not found`);
  const apply = appliers[mutation.op] as (
    sheet: SheetData,
    mutation: WorkbookMutation,
    workbook: WorkbookData,
  ) => void;
  apply(sheet, mutation, workbook);
}

/** What a person does to rows, columns and sheets. */
import type { ChangeType } from '../../triggers/fire-person-event.ts';
import type { HandChange, Hands } from './person-edits.ts';
import { visibleSheet } from './person-edits.ts';
import type { Mutation } from '../mutations/mutation.ts';
import type { Workbook } from '../workbook/workbook.ts';

type HandsOnStructure = Omit<Hands, 'typeCell' | 'paste' | 'clearCells' | 'setNumberFormat'>;

export function handsOnStructure(workbook: Workbook): HandsOnStructure {
  const change = (changeType: ChangeType, mutation: Mutation): HandChange => {
    workbook.apply(mutation);
    return { kind: 'change', changeType };
  };
  const idOf = (name: string): number => visibleSheet(workbook, name).id;
  return {
    ...handsOnRows(workbook, change),
    insertColumn: (sheet, column) =>
      change('INSERT_COLUMN', {
        op: 'insert_columns',
        sheet_id: idOf(sheet),
        column,
        columns: 1,
        style_from: Math.max(1, column - 1),
      }),
    deleteColumn: (sheet, column) =>
      change('REMOVE_COLUMN', { op: 'delete_columns', sheet_id: idOf(sheet), column, columns: 1 }),
    moveColumn: (sheet, column, to) =>
      change('OTHER', { op: 'move_column', sheet_id: idOf(sheet), column, to }),
    renameSheet: (sheet, name) => change('OTHER', { op: 'set_sheet', sheet_id: idOf(sheet), name }),
    deleteSheet: (sheet) => change('REMOVE_GRID', { op: 'delete_sheet', sheet_id: idOf(sheet) }),
  };
}

function handsOnRows(
  workbook: Workbook,
  change: (changeType: ChangeType, mutation: Mutation) => HandChange,
): Pick<Hands, 'sortSheet' | 'insertRows' | 'deleteRows'> {
  return {
    sortSheet(name, column, order) {
      const { id, frozenRows, maxRows, maxColumns } = visibleSheet(workbook, name);
      const area = { row: frozenRows + 1, column: 1, rows: maxRows - frozenRows, columns: maxColumns };
      const keys = [{ column, ascending: order === 'ascending' }];
      return change('OTHER', { op: 'sort_rows', sheet_id: id, area, keys });
    },
    insertRows(name, row, rows) {
      const { id } = visibleSheet(workbook, name);
      const styleFrom = Math.max(1, row - 1);
      return change('INSERT_ROW', { op: 'insert_rows', sheet_id: id, row, rows, style_from: styleFrom });
    },
    deleteRows: (name, row, rows) =>
      change('REMOVE_ROW', { op: 'delete_rows', sheet_id: visibleSheet(workbook, name).id, row, rows }),
  };
}

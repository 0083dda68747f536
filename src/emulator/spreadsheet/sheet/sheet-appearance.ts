/** The members of a Sheet about how it looks: frozen rows, column widths, hidden columns, the tab's colour. */
import { defaultColumnWidthPx } from '../workbook/limits.ts';
import { numberArguments, truthArgument } from '../access/script-arguments.ts';
import { normalColour } from '../typing/colours.ts';
import type { SheetAccess } from './sheet-access.ts';

/** The members; those that change something return the Sheet itself where Google does. */
export function sheetAppearance(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  return {
    ...columnAppearance(access, self),
    getFrozenRows: () => access.call('getFrozenRows', (sheet) => sheet.frozenRows),
    setFrozenRows(...args: unknown[]) {
      const [rows = 0] = numberArguments(realm, 'Sheet.setFrozenRows', args, { least: 1, most: 1 });
      access.write('setFrozenRows', { op: 'set_sheet', sheet_id: sheetId, frozen_rows: rows });
    },
    setHiddenGridlines(isHidden: unknown) {
      const hidden = truthArgument(realm, 'Sheet.setHiddenGridlines', isHidden);
      access.write('setHiddenGridlines', { op: 'set_sheet', sheet_id: sheetId, hidden_gridlines: hidden });
      return self();
    },
    setTabColor(color: unknown) {
      const tabColor = typeof color === 'string' ? normalColour(color) : null;
      access.write('setTabColor', {
        op: 'set_sheet',
        sheet_id: sheetId,
        ...(tabColor === undefined ? {} : { tab_color: tabColor }),
      });
      return self();
    },
  };
}

function columnAppearance(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { realm } = document.execution;
  const numbers = (member: string, args: readonly unknown[], least: number, most: number) =>
    numberArguments(realm, `Sheet.${member}`, args, { least, most });
  const setHidden = (member: string, args: readonly unknown[], hidden: boolean): void => {
    const [column = 1, columns = 1] = numbers(member, args, 1, 2);
    access.write(member, { op: 'set_columns', sheet_id: sheetId, column, columns, hidden });
  };
  const setWidth = (member: string, column: number, columns: number, widthPx: number): object => {
    access.write(member, { op: 'set_columns', sheet_id: sheetId, column, columns, width_px: widthPx });
    return self();
  };
  return {
    setColumnWidth(...args: unknown[]) {
      const [column = 1, widthPx = defaultColumnWidthPx] = numbers('setColumnWidth', args, 2, 2);
      return setWidth('setColumnWidth', column, 1, widthPx);
    },
    setColumnWidths(...args: unknown[]) {
      const [column = 1, columns = 1, widthPx = defaultColumnWidthPx] = numbers(
        'setColumnWidths',
        args,
        3,
        3,
      );
      return setWidth('setColumnWidths', column, columns, widthPx);
    },
    hideColumns: (...args: unknown[]) => setHidden('hideColumns', args, true),
    showColumns: (...args: unknown[]) => setHidden('showColumns', args, false),
    isColumnHiddenByUser(...args: unknown[]) {
      const [column = 1] = numbers('isColumnHiddenByUser', args, 1, 1);
      const isHidden = (hidden: readonly boolean[]) => hidden[column - 1] ?? false;
      return access.call('isColumnHiddenByUser', (sheet) => isHidden(sheet.hiddenColumns), {
        detail: [column],
      });
    },
  };
}

/** The members of a Sheet that insert and delete rows and columns. */
import { numberArguments } from '../access/script-arguments.ts';
import type { SheetAccess } from './sheet-access.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** The members; those that insert rows or columns return the Sheet itself where Google does. */
export function sheetGrid(access: SheetAccess, self: () => object) {
  return { ...rows(access, self), ...columns(access, self) };
}

interface Arguments {
  readonly at: number;
  readonly count: number;
}

/** A member that takes a position and a number of rows or columns; the number is 1 unless given. */
function placeAndCount(
  access: SheetAccess,
  member: string,
  self: () => object,
  perform: (args: Arguments) => void,
): (...args: unknown[]) => object {
  const { realm } = access.document.execution;
  return (...args) => {
    const numbers = numberArguments(realm, `Sheet.${member}`, args, { least: 1, most: 2 });
    const [at = 1, count = 1] = numbers;
    access.call(member, () => perform({ at, count }), { detail: numbers });
    return self();
  };
}

function rows(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const { switches } = document.execution;
  const insert = (row: number, count: number): void => {
    if (!(count >= 1)) throw new WorkbookError('The number of rows in the range must be at least 1.');
    // There is no row above the first, so the new row takes the formats of the one below.
    const styleFrom = switches.newRowsInheritFormat ? Math.max(1, row - 1) : null;
    document.workbook.apply({
      op: 'insert_rows',
      sheet_id: sheetId,
      row,
      rows: count,
      style_from: styleFrom,
    });
  };
  const before = (member: string) =>
    placeAndCount(access, member, self, ({ at, count }) => besideRow(access, at, () => insert(at, count)));
  const after = (member: string) =>
    placeAndCount(access, member, self, ({ at, count }) =>
      besideRow(access, at, () => insert(at + 1, count)),
    );
  const remove = (member: string) =>
    placeAndCount(access, member, self, ({ at, count }) =>
      document.workbook.apply({ op: 'delete_rows', sheet_id: sheetId, row: at, rows: count }),
    );
  return {
    insertRowsBefore: before('insertRowsBefore'),
    insertRowBefore: before('insertRowBefore'),
    insertRowsAfter: after('insertRowsAfter'),
    deleteRows: remove('deleteRows'),
  };
}

/** Google inserts rows only beside a row that exists. */
function besideRow({ document, sheetId }: SheetAccess, row: number, insert: () => void): void {
  if (!(row >= 1) || row > document.sheet(sheetId).maxRows)
    throw new WorkbookError('Those rows are out of bounds.');
  insert();
}

function columns(access: SheetAccess, self: () => object) {
  const { document, sheetId } = access;
  const insert = (at: number, offset: number, count: number): void => {
    if (!(at >= 1) || at > document.sheet(sheetId).maxColumns)
      throw new WorkbookError('Those columns are out of bounds.');
    if (!(count >= 1)) throw new WorkbookError('The number of columns in the range must be at least 1.');
    const column = at + offset;
    const styleFrom = Math.max(1, column - 1);
    document.workbook.apply({
      op: 'insert_columns',
      sheet_id: sheetId,
      column,
      columns: count,
      style_from: styleFrom,
    });
  };
  const inserting = (member: string, offset: number) =>
    placeAndCount(access, member, self, ({ at, count }) => insert(at, offset, count));
  const deleting = (member: string) =>
    placeAndCount(access, member, self, ({ at, count }) =>
      document.workbook.apply({ op: 'delete_columns', sheet_id: sheetId, column: at, columns: count }),
    );
  return {
    insertColumnBefore: inserting('insertColumnBefore', 0),
    insertColumnsAfter: inserting('insertColumnsAfter', 1),
    insertColumnAfter: inserting('insertColumnAfter', 1),
    deleteColumns: deleting('deleteColumns'),
  };
}

/** The emulated class Range, with the members that say where it is. */
import { strictInGroups } from '../../realm/strict.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createRangeAccess, type RangeAccess } from './range-access.ts';
import { rangeCheckboxes } from './range-checkboxes.ts';
import { rangeClearing, rangeContent } from './range-content.ts';
import { rangeCopies } from './range-copies.ts';
import { rangeFormats } from './range-formats.ts';
import { rangePluralFormats } from './range-plural-formats.ts';
import { rangeRules } from './range-rules.ts';
import { rangeReferences, numberArguments } from '../access/script-arguments.ts';
import { a1OfArea, checkedArea } from './a1-notation.ts';

/** A Range of the sheet; the caller has checked the area. */
export function createRange(document: DocumentAccess, sheetId: number, area: Area): object {
  const access = createRangeAccess(document, sheetId, area);
  const self = (): object => range;
  const range: object = strictInGroups(document.execution.realm, 'Range', [
    () => rangePosition(access),
    () => rangeContent(access, self),
    () => rangeClearing(access, self),
    () => rangeFormats(access, self),
    () => rangePluralFormats(access, self),
    () => rangeRules(access, self),
    () => rangeCopies(access),
    () => rangeCheckboxes(access, self),
  ]);
  rangeReferences.set(range, { sheetId, area });
  return range;
}

/** The members that say where the Range is; Google answers them without touching the document. */
function rangePosition(access: RangeAccess) {
  const { document, sheetId, area } = access;
  return {
    getRow: () => area.row,
    getColumn: () => area.column,
    getNumRows: () => area.rows,
    getNumColumns: () => area.columns,
    getHeight: () => area.rows,
    getWidth: () => area.columns,
    getLastRow: () => area.row + area.rows - 1,
    getLastColumn: () => area.column + area.columns - 1,
    getA1Notation: () => a1OfArea(area),
    getGridId: () => sheetId,
    getSheet: () => document.sheetObject(sheetId),
    offset(...args: unknown[]) {
      const numbers = numberArguments(document.execution.realm, 'Range.offset', args, { least: 2, most: 4 });
      const moved = document.lazy('Range.offset', [sheetId, a1OfArea(area), ...numbers], () =>
        offsetArea(access, numbers),
      );
      return document.rangeObject(sheetId, moved);
    },
    getCell(...args: unknown[]) {
      const numbers = numberArguments(document.execution.realm, 'Range.getCell', args, { least: 2, most: 2 });
      const [row = 1, column = 1] = numbers;
      if (row < 1 || column < 1 || row > area.rows || column > area.columns)
        throw document.execution.realm.exception('Cell reference out of range');
      const cell = { row: area.row + row - 1, column: area.column + column - 1, rows: 1, columns: 1 };
      return document.rangeObject(sheetId, cell);
    },
  };
}

function offsetArea({ document, sheetId, area }: RangeAccess, numbers: readonly number[]): Area {
  const [rows = 0, columns = 0, numRows = area.rows, numColumns = area.columns] = numbers;
  return checkedArea(document.sheet(sheetId), {
    row: area.row + rows,
    column: area.column + columns,
    rows: numRows,
    columns: numColumns,
  });
}

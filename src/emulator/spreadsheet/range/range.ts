/** The emulated class Range, with the members that say where it is. */
import { strictInGroups } from '../../realm/strict.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { createRangeAccess, type RangeAccess } from './range-access.ts';
import { rangeContent } from './range-content.ts';
import { rangeFormats } from './range-formats.ts';
import { rangeRules } from './range-rules.ts';
import { rangeReferences } from '../access/script-arguments.ts';
import { a1OfArea } from './a1-notation.ts';

/** A Range of the sheet; the caller has checked the area. */
export function createRange(document: DocumentAccess, sheetId: number, area: GridArea): object {
  const access = createRangeAccess(document, sheetId, area);
  const self = (): object => range;
  const range: object = strictInGroups(document.execution.realm, 'Range', [
    () => rangePosition(access),
    () => rangeContent(access, self),
    () => rangeFormats(access, self),
    () => rangeRules(access, self),
  ]);
  rangeReferences.set(range, { sheetId, area });
  return range;
}

/** The members that say where the Range is; Google answers them without touching the document. */
function rangePosition({ document, sheetId, area }: RangeAccess) {
  return {
    getRow: () => area.row,
    getColumn: () => area.column,
    getNumRows: () => area.rows,
    getNumColumns: () => area.columns,
    getLastRow: () => area.row + area.rows - 1,
    getLastColumn: () => area.column + area.columns - 1,
    getA1Notation: () => a1OfArea(area),
    getGridId: () => sheetId,
    getSheet: () => document.sheetObject(sheetId),
  };
}

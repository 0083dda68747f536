/** The emulated class Filter: the area of a sheet's filter. The emulator hides no rows. */
import { strict } from '../../realm/strict.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import type { DocumentAccess } from '../access/document-access.ts';

/** The filter of a sheet, or null. */
export function readFilter(document: DocumentAccess, sheetId: number): object | null {
  const area = document.call(
    { member: 'Sheet.getFilter', detail: [sheetId], sheetId },
    () => document.sheet(sheetId).filter ?? null,
  );
  return area === null ? null : createFilter(document, sheetId, area);
}

/** The filter over that area. */
export function createFilter(document: DocumentAccess, sheetId: number, area: Area): object {
  return strict(document.execution.realm, 'Filter', {
    getRange: () => document.rangeObject(sheetId, area),
    remove() {
      document.call({ member: 'Filter.remove', detail: [sheetId], sheetId }, () =>
        document.workbook.apply({ op: 'set_filter', sheet_id: sheetId, area: null }),
      );
    },
  });
}

/** The emulated class Filter: the area of a sheet's filter. The emulator hides no rows. */
import { strict } from '../../realm/strict.ts';
import type { Area } from '../workbook/workbook-snapshot.ts';
import { standsFor, signatureError } from '../access/script-arguments.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

/** The filter of a sheet, or null. */
export function readFilter(document: DocumentAccess, sheetId: number): object | null {
  const area = document.call(
    { member: 'Sheet.getFilter', detail: [sheetId], sheetId },
    () => document.sheet(sheetId).filter ?? null,
  );
  return area === null ? null : createFilter(document, sheetId, area);
}

/** The values that a criterion hides. */
const filterCriteria = new WeakMap<object, readonly unknown[]>();

/** A builder of a criterion that hides rows by the values of a column. */
export function createFilterCriteriaBuilder(document: DocumentAccess): object {
  const { realm } = document.execution;
  let hidden: readonly unknown[] = [];
  const builder: object = strict(realm, 'FilterCriteriaBuilder', {
    setHiddenValues(values: readonly unknown[]) {
      hidden = [...values];
      return builder;
    },
    getHiddenValues: () => realm.array(hidden),
    build() {
      const criteria = strict(realm, 'FilterCriteria', { getHiddenValues: () => realm.array(hidden) });
      filterCriteria.set(criteria, hidden);
      return criteria;
    },
  });
  return builder;
}

/** The filter over that area. */
export function createFilter(document: DocumentAccess, sheetId: number, area: Area): object {
  const { realm } = document.execution;
  const filter: object = strict(realm, 'Filter', {
    getRange: () => document.rangeObject(sheetId, area),
    setColumnFilterCriteria(column: unknown, criteria: unknown) {
      if (
        typeof column !== 'number' ||
        (criteria !== null && standsFor(filterCriteria, criteria) === undefined)
      )
        throw signatureError(realm, 'Filter.setColumnFilterCriteria', [column, criteria]);
      document.call({ member: 'Filter.setColumnFilterCriteria', detail: [sheetId, column], sheetId }, () => {
        if (column < area.column || column >= area.column + area.columns)
          throw new WorkbookError('The column is outside the filter.');
      });
      return filter;
    },
    remove() {
      document.call({ member: 'Filter.remove', detail: [sheetId], sheetId }, () =>
        document.workbook.apply({ op: 'set_filter', sheet_id: sheetId, area: null }),
      );
    },
  });
  return filter;
}

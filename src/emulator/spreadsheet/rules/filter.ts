/** The emulated class Filter: the area of a sheet's filter. The emulator hides no rows. */
import { strict } from '../../realm/strict.ts';
import type { GridArea } from '../workbook/workbook-snapshot.ts';
import { signatureError } from '../access/script-arguments.ts';
import type { DocumentAccess } from '../access/document-access.ts';
import { WorkbookError } from '../workbook/workbook-error.ts';

const filterCriteria = new WeakSet<object>();

/** A builder of a criterion that hides rows by the values of a column. */
export function createFilterCriteriaBuilder({ execution }: DocumentAccess): object {
  const builder: object = strict(execution.realm, 'FilterCriteriaBuilder', {
    setHiddenValues: (_values: readonly unknown[]) => builder,
    build() {
      const criteria = strict(execution.realm, 'FilterCriteria', {});
      filterCriteria.add(criteria);
      return criteria;
    },
  });
  return builder;
}

/** The filter over that area. */
export function createFilter(document: DocumentAccess, sheetId: number, area: GridArea): object {
  const { realm } = document.execution;
  const filter: object = strict(realm, 'Filter', {
    setColumnFilterCriteria(column: unknown, criteria: unknown) {
      if (typeof column !== 'number' || !filterCriteria.has(Object(criteria)))
        throw signatureError(realm, 'Filter.setColumnFilterCriteria', [column, criteria]);
      document.call({ member: 'Filter.setColumnFilterCriteria', detail: [sheetId, column], sheetId }, () => {
        if (column < area.column || column >= area.column + area.columns)
          throw new WorkbookError('The column is outside the filter.');
      });
      return filter;
    },
  });
  return filter;
}

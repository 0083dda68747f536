/** Finds the table of records or of line items that a planned sheet holds. */
import { resources } from '../../../core/resources/index.ts';
import type { Resource } from '../../../core/schema/resource.ts';
import { itemsTable, recordTable, type Table } from '../../../core/store/table.ts';

export interface PlannedTable {
  readonly resource: Resource;
  readonly table: Table;
}

/** The table of a sheet; null for a sheet without records or line items. */
export function plannedTable(sheet: string): PlannedTable | null {
  const resource = resources.find((one) => one.sheet === sheet || one.itemsSheet === sheet);
  if (resource === undefined) return null;
  const table = sheet === resource.sheet ? recordTable(resource) : itemsTable(resource);
  return table === null ? null : { resource, table };
}

/** Stands in for the sheets that Set up has never made. */
import type { Resource } from '../../schema/resource.ts';
import { loadSettings } from '../../settings.ts';
import type { Area, Cell, SheetDocument, Workspace } from '../../workspace.ts';
import { isAbsent } from '../absent-sheets.ts';
import { itemsTable, recordTable, type Table } from '../table.ts';

/**
 * The document in which the sheets of these resources are read as ones without rows. Each look at such a sheet asks
 * the settings again, because Set up may have made it meanwhile: one call of the properties instead of the document's.
 */
export function absentSheets(workspace: Workspace, resources: readonly Resource[]): SheetDocument {
  const { document } = workspace;
  const absent = resources.flatMap(tablesOf);
  const find = (sheet: string): Table | undefined => {
    const table = absent.find((one) => one.sheet === sheet);
    return table && isAbsent(loadSettings(workspace, undefined), sheet) ? table : undefined;
  };
  const headerOf = ({ columns }: Table): Cell[] => columns.map(({ header }) => header);
  return {
    ...document,
    read(sheet, area) {
      const table = find(sheet);
      return table === undefined ? document.read(sheet, area) : readHeader(headerOf(table), area);
    },
    readRow(sheet, row) {
      const table = find(sheet);
      return table === undefined ? document.readRow(sheet, row) : row === 1 ? headerOf(table) : [];
    },
    find: (sheet, ...asked) => (find(sheet) === undefined ? document.find(sheet, ...asked) : []),
    contains: (sheet, ...asked) => find(sheet) === undefined && document.contains(sheet, ...asked),
    gridRows: (sheet) => (find(sheet) === undefined ? document.gridRows(sheet) : 1),
    lastContentRow: (sheet) => (find(sheet) === undefined ? document.lastContentRow(sheet) : 1),
  };
}

function tablesOf(resource: Resource): Table[] {
  return [recordTable(resource), itemsTable(resource) ?? []].flat();
}

function readHeader(header: readonly Cell[], { row, column, columns }: Area): Cell[][] {
  return row > 1 ? [] : [Array.from({ length: columns }, (_, index) => header[column - 1 + index] ?? '')];
}

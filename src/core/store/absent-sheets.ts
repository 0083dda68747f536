/** Stands in for the sheets of resources that are newer than the workbook, until Set up makes them: they have no records. */
import { Refusal } from '../errors/refusal.ts';
import type { Resource } from '../schema/resource.ts';
import { loadSettings, type Settings } from '../settings.ts';
import type { Area, Cell, SheetDocument, Workspace } from '../workspace.ts';
import { madeColumns } from './made-columns.ts';
import { itemsTable, recordTable, type Table } from './table.ts';

/**
 * The document in which a sheet that Set up has never made is read as one without rows. Each look at such a sheet asks
 * the settings again, because Set up may have made it meanwhile: one call of the properties instead of the document's.
 */
export function withAbsentSheets(workspace: Workspace, settings: Settings): SheetDocument {
  const { document, resources } = workspace;
  const absent = resources.filter(({ sheet }) => isAbsent(settings, sheet)).flatMap(tablesOf);
  if (absent.length === 0) return document;
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

/**
 * Refuses a record of a resource whose sheet Set up has never made.
 * @throws Refusal workspace_misconfigured
 */
export function refuseAbsent(workspace: Workspace, settings: Settings, { sheet }: Resource): void {
  if (!isAbsent(settings, sheet) || !isAbsent(loadSettings(workspace, undefined), sheet)) return;
  throw new Refusal(
    'workspace_misconfigured',
    `The spreadsheet has no sheet "${sheet}" yet. Choose Billing API › Set up, which adds it.`,
    { members: { sheet } },
  );
}

// Records that are kept as properties have no sheet.
function isAbsent(settings: Settings, sheet: string): boolean {
  return sheet !== '' && madeColumns(settings, sheet) === null;
}

function tablesOf(resource: Resource): Table[] {
  return [recordTable(resource), itemsTable(resource) ?? []].flat();
}

function readHeader(header: readonly Cell[], { row, column, columns }: Area): Cell[][] {
  return row > 1 ? [] : [Array.from({ length: columns }, (_, index) => header[column - 1 + index] ?? '')];
}

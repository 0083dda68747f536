/** Derives from a resource the columns of its sheet: what people work with first, what the API needs behind. */
import type { Fields } from '../schema/field.ts';
import type { CellType } from '../schema/kind.ts';
import type { Resource } from '../schema/resource.ts';

export interface Table {
  readonly sheet: string;
  readonly columns: readonly TableColumn[];
  /** Positions in `columns` of those that the store itself works with. */
  readonly idIndex: number;
  readonly revIndex: number;
}

export interface RecordTable extends Table {
  readonly resource: Resource;
  readonly checkIndex: number;
  /** The first of the data cells; the others follow. */
  readonly dataIndex: number;
}

/** True for the table of records, false for that of their line items. */
export function isRecordTable(table: Table): table is RecordTable {
  return 'checkIndex' in table;
}

export interface TableColumn {
  /** The field's name, or the store's own name for it. */
  readonly key: string;
  readonly header: string;
  readonly cell: CellType;
  /** True for numbers that are not whole. */
  readonly decimal: boolean;
  /** True for percentages. */
  readonly percent?: boolean | undefined;
  readonly description: string;
  /** Right of what people work with. */
  readonly system: boolean;
  readonly hidden: boolean;
}

/** The number format of a column's cells: text must never be parsed, amounts are written for people. */
export function cellFormat({ cell, decimal, percent }: TableColumn): string {
  // A cell without a format takes on that of a typed 19%: by it the 0.19 that Google makes of it is known.
  if (percent) return 'General';
  if (decimal) return '#,##0.00####';
  if (cell === 'number') return '0';
  return cell === 'text' ? '@' : 'General';
}

/** The table of a resource's records. */
export function recordTable(resource: Resource): RecordTable {
  const data = Array.from({ length: resource.dataCells }, (_, index) =>
    storeColumn(
      index === 0 ? 'data' : `data_${index + 1}`,
      index === 0 ? 'Data' : `Data ${index + 1}`,
      'text',
      'What has no column of its own, as JSON.',
      true,
    ),
  );
  const columns = [
    ...fieldColumns(resource.fields),
    storeColumn('rev', 'Revision', 'number', 'The journal entry that wrote this row last.'),
    storeColumn('check', 'Check', 'text', 'Tells an edit by hand from what the API wrote.'),
    ...data,
  ];
  return {
    sheet: resource.sheet,
    resource,
    columns,
    idIndex: indexOf(columns, 'id'),
    revIndex: indexOf(columns, 'rev'),
    checkIndex: indexOf(columns, 'check'),
    dataIndex: indexOf(columns, 'data'),
  };
}

/** The table that shows the line items of a resource to people, or null when it has none. */
export function itemsTable(resource: Resource): Table | null {
  const fields = resource.fields.items?.kind.fields;
  if (resource.itemsSheet === undefined || fields === undefined) return null;
  const columns = [
    storeColumn('document_number', 'Document', 'text', 'The number of the document.'),
    ...fieldColumns(fields),
    storeColumn('document_id', 'Document ID', 'text', 'The id of the document.'),
    storeColumn('rev', 'Revision', 'number', 'The journal entry that wrote this row last.'),
  ];
  return {
    sheet: resource.itemsSheet,
    columns,
    idIndex: indexOf(columns, 'document_id'),
    revIndex: indexOf(columns, 'rev'),
  };
}

function fieldColumns(fields: Fields): TableColumn[] {
  const columns = Object.entries(fields).flatMap(([key, { kind, column, description }]): TableColumn[] => {
    if (column === undefined) return [];
    const { header, system = false, hidden = false } = column;
    return [
      {
        key,
        header,
        cell: kind.cell,
        decimal: kind.decimal !== undefined,
        percent: kind.percent,
        description,
        system,
        hidden,
      },
    ];
  });
  return [...columns.filter(({ system }) => !system), ...columns.filter(({ system }) => system)];
}

function storeColumn(
  key: string,
  header: string,
  cell: CellType,
  description: string,
  hidden = false,
): TableColumn {
  return { key, header, cell, decimal: false, description, system: true, hidden };
}

function indexOf(columns: readonly TableColumn[], key: string): number {
  return columns.findIndex((column) => column.key === key);
}

export function sequenceName({ plural }: Resource): string {
  return `rows:${plural}`;
}

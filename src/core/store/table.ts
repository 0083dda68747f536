/** Derives the columns of a sheet from its resource: first those that people work with, then those of the API. */
import { toNumber } from '../billing/decimal.ts';
import { emptyValue, type Field, type Fields } from '../schema/field.ts';
import type { CellType } from '../schema/kind.ts';
import type { Resource } from '../schema/resource.ts';
import type { Cell } from '../workspace.ts';
import { isAddedColumn } from './made-columns.ts';
import { encodeText } from './row/text-cell.ts';

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
  /** True for a column to the right of those that people work with. */
  readonly system: boolean;
  readonly hidden: boolean;
  /** True for a column that version 1.0 did not have: rows that were written before it was made have a blank there. */
  readonly added: boolean;
  /** The cell of the value that a record has when it was written before the field was declared. */
  readonly blank: Cell;
}

/** The number format of a column's cells: text must never be parsed, amounts are written for people. */
export function cellFormat({ cell, decimal, percent }: TableColumn): string {
  // Google gives a cell without a format the format of a typed 19%, which distinguishes it from a typed 0.19.
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
      true,
    ),
  );
  const columns = inSheet(resource.sheet, [
    ...fieldColumns(resource.fields),
    storeColumn('rev', 'Revision', 'number'),
    storeColumn('check', 'Check', 'text'),
    ...data,
  ]);
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
  const columns = inSheet(resource.itemsSheet, [
    storeColumn('document_number', 'Document', 'text'),
    ...fieldColumns(fields),
    storeColumn('document_id', 'Document ID', 'text'),
    storeColumn('rev', 'Revision', 'number'),
  ]);
  return {
    sheet: resource.itemsSheet,
    columns,
    idIndex: indexOf(columns, 'document_id'),
    revIndex: indexOf(columns, 'rev'),
  };
}

/** A column whose sheet is not named yet. */
type OwnColumn = Omit<TableColumn, 'added'>;

function inSheet(sheet: string, columns: readonly OwnColumn[]): TableColumn[] {
  return columns.map((column) => ({ ...column, added: isAddedColumn(sheet, column.header) }));
}

function fieldColumns(fields: Fields): OwnColumn[] {
  const columns = Object.entries(fields).flatMap(([key, field]): OwnColumn[] => {
    const { kind, column } = field;
    if (column === undefined) return [];
    const { header, system = false, hidden = false } = column;
    return [
      {
        key,
        header,
        cell: kind.cell,
        decimal: kind.decimal !== undefined,
        percent: kind.percent,
        system,
        hidden,
        blank: encodeValue(field, emptyValue(field)),
      },
    ];
  });
  return [...columns.filter(({ system }) => !system), ...columns.filter(({ system }) => system)];
}

function storeColumn(key: string, header: string, cell: CellType, hidden = false): OwnColumn {
  return { key, header, cell, decimal: false, system: true, hidden, blank: '' };
}

/** The cell of a field's value. */
export function encodeValue({ kind }: Field, value: unknown): Cell {
  if (value === null) return '';
  if (kind.decimal !== undefined) return toNumber(String(value));
  if (kind.cell === 'text') return encodeText(String(value));
  return value as number | boolean;
}

function indexOf(columns: readonly TableColumn[], key: string): number {
  return columns.findIndex((column) => column.key === key);
}

/** The journal's series that counts the records of a resource. */
export function sequenceName({ plural }: Resource): string {
  return `rows:${plural}`;
}

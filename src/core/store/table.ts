/** Derives the columns of a sheet from its resource: first those that people work with, then those of the API. */
import { toNumber } from '../billing/decimal.ts';
import { type ColumnForm, emptyValue, type Field, type Fields } from '../schema/field.ts';
import type { CellType, DecimalOutput } from '../schema/kind.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Resource } from '../schema/resource.ts';
import type { Cell } from '../workspace.ts';
import { isColumnOfLaterRows } from './made-columns.ts';
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
  /** Set for numbers that are not whole. */
  readonly decimal?: DecimalOutput | undefined;
  /** True for percentages. */
  readonly percent?: boolean | undefined;
  /** True for a column to the right of those that people work with. */
  readonly system: boolean;
  readonly hidden: boolean;
  /** True for a column that version 1.0 did not have: rows that were written before it was made have a blank there. */
  readonly added: boolean;
  /** The value of an object that the column shows. */
  readonly part?: ColumnPart | undefined;
  /** How people read and type what no cell holds as it is. */
  readonly form?: ColumnForm | undefined;
  /** The cell of the value that a record has when it was written before the field was declared. */
  readonly blank: Cell;
}

/** A column that shows one value of an object. */
interface ColumnPart {
  /** The field that has the object. */
  readonly field: string;
  readonly name: string;
  readonly leaf: Field;
}

/** The number format of a column's cells: text must never be parsed, amounts are written for people. */
export function cellFormat({ cell, decimal, percent }: TableColumn): string {
  // Google gives a cell without a format the format of a typed 19%, which distinguishes it from a typed 0.19.
  if (percent) return 'General';
  if (decimal !== undefined) return '#,##0.00####';
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
    storeColumn('rev', 'Revision', 'number', true),
    storeColumn('check', 'Check', 'text', true),
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
    // People type it to say which document a line belongs to.
    { ...storeColumn('document_number', 'Document', 'text'), system: false },
    ...fieldColumns(fields),
    storeColumn('document_id', 'Document ID', 'text'),
    storeColumn('rev', 'Revision', 'number', true),
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
  return columns.map((column) => ({ ...column, added: isColumnOfLaterRows(sheet, column.header) }));
}

function fieldColumns(fields: Fields): OwnColumn[] {
  const columns = Object.entries(fields).flatMap(([key, field]): OwnColumn[] => {
    const { kind, column } = field;
    if (column === undefined) return [];
    const { form } = column;
    if (form !== undefined) {
      const own = fieldColumn(key, column.header, field);
      return [{ ...own, cell: 'text', decimal: undefined, percent: false, form, blank: '' }];
    }
    if (kind.fields === undefined || kind.list === true) return [fieldColumn(key, column.header, field)];
    return Object.entries(kind.fields).flatMap(([name, leaf]): OwnColumn[] =>
      leaf.column === undefined
        ? []
        : [
            {
              ...fieldColumn(`${key}.${name}`, `${column.header} ${leaf.column.header}`, leaf),
              part: { field: key, name, leaf },
            },
          ],
    );
  });
  return columns.sort((one, other) => rankOf(one) - rankOf(other));
}

// What people see comes first. Sums that change with a record stand beside its revision, so that one write fills both.
function rankOf({ system, key, cell }: OwnColumn): number {
  if (!system) return 0;
  return key === 'updated_at' ? 3 : cell === 'number' ? 2 : 1;
}

function fieldColumn(key: string, header: string, field: Field): OwnColumn {
  const { kind, column } = field;
  return {
    key,
    header,
    cell: kind.cell,
    decimal: kind.decimal,
    percent: kind.percent,
    system: column?.system === true,
    hidden: column?.hidden === true,
    blank: encodeValue(field, emptyValue(field)),
  };
}

function storeColumn(key: string, header: string, cell: CellType, hidden = false): OwnColumn {
  return { key, header, cell, system: true, hidden, blank: '' };
}

/** The cell of a field's value. */
function encodeValue({ kind }: Field, value: unknown): Cell {
  if (value === null) return '';
  if (kind.decimal !== undefined) return toNumber(String(value));
  if (kind.cell === 'text') return encodeText(String(value));
  return value as number | boolean;
}

/** The cell of a column for a record; blank for a column that is the store's own. */
export function cellOf(
  { fields }: Resource,
  { key, part, form }: TableColumn,
  record: Readonly<JsonObject>,
): Cell {
  if (form !== undefined) return encodeText(form.write(record));
  if (part !== undefined) {
    const whole = record[part.field] as JsonObject | null | undefined;
    return encodeValue(part.leaf, whole?.[part.name] ?? null);
  }
  const field = fields[key];
  return field === undefined ? '' : encodeValue(field, record[key] ?? null);
}

function indexOf(columns: readonly TableColumn[], key: string): number {
  return columns.findIndex((column) => column.key === key);
}

/** The journal's series that counts the records of a resource. */
export function sequenceName({ plural }: Resource): string {
  return `rows:${plural}`;
}

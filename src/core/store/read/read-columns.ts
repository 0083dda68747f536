/** Reads a few fields of all records of a sheet, and no other columns. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import { type Layout, runs } from '../layout.ts';
import { sequenceOf, timeOf } from '../../schema/record-id.ts';
import { emptyValue } from '../../schema/field.ts';
import { withVerifiedColumns } from '../locate/verified-columns.ts';
import { openColumns } from '../made-columns.ts';
import { filledIn } from '../row/added-cells.ts';
import { readCell } from '../row/read-cell.ts';
import { parsePacked } from '../row/row-codec.ts';
import type { Session } from '../session.ts';
import type { RecordTable } from '../table.ts';
import { readWindow, rowsBelow } from './window.ts';

/** Some fields of a record, and where it stands. */
export interface PartialRecord {
  readonly row: number;
  readonly seq: number;
  readonly id: string;
  /** The fields asked for; a field is missing when its cell cannot be read. */
  readonly record: JsonObject;
}

/**
 * Reads these fields of all records: one document call for each run of columns that stand side by side, and one to find
 * where the rows end.
 * @param only the rows to read, from top to bottom, null for all of them
 */
export function readColumns(
  session: Session,
  table: RecordTable,
  layout: Layout,
  names: readonly string[],
  only: readonly number[] | null = null,
): PartialRecord[] {
  const open = openColumns(session.settings, table, layout);
  const readers = fieldReaders(table, names, open);
  return readCells(session, table, layout, ['id', ...names], only).flatMap(({ row, cellOf }) => {
    const id = String(cellOf(table.idIndex));
    const seq = sequenceOf(id, table.resource.idPrefix);
    if (seq === null) return [];
    const record: JsonObject = { id };
    for (const read of readers) read(record, cellOf);
    return [{ row, seq, id, record }];
  });
}

/**
 * Reads these fields, and behind them the header, which verifies the columns: one document call more than
 * `readColumns`.
 * @throws Refusal workspace_busy when rows or columns are being moved
 */
export function readVerifiedColumns(
  session: Session,
  table: RecordTable,
  names: readonly string[],
  only: readonly number[] | null = null,
): PartialRecord[] {
  return withVerifiedColumns(session, table, (layout) => readColumns(session, table, layout, names, only));
}

/** Decodes these fields from the cells of a row; a field is missing when its cell cannot be read. */
export function fieldsIn(table: RecordTable, names: readonly string[], cells: readonly Cell[]): JsonObject {
  const record: JsonObject = {};
  const added = table.columns.flatMap((column, index) => (column.added ? [index] : []));
  for (const read of fieldReaders(table, names, added)) read(record, (index) => cells[index] ?? '');
  return record;
}

/** Some fields of what stands in a row, which may be no record. */
type RowFields = Pick<PartialRecord, 'row' | 'record'>;

/** Reads these fields of all rows, and no ids: one document call less than `readColumns`, or as many. */
export function readFields(
  session: Session,
  table: RecordTable,
  layout: Layout,
  names: readonly string[],
  only: readonly number[] | null,
): RowFields[] {
  const open = openColumns(session.settings, table, layout);
  const readers = fieldReaders(table, names, open);
  return readCells(session, table, layout, names, only).map(({ row, cellOf }) => {
    const record: JsonObject = {};
    for (const read of readers) read(record, cellOf);
    return { row, record };
  });
}

interface RowCells {
  readonly row: number;
  /** The cell of a column, by its position in the table. */
  readonly cellOf: (index: number) => Cell;
}

function readCells(
  session: Session,
  table: RecordTable,
  layout: Layout,
  names: readonly string[],
  only: readonly number[] | null,
): RowCells[] {
  const { document } = session.workspace;
  const open = openColumns(session.settings, table, layout);
  const wanted = [...new Set(names.flatMap((name) => columnsOf(table, name, open)))];
  const [first, last] =
    only === null
      ? [2, document.lastContentRow(table.sheet) + rowsBelow]
      : [only[0] ?? 2, only[only.length - 1] ?? 1];
  // Of each run the rows read, and where in them each column stands: no cell is copied.
  const places = new Map<number, { readonly rows: readonly Cell[][]; readonly offset: number }>();
  for (const run of runs(
    wanted.map((index) => layout[index] ?? 0),
    wanted,
  )) {
    const area = { column: run.column, columns: run.cells.length };
    const { rows } = readWindow(document, table.sheet, { first, last }, area);
    for (const [offset, index] of run.cells.entries()) places.set(Number(index), { rows, offset });
  }
  const length = Math.max(0, ...Array.from(places.values(), ({ rows }) => rows.length));
  const rows = only ?? Array.from({ length }, (_, at) => at + first);
  return rows.map((row) => ({
    row,
    cellOf(index) {
      const place = places.get(index);
      return place?.rows[row - first]?.[place.offset] ?? '';
    },
  }));
}

// The id contains the time of creation: no column of its own is read for that. Where a cell does not say what the record
// has, its check and its data do.
function columnsOf(table: RecordTable, name: string, open: readonly number[]): number[] {
  if (name === 'created_at') return [table.idIndex];
  const own = table.columns.findIndex(({ key }) => key === name);
  if (own < 0) return dataColumns(table);
  return open.includes(own) ? [own, table.checkIndex, ...dataColumns(table)] : [own];
}

function dataColumns({ columns, dataIndex }: RecordTable): number[] {
  return columns.flatMap((_, index) => (index >= dataIndex ? [index] : []));
}

// Adds fields to a record from the cells of its row; what can be prepared for all rows is prepared.
type FieldReader = (record: JsonObject, cellOf: (index: number) => Cell) => void;

function fieldReaders(table: RecordTable, names: readonly string[], open: readonly number[]): FieldReader[] {
  const isPacked = (name: string): boolean => (columnsOf(table, name, [])[0] ?? 0) >= table.dataIndex;
  const packed = names.filter(isPacked);
  const single = names
    .filter((name) => !isPacked(name))
    .flatMap((name) => fieldReader(table, name, open) ?? []);
  return packed.length === 0 ? single : [...single, packedReader(table, packed)];
}

function fieldReader(table: RecordTable, name: string, open: readonly number[]): FieldReader | null {
  if (name === 'created_at')
    return (record, cellOf) => {
      record[name] = new Date(timeOf(String(cellOf(table.idIndex)))).toISOString();
    };
  const [index = -1] = columnsOf(table, name, []);
  const [field, column] = [table.resource.fields[name], table.columns[index]];
  if (field === undefined || column === undefined) return null;
  const packed = open.includes(index) ? packedReader(table, [name]) : null;
  return (record, cellOf) => {
    const cell = cellOf(index);
    if (packed !== null && cell === '' && !filledIn(cellOf(table.checkIndex)).includes(name)) {
      packed(record, cellOf);
      if (record[name] === null) record[name] = emptyValue(field);
      return;
    }
    const decoded = readCell(table.resource, column, cell, {});
    if (decoded.ok) record[name] = decoded.values[name] ?? null;
  };
}

function packedReader(table: RecordTable, names: readonly string[]): FieldReader {
  const indexes = dataColumns(table);
  return (record, cellOf) => {
    const packed = parsePacked(indexes.map(cellOf));
    if (packed === null) return;
    for (const name of names) if (name in table.resource.fields) record[name] = packed[name] ?? null;
  };
}

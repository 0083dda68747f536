/** Encodes a record as the cells of its row, and decodes a row as the record, or as the reason why it is none. */
import { is } from 'valibot';
import { invalid } from '../../errors/refusal.ts';
import { canonicalValue } from '../../schema/canonical.ts';
import { emptyValue, type Field, isCorrectable, isStored } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import { sequenceOf } from '../../schema/record-id.ts';
import { readCell } from './read-cell.ts';
import { hashCells } from './row-hash.ts';
import type { Layout } from '../layout.ts';
import { cellOf, type RecordTable, type TableColumn } from '../table.ts';
import { checkOf, filledColumns, hashIn, meantCells, withUnmade } from './added-cells.ts';
import { decodeText, encodeText, splitText } from './text-cell.ts';

/** A record as it stands in its sheet. */
export interface StoredRecord {
  /** With the values that a person has typed into the columns since. */
  readonly record: JsonObject;
  /** As the API wrote it last. */
  readonly written: JsonObject;
  readonly seq: number;
  /** The number of the transaction that wrote the row last. */
  readonly rev: number;
  /** The fingerprint of the cells as they are now; the check in the row differs when a person edited it. */
  readonly fingerprint: string;
  readonly isUntouched: boolean;
}

/** A row that cannot be read as a record until a person corrects it. */
interface Quarantine {
  readonly id: string;
  readonly column: string;
  readonly reason: string;
}

export type DecodedRow =
  | { readonly ok: true; readonly stored: StoredRecord }
  | { readonly ok: false; readonly quarantine: Quarantine };

// Below the 50,000 characters that a cell holds, so that escapes have room.
const dataCellLength = 49_000;

/**
 * The cells of a record, in the order of the table's columns, its check among them.
 * @throws Refusal validation_failed when the record does not fit into its data cells
 */
export function encodeRecord(table: RecordTable, record: Readonly<JsonObject>, rev: number): Cell[] {
  const { fields, dataCells } = table.resource;
  // The data cells hold the whole record, so that the columns that people see can be compared with it and restored.
  const packed: JsonObject = {};
  const apart: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name] ?? null;
    if (!isStored(field) || (field.apart === true ? !value : isEmpty(value))) continue;
    // Canonical, because a record that is written again from the journal must have the same check.
    (field.apart === true ? apart : packed)[name] = canonicalValue(field.kind, value);
  }
  const chunks = splitText(JSON.stringify(packed), dataCellLength);
  // Fields that the check does not count stand before the id. There is place, because they are short.
  const ahead = JSON.stringify(apart).slice(1, -1);
  if (ahead !== '') chunks[0] = `{${ahead},${chunks[0]?.slice(1)}`;
  if (chunks.length > dataCells) {
    throw invalid([
      { pointer: '', code: 'too_long', message: 'All texts of the record together are too long.' },
    ]);
  }
  const cells = table.columns.map((column, index): Cell => {
    if (index >= table.dataIndex) return encodeText(chunks[index - table.dataIndex] ?? '');
    return cellOf(table.resource, column, record);
  });
  cells[table.revIndex] = rev;
  cells[table.checkIndex] = checkOf(hashRow(table, cells, null), filledColumns(table, cells));
  return cells;
}

/**
 * The record in a row's cells, given in the order of the table's columns.
 * @param layout where they were read: a column that Set up has not made says nothing; missing: all are made
 */
export function decodeRow(table: RecordTable, read: readonly Cell[], layout: Layout = []): DecodedRow {
  const id = String(read[table.idIndex]);
  const written = unpack(table, read);
  if (written === null) return quarantined(id, 'Data', 'does not hold what the API wrote there');
  const cells = meantCells(table, withUnmade(table, layout, read, written), written);
  const now = hashRow(table, cells, written);
  const isUntouched = hashIn(read[table.checkIndex]) === now;
  const typed = isUntouched ? { record: { ...written } } : typedRecord(table, cells, written);
  if ('column' in typed) return quarantined(id, typed.column, typed.reason);
  const { record } = typed;
  const rev = cells[table.revIndex];
  const seq = sequenceOf(id, table.resource.idPrefix);
  if (seq === null) return quarantined(id, 'ID', 'is not an id that the API has given');
  return {
    ok: true,
    stored: { record, written, seq, rev: typeof rev === 'number' ? rev : 0, fingerprint: now, isUntouched },
  };
}

// The record with the values that a person has typed, or the first cell that holds no value of its field.
function typedRecord(
  { columns, resource }: RecordTable,
  cells: readonly Cell[],
  written: JsonObject,
): { readonly record: JsonObject } | Omit<Quarantine, 'id'> {
  const record = { ...written };
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    // An object and a text of several fields are left alone where nobody has changed them.
    const isWhole = column.part === undefined && column.form === undefined;
    if (!isWhole && cell === cellOf(resource, column, written)) continue;
    const decoded = readCell(resource, column, cell, record);
    if (!decoded.ok) return { column: column.header, reason: decoded.reason };
    // Values that only the API decides, and values that no caller could send, stay as written until the edit is
    // processed. A percentage stays, too, because only the cell's format distinguishes 19 % from 0.19.
    if (column.percent) continue;
    for (const [name, value] of Object.entries(decoded.values)) {
      const field = resource.fields[name];
      if (field !== undefined && isCorrectable(field) && isValid(field, value)) record[name] = value;
    }
  }
  return { record };
}

function isValid({ kind }: Field, value: unknown): boolean {
  return value === null || is(kind.schema, value);
}

/** The record that the API wrote last into a row, or null when its data cells hold something else. */
export function unpack({ resource, dataIndex }: RecordTable, cells: readonly Cell[]): JsonObject | null {
  const packed = parsePacked(cells.slice(dataIndex));
  // Blank data cells hold no record.
  if (packed?.id === undefined) return null;
  const record: JsonObject = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isStored(field)) record[name] = packed[name] ?? emptyValue(field);
  }
  return record;
}

/** The fingerprint of the cells of a row, whoever wrote them; their check has the same hash while nobody has edited them. */
function fingerprint(table: RecordTable, cells: readonly Cell[]): string {
  const written = unpack(table, cells);
  return hashRow(table, meantCells(table, cells, written), written ?? {});
}

/** True for a row with the check of its own cells. */
export function isAsChecked(table: RecordTable, cells: readonly Cell[]): boolean {
  return hashIn(cells[table.checkIndex]) === fingerprint(table, cells);
}

// A column that was added since version 1.0 counts where it differs from the record that the API wrote, so that a row has
// the same hash before and after Set up makes and fills the column. Null: the cells are those that the API writes.
function hashRow(table: RecordTable, cells: readonly Cell[], written: JsonObject | null): string {
  const counted: Cell[] = [];
  // A loop, because a page has thousands of cells, and a sweep millions.
  for (let index = 0; index < table.columns.length; index += 1) {
    const column = table.columns[index] as TableColumn;
    const cell = cells[index] ?? '';
    if (index === table.revIndex || index === table.checkIndex) continue;
    if (index === table.dataIndex) counted.push(String(cell).replace(beforeId, '{"id":'));
    else if (!column.added) counted.push(cell);
    else if (written !== null && cell !== cellOf(table.resource, column, written))
      counted.push(column.key, cell);
  }
  return hashCells(counted);
}

// The first field of every record is its id.
const beforeId = /^\{.*?"id":/;

/** Decodes the data cells of a row; null when they do not hold what the API wrote. */
export function parsePacked(cells: readonly Cell[]): JsonObject | null {
  const text = cells.map((cell) => decodeText(String(cell))).join('');
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch (_notJson) {
    return null;
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value as object).length === 0);
}

function quarantined(id: string, column: string, reason: string): DecodedRow {
  return { ok: false, quarantine: { id, column, reason } };
}

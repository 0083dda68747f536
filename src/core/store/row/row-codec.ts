/** Encodes a record as the cells of its row, and decodes a row as the record, or as the reason why it is none. */
import { is } from 'valibot';
import { parseDecimal } from '../../billing/decimal.ts';
import { invalid } from '../../errors/refusal.ts';
import { canonicalValue } from '../../schema/canonical.ts';
import { emptyValue, type Field, isCorrectable, isNullable, isStored } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import { sequenceOf } from '../record-id.ts';
import { hashCells } from './row-hash.ts';
import { encodeValue, type RecordTable, type TableColumn } from '../table.ts';
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
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name] ?? null;
    if (!isStored(field) || isEmpty(value)) continue;
    // Canonical, because a record that is written again from the journal must have the same check.
    packed[name] = canonicalValue(field.kind, value);
  }
  const chunks = splitText(JSON.stringify(packed), dataCellLength);
  if (chunks.length > dataCells) {
    throw invalid([
      { pointer: '', code: 'too_long', message: 'All texts of the record together are too long.' },
    ]);
  }
  const cells = table.columns.map(({ key }, index): Cell => {
    if (index >= table.dataIndex) return encodeText(chunks[index - table.dataIndex] ?? '');
    const field = fields[key];
    return field === undefined ? '' : encodeValue(field, record[key] ?? null);
  });
  cells[table.revIndex] = rev;
  cells[table.checkIndex] = fingerprint(table, cells);
  return cells;
}

/** The record in a row's cells, given in the order of the table's columns. */
export function decodeRow(table: RecordTable, cells: readonly Cell[]): DecodedRow {
  const id = String(cells[table.idIndex]);
  const written = unpack(table, cells);
  if (written === null) return quarantined(id, 'Data', 'does not hold what the API wrote there');
  const now = fingerprint(table, cells);
  const isUntouched = cells[table.checkIndex] === now;
  const record = { ...written };
  if (!isUntouched) {
    for (const [index, column] of table.columns.entries()) {
      const field = table.resource.fields[column.key];
      if (field === undefined) continue;
      const decoded = decodeColumn(field, column, cells[index] ?? '');
      if (!decoded.ok) return quarantined(id, column.header, decoded.reason);
      // Values that only the API decides, and values that no caller could send, stay as written until the edit is
      // processed. A percentage stays, too, because only the cell's format distinguishes 19 % from 0.19.
      if (isCorrectable(field) && !column.percent && isValid(field, decoded.value))
        record[column.key] = decoded.value;
    }
  }
  const rev = cells[table.revIndex];
  const seq = sequenceOf(id, table.resource.idPrefix);
  if (seq === null) return quarantined(id, 'ID', 'is not an id that the API has given');
  return {
    ok: true,
    stored: { record, written, seq, rev: typeof rev === 'number' ? rev : 0, fingerprint: now, isUntouched },
  };
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

/**
 * The fingerprint of the cells of a row, whoever wrote them. A column that was added since version 1.0 counts where
 * it is filled, so that a row has the same fingerprint before and after Set up makes the column.
 */
export function fingerprint(table: RecordTable, cells: readonly Cell[]): string {
  const counted: Cell[] = [];
  // A loop, because a page has thousands of cells, and a sweep millions.
  for (let index = 0; index < table.columns.length; index += 1) {
    const { added, key, blank } = table.columns[index] as TableColumn;
    const cell = cells[index] ?? '';
    if (index === table.revIndex || index === table.checkIndex) continue;
    if (!added) counted.push(cell);
    else if (cell !== '' && cell !== blank) counted.push(key, cell);
  }
  return hashCells(counted);
}

/** Reads the cell of a column, in which a blank is a value where the column was added to rows that have none. */
export function decodeColumn(
  field: Field,
  { added }: TableColumn,
  cell: Cell,
): ReturnType<typeof decodeValue> {
  return added && cell === '' ? { ok: true, value: emptyValue(field) } : decodeValue(field, cell);
}

/** Decodes the cell of a field, or returns the reason why it holds no value of that field. */
export function decodeValue(
  field: Field,
  cell: Cell,
): { ok: true; value: unknown } | { ok: false; reason: string } {
  if (cell === '') {
    return isNullable(field) ? { ok: true, value: null } : { ok: false, reason: 'must not be blank' };
  }
  if (field.kind.cell === 'text') {
    return typeof cell === 'string'
      ? { ok: true, value: decodeText(cell) }
      : { ok: false, reason: 'must be a text' };
  }
  if (field.kind.cell === 'boolean') {
    return typeof cell === 'boolean'
      ? { ok: true, value: cell }
      : { ok: false, reason: 'must be TRUE or FALSE' };
  }
  if (typeof cell !== 'number') return { ok: false, reason: 'must be a number' };
  if (field.kind.decimal === undefined) return { ok: true, value: cell };
  const parsed = parseDecimal(cell);
  return parsed.ok ? parsed : { ok: false, reason: 'is not a number that the API can carry' };
}

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

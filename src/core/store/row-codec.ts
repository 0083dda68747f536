/** Turns a record into the cells of its row, and a row back into the record, or into what is wrong with it. */
import { is } from 'valibot';
import { parseDecimal, toNumber } from '../billing/decimal.ts';
import { invalid } from '../errors/refusal.ts';
import { canonicalValue } from '../schema/canonical-value.ts';
import { type Field, isCorrectable, isStored } from '../schema/field.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Cell } from '../workspace.ts';
import { sequenceOf } from './record-id.ts';
import { hashCells } from './row-hash.ts';
import { splitText, decodeText, encodeText } from './text-cell.ts';
import type { RecordTable } from './table.ts';

/** A record as it stands in its sheet. */
export interface StoredRecord {
  /** As the columns tell it: with what a person has typed there since. */
  readonly record: JsonObject;
  /** As the API wrote it last. */
  readonly written: JsonObject;
  readonly seq: number;
  /** The journal entry that wrote the row last. */
  readonly rev: number;
  /** The fingerprint of the cells as they are now; the check in the row differs when a person edited it. */
  readonly fingerprint: string;
  readonly isUntouched: boolean;
}

/** A row that cannot be read as a record until a person corrects it. */
export interface Quarantine {
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
  // The whole record: what people see in the columns can be compared with it, and restored from it.
  const packed: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name] ?? null;
    if (!isStored(field) || isEmpty(value)) continue;
    // What is written again from the journal must have the same check.
    packed[name] = canonicalValue(field.kind, value);
  }
  const chunks = splitText(JSON.stringify(packed), dataCellLength);
  if (chunks.length > dataCells) {
    throw invalid([
      { pointer: '', code: 'too_long', message: 'All texts together are too long for one record.' },
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
      const decoded = decodeValue(field, cells[index] ?? '');
      if (!decoded.ok) return quarantined(id, column.header, decoded.reason);
      // What the API alone decides, and what no caller could send, is as it was written until the edit is settled.
      // Of a percentage only the format tells what it is.
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
  // Blank cells hold a record no more than any other text does.
  if (packed?.id === undefined) return null;
  const record: JsonObject = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (isStored(field)) record[name] = packed[name] ?? emptyValue(field);
  }
  return record;
}

/** The fingerprint of the cells of a row, whoever wrote them. */
export function fingerprint(table: RecordTable, cells: readonly Cell[]): string {
  return hashCells(cells.filter((_, index) => index !== table.revIndex && index !== table.checkIndex));
}

function encodeValue({ kind }: Field, value: unknown): Cell {
  if (value === null) return '';
  if (kind.decimal !== undefined) return toNumber(String(value));
  if (kind.cell === 'text') return encodeText(String(value));
  return value as number | boolean;
}

/** What a cell says of a field, or what is wrong with the cell. */
export function decodeValue(
  field: Field,
  cell: Cell,
): { ok: true; value: unknown } | { ok: false; reason: string } {
  if (cell === '') {
    const mayBeBlank = field.mode === 'optional' || field.mode === 'readOnlyNullable';
    return mayBeBlank ? { ok: true, value: null } : { ok: false, reason: 'must not be blank' };
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

/** What the data cells of a row hold together, or null when that is not what the API wrote. */
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

/** What a record has in a field that nobody has filled. */
export function emptyValue({ kind, mode }: Field): unknown {
  if (mode === 'optional' || mode === 'readOnlyNullable') return null;
  return kind.list === true ? [] : {};
}

function quarantined(id: string, column: string, reason: string): DecodedRow {
  return { ok: false, quarantine: { id, column, reason } };
}

/** Reads what one cell says of its record. */
import { parseDecimal } from '../../billing/decimal.ts';
import { emptyValue, type Field, isNullable } from '../../schema/field.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Resource } from '../../schema/resource.ts';
import type { Cell } from '../../workspace.ts';
import type { TableColumn } from '../table.ts';
import { decodeText } from './text-cell.ts';

/**
 * Reads what a cell says of its record, in which a blank is a value where the column was added to rows that have none.
 * @param record decides the other values of an object of which the cell shows one
 * @returns the values of the fields that the cell decides, or why it cannot be read; none for a column of the store's own
 */
export function readCell(
  { fields }: Resource,
  column: TableColumn,
  cell: Cell,
  record: Readonly<JsonObject>,
): { ok: true; values: JsonObject } | { ok: false; reason: string } {
  const { key, added, part, form } = column;
  if (form !== undefined) {
    const values = form.read(decodeText(String(cell)));
    return values === null ? { ok: false, reason: form.fault } : { ok: true, values };
  }
  const field = part?.leaf ?? fields[key];
  if (field === undefined) return { ok: true, values: {} };
  const decoded =
    added && cell === '' ? { ok: true as const, value: emptyValue(field) } : decodeValue(field, cell);
  if (!decoded.ok) return decoded;
  if (part === undefined) return { ok: true, values: { [key]: decoded.value } };
  const whole = { ...(record[part.field] as JsonObject | null), [part.name]: decoded.value };
  const isBlank = Object.values(whole).every((value) => value === null);
  return { ok: true, values: { [part.field]: isBlank ? null : whole } };
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

/** What the columns of a row say, field by field, as a person may have typed it. */
import { canonicalValue } from '../schema/canonical-value.ts';
import type { JsonObject } from '../schema/represent.ts';
import { decodeValue } from '../store/row-codec.ts';
import type { Table } from '../store/table.ts';
import type { Fields } from '../schema/field.ts';
import type { Cell } from '../workspace.ts';
import { readTypedCell, type TypingHabits } from './typed-cell.ts';

export interface TypedValues {
  /** By field; null for a blank cell. */
  readonly values: JsonObject;
  /** Columns whose cell cannot be what their field is, with the reason. */
  readonly unreadable: readonly { readonly key: string; readonly index: number; readonly reason: string }[];
}

export function readTypedValues(
  { columns }: Table,
  fields: Fields,
  cells: readonly Cell[],
  habits: TypingHabits,
): TypedValues {
  const values: JsonObject = {};
  const unreadable: TypedValues['unreadable'][number][] = [];
  for (const [index, { key }] of columns.entries()) {
    const field = fields[key];
    if (field === undefined) continue;
    const cell = readTypedCell(field, cells[index] ?? '', habits);
    // A blank cell is a field that was not given, whatever its mode.
    const decoded = cell === '' ? ({ ok: true, value: null } as const) : decodeValue(field, cell);
    if (decoded.ok) values[key] = canonicalValue(field.kind, decoded.value);
    else unreadable.push({ key, index, reason: decoded.reason });
  }
  return { values, unreadable };
}

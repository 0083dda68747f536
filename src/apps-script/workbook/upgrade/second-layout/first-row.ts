/** Rows of the first layout: what a record had in columns of its own, its data did not hold. */
import type { JsonObject } from '../../../../core/schema/represent.ts';
import { decodeValue, encodeRecord, fingerprint, parsePacked } from '../../../../core/store/row-codec.ts';
import { emptyValue, isStored } from '../../../../core/schema/field.ts';
import type { RecordTable } from '../../../../core/store/table.ts';
import type { Cell } from '../../../../core/workspace.ts';

/** The cells that the first layout had for a record, its check among them. */
export function encodeFirstRow(table: RecordTable, record: Readonly<JsonObject>, rev: number): Cell[] {
  const { fields } = table.resource;
  const unseen: JsonObject = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.column === undefined) unseen[name] = record[name] ?? null;
  }
  // All cells but those of the data are the same in both layouts.
  const data = encodeRecord(table, unseen, rev).slice(table.dataIndex);
  const cells = [...encodeRecord(table, record, rev).slice(0, table.dataIndex), ...data];
  cells[table.checkIndex] = fingerprint(table, cells);
  return cells;
}

/**
 * The record that a row of the first layout tells, or null when its data holds something else. What stands in a
 * column and cannot be is left out.
 */
export function decodeFirstRow(table: RecordTable, cells: readonly Cell[]): JsonObject | null {
  const unseen = parsePacked(cells.slice(table.dataIndex));
  if (unseen === null) return null;
  const record: JsonObject = {};
  for (const [name, field] of Object.entries(table.resource.fields)) {
    if (!isStored(field)) continue;
    const at = table.columns.findIndex(({ key }) => key === name);
    if (at < 0) {
      record[name] = unseen[name] ?? emptyValue(field);
      continue;
    }
    const decoded = decodeValue(field, cells[at] ?? '');
    record[name] = decoded.ok ? decoded.value : null;
  }
  return record;
}

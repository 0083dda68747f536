/** Reads a few fields of all records of a sheet, and no other columns. */
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import { type Layout, runs } from '../layout.ts';
import { sequenceOf, timeOf } from '../record-id.ts';
import { decodeColumn, parsePacked } from '../row/row-codec.ts';
import type { Session } from '../session.ts';
import type { RecordTable, TableColumn } from '../table.ts';
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
  const { document } = session.workspace;
  const wanted = [...new Set([table.idIndex, ...names.flatMap((name) => columnsOf(table, name))])];
  const [first, last] =
    only === null
      ? [2, document.lastContentRow(table.sheet) + rowsBelow]
      : [only[0] ?? 2, only[only.length - 1] ?? 1];
  const columns = new Map<number, Cell[]>();
  for (const run of runs(
    wanted.map((index) => layout[index] ?? 1),
    wanted,
  )) {
    const area = { column: run.column, columns: run.cells.length };
    const { rows } = readWindow(document, table.sheet, { first, last }, area);
    for (const [offset, index] of run.cells.entries())
      columns.set(
        Number(index),
        rows.map((cells) => cells[offset] ?? ''),
      );
  }
  const asked = only === null ? null : new Set(only);
  const ids = columns.get(table.idIndex) ?? [];
  return ids.flatMap((cell, at): PartialRecord[] => {
    const id = String(cell);
    const seq = sequenceOf(id, table.resource.idPrefix);
    const row = at + first;
    if (seq === null || asked?.has(row) === false) return [];
    const cellOf = (index: number): Cell => columns.get(index)?.[at] ?? '';
    return [{ row, seq, id, record: partialRecord(table, names, id, cellOf) }];
  });
}

// The id contains the time of creation: no column is read for that.
function columnsOf(table: RecordTable, name: string): number[] {
  if (name === 'id' || name === 'created_at') return [];
  const own = table.columns.findIndex(({ key }) => key === name);
  return own >= 0 ? [own] : table.columns.flatMap((_, index) => (index >= table.dataIndex ? [index] : []));
}

function partialRecord(
  table: RecordTable,
  names: readonly string[],
  id: string,
  cellOf: (index: number) => Cell,
): JsonObject {
  const record: JsonObject = { id, created_at: new Date(timeOf(id)).toISOString() };
  let packed: JsonObject | null | undefined;
  for (const name of names) {
    const [index] = columnsOf(table, name);
    const field = table.resource.fields[name];
    if (index === undefined || field === undefined) continue;
    if (index < table.dataIndex) {
      const column = table.columns[index] as TableColumn;
      const decoded = decodeColumn(field, column, cellOf(index));
      if (decoded.ok) record[name] = decoded.value;
      continue;
    }
    packed ??= parsePacked(columnsOf(table, name).map(cellOf));
    if (packed !== null) record[name] = packed[name] ?? null;
  }
  return record;
}

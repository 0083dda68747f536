/** Puts into each row's data the whole record as it was written last, so that edits by hand can be told from it. */
import type { JsonObject } from '../../../../core/schema/represent.ts';
import type { Resource } from '../../../../core/schema/resource.ts';
import { committedRecord } from '../../../../core/store/journal/journal-entry.ts';
import { layoutFromHeader } from '../../../../core/store/layout.ts';
import { sequenceOf } from '../../../../core/store/record-id.ts';
import { lackingColumns } from '../../../../core/store/redo.ts';
import { encodeRecord, fingerprint, parsePacked } from '../../../../core/store/row-codec.ts';
import { cellFormat, type RecordTable, recordTable } from '../../../../core/store/table.ts';
import type { Cell } from '../../../../core/workspace.ts';
import { rewriteRows } from '../rewrite-rows.ts';
import type { UpgradeTurn } from '../upgrade-step.ts';
import { decodeFirstRow, encodeFirstRow } from './first-row.ts';
import type { JournalMemory } from './journal-memory.ts';

/** @returns how far it has come when its time was up, null when it is done */
export function completeRows(turn: UpgradeTurn, resource: Resource, memory: JournalMemory): string | null {
  const table = recordTable(resource);
  return rewriteRows(turn, {
    sheet: table.sheet,
    layoutOf: (header) => layoutFromHeader(table, header),
    formats: table.columns.map(cellFormat),
    rewrite: (cells) => completeRow(table, cells, memory),
  });
}

function completeRow(table: RecordTable, cells: readonly Cell[], memory: JournalMemory): Cell[] | null {
  const id = String(cells[table.idIndex]);
  // What a person has typed stays as it is.
  if (sequenceOf(id, table.resource.idPrefix) === null) return null;
  const packed = parsePacked(cells.slice(table.dataIndex));
  if (packed?.id === id) return null;
  // Data of another record, or parts of it, was put here while a person moved rows: the journal has this one's own.
  const isForeign = packed === null || packed.id !== undefined;
  const row = isForeign ? [...cells] : finishRow(table, cells, memory);
  const isUntouched = !isForeign && row[table.checkIndex] === fingerprint(table, row);
  const known = isUntouched ? null : memory.last(table.resource, id);
  const written = known ?? (isForeign ? null : decodeFirstRow(table, row));
  return written === null ? null : withData(table, row, written, isUntouched);
}

function withData(
  table: RecordTable,
  row: readonly Cell[],
  written: JsonObject,
  isUntouched: boolean,
): Cell[] {
  const encoded = encodeRecord(table, written, Number(row[table.revIndex]));
  const complete = [...row.slice(0, table.dataIndex), ...encoded.slice(table.dataIndex)];
  // An edit by hand stays one: the check is that of the row without it.
  complete[table.checkIndex] = isUntouched ? fingerprint(table, complete) : (encoded[table.checkIndex] ?? '');
  return complete;
}

// The execution that committed the newest entry may have died before it wrote all cells of this row.
function finishRow(table: RecordTable, cells: readonly Cell[], memory: JournalMemory): Cell[] {
  const pending = memory.pending(String(cells[table.idIndex]));
  if (pending === null) return [...cells];
  const { written, transaction } = pending;
  const wanted = encodeFirstRow(table, committedRecord(table.resource, written.text), transaction);
  const lacking = lackingColumns(table, cells, wanted, written);
  if (lacking.length === 0 && cells[table.revIndex] === transaction) return [...cells];
  const isOwn = (index: number): boolean => index === table.revIndex || index === table.checkIndex;
  return cells.map((cell, index) =>
    isOwn(index) || lacking.includes(table.columns[index]?.key ?? '') ? (wanted[index] ?? '') : cell,
  );
}

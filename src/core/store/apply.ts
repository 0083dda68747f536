/** Writes a committed transaction's records to the sheets that people see. */
import { decodeText } from './text-cell.ts';
import type { JsonObject } from '../schema/represent.ts';
import type { Cell } from '../workspace.ts';
import { bufferCells } from './buffered-writes.ts';
import type { NewRecord } from './draft.ts';
import { type Layout, runs } from './layout.ts';
import { findPlace } from './place.ts';
import { encodeItem, encodeRecord } from './row-codec.ts';
import { noteTail, type Session, seenLayout } from './session.ts';
import { cellFormat, itemsTable, type RecordTable, recordTable, type Table } from './table.ts';

/** Rows that go below all others of one sheet. */
interface Append {
  readonly table: Table;
  readonly layout: Layout;
  readonly rows: readonly (readonly Cell[])[];
  /** The newest sequence number among them, null for line items. */
  readonly seq: number | null;
}

/**
 * What a new record appends: its own row and those of its line items. Reads the headers of both sheets, so that
 * nothing is committed that cannot be written.
 * @throws Refusal workspace_misconfigured, validation_failed
 */
export function planAppends(session: Session, { resource, record, seq }: NewRecord, rev: number): Append[] {
  const table = recordTable(resource);
  const row = {
    table,
    layout: seenLayout(session, table),
    rows: [encodeRecord(table, record, seq, rev)],
    seq,
  };
  const items = itemsTable(resource);
  if (items === null) return [row];
  const rows = (record.items as JsonObject[]).map((item) =>
    encodeItem(items.columns, { ...item, document_number: record.number, document_id: record.id, rev }),
  );
  // Line items first: a document's own row comes last, next to the flush.
  return [{ table: items, layout: seenLayout(session, items), rows, seq: null }, row];
}

/** Writes appends, buffered: each is placed by a read directly before. The caller flushes. */
export function writeAppends(session: Session, appends: readonly Append[]): void {
  const places = appends.map(({ table, layout, rows }) => findPlace(session, table, layout, rows.length));
  for (const [index, append] of appends.entries()) {
    const row = places[index] ?? 0;
    writeRows(session, append, row);
    noteTail(session, append.table.sheet, { row: row + append.rows.length - 1, seq: append.seq ?? 0 });
  }
}

function writeRows(session: Session, { table, layout, rows }: Append, row: number): void {
  const formats = table.columns.map(cellFormat);
  const formatRuns = runs(layout, formats);
  const cellRuns = rows.map((cells) => runs(layout, cells));
  for (const [index, { column, cells }] of formatRuns.entries()) {
    const values = cellRuns.map((perRow) => perRow[index]?.cells ?? []);
    bufferCells(session, table.sheet, { row, column }, values, cells.map(String));
  }
}

/** The ids of the documents whose line items stand in the sheet, by row. */
export function hasItemRows(session: Session, items: Table, documentId: string): boolean {
  const column = seenLayout(session, items)[items.idIndex] ?? 1;
  return session.workspace.document.find(items.sheet, column, 2, documentId).length > 0;
}

/** The fingerprint that a record's row has after it was written. */
export function checkOf(table: RecordTable, cells: readonly Cell[]): string {
  return decodeText(String(cells[table.checkIndex]));
}

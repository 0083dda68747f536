/** Makes the rows that show a document's line items to people; the API reads the items from the document's own row. */
import { isZero, toNumber } from '../../billing/decimal.ts';
import { displayName } from '../../schema/draft-name.ts';
import type { JsonObject } from '../../schema/represent.ts';
import type { Cell } from '../../workspace.ts';
import type { Table, TableColumn } from '../table.ts';
import { encodeText } from './text-cell.ts';

/** One row for each line that is shown, its cells in the order of the table's columns. */
export function itemRows(table: Table, record: JsonObject, rev: number): Cell[][] {
  return shownLines(record).map((item) =>
    encodeItem(table.columns, { ...item, document_number: displayName(record), document_id: record.id, rev }),
  );
}

/** The lines that have rows. A total of nothing has none: people type lines, or the total, in its place. */
export function shownLines({ shape, items }: Readonly<JsonObject>): readonly JsonObject[] {
  const lines = items as readonly JsonObject[];
  return shape === 'total' && lines.every(({ unit_price }) => isZero(String(unit_price))) ? [] : lines;
}

/** The cells of one line item of a document. */
export function encodeItem(columns: readonly TableColumn[], cells: Readonly<JsonObject>): Cell[] {
  return columns.map(({ key, cell, form }) => {
    if (form !== undefined) return encodeText(form.write(cells));
    const value = cells[key] ?? null;
    if (value === null) return '';
    if (cell === 'number') return typeof value === 'number' ? value : toNumber(String(value));
    return encodeText(String(value));
  });
}
